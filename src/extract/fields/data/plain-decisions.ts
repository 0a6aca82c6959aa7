/* How a statement gives its reason, and how it names what was not taken. In small letters. */
export const BECAUSE =
  "because|weil|da (?:der|die|das|es)|porque|parce que|car|perché|poiché|protože|потому что|так как";
export const BECAUSE_UNSPACED = "因为|因為|ため|ので|때문";
export const OVER =
  "over(?! (?:and over|\\d|again|time|the (?:weekend|next|last|past)))|gegenüber|frente a|plutôt que|piuttosto che|invece di|em vez de|en vez de|před|вместо";
export const OVER_UNSPACED = "而不是|而非|より|대신";

/** Bytes as text: in UTF-8, or as a byte order mark says. PowerShell's `>` writes UTF-16. What is no text becomes U+FFFD. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  // The decoder takes the mark out.
  return new TextDecoder(encoding).decode(bytes);
}

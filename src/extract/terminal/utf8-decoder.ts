/** Decodes UTF-8 that arrives in pieces, cut inside characters too; strings pass as they are. */
export function createUtf8Decoder() {
  const decoder = new TextDecoder();
  return {
    push(chunk: string | Uint8Array): string {
      return typeof chunk === "string" ? decoder.decode() + chunk : decoder.decode(chunk, { stream: true });
    },
    /** What a cut character leaves at the end: one replacement sign, or nothing. */
    end(): string {
      return decoder.decode();
    },
  };
}

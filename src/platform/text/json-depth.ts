const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const isOpening = (byte: number): boolean => byte === 0x5b || byte === 0x7b;
const isClosing = (byte: number): boolean => byte === 0x5d || byte === 0x7d;

/** True if brackets nest deeper than the limit. Checked before parsing, so that no recursive code sees such input. */
export const isJsonDeeperThan = (text: Uint8Array, limit: number): boolean => {
  if (text.length <= limit) return false;
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const byte = text[index] ?? 0;
    if (inString) {
      if (byte === BACKSLASH) index += 1;
      else if (byte === QUOTE) inString = false;
    } else if (byte === QUOTE) {
      inString = true;
    } else if (isOpening(byte)) {
      depth += 1;
      if (depth > limit) return true;
    } else if (isClosing(byte)) {
      depth -= 1;
    }
  }
  return false;
};

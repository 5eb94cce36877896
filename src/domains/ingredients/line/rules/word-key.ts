const COMBINING = /[\u0300-\u036f]/;

/** A word as the lexicons have it: lower case, composed, with a plain apostrophe. Accents stay: `ou` is not `où`. */
export const wordKey = (text: string): string => {
  const lower = text.toLowerCase();
  const composed = COMBINING.test(lower) ? lower.normalize('NFC') : lower;
  return composed.includes('’') ? composed.replaceAll('’', "'") : composed;
};

const COMBINING = /[\u0300-\u036f]/;

/**
 * The form in which words are compared: lower case, NFC, with a straight apostrophe. Accents stay: `ou` is not `où`.
 */
export const toWordKey = (text: string): string => {
  const lower = text.toLowerCase();
  const composed = COMBINING.test(lower) ? lower.normalize('NFC') : lower;
  return composed.includes('’') ? composed.replaceAll('’', "'") : composed;
};

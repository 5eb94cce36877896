/** As much of a file as is looked at. Some pages begin with the remarks of those who saved them. */
const BEGINNING = 5000;

const DOCUMENT = /<(?:!doctype\s+html|html|head|body)[\s>]/i;
/** With what a piece of a page may begin. */
const PIECE =
  /^(?:<!--[^]{0,2000}?-->\s*)?<(?:article|div|section|main|header|h[1-6]|p|ul|ol|table|span|script|meta|title|figure|link|style|form|center|font|b|strong)[\s>/]/i;
const END_TAG = /<\/(?:article|div|section|main|h[1-6]|p|ul|ol|li|table|span|script|title)>/i;

/** Whether a text is a page, or a piece of one, and no other kind of markup. */
export const looksLikeHtml = (text: string): boolean => {
  const beginning = text.slice(0, BEGINNING).trimStart();
  if (!beginning.includes('<')) return false;
  if (DOCUMENT.test(beginning)) return true;
  return PIECE.test(beginning) && END_TAG.test(text.slice(0, 20 * BEGINNING));
};

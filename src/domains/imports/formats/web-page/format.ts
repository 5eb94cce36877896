import type { Format } from '../format.ts';
import { extractRecipes } from './extract-recipes.ts';

/** How much of a file is inspected. Some saved pages start with a long comment. */
const INSPECTED_LENGTH = 5000;

const DOCUMENT_TAG = /<(?:!doctype\s+html|html|head|body)[\s>]/i;
/** Elements that an HTML fragment may start with. */
const FRAGMENT_START =
  /^(?:<!--[^]{0,2000}?-->\s*)?<(?:article|div|section|main|header|h[1-6]|p|ul|ol|table|span|script|meta|title|figure|link|style|form|center|font|b|strong)[\s>/]/i;
const END_TAG = /<\/(?:article|div|section|main|h[1-6]|p|ul|ol|li|table|span|script|title)>/i;

/** Whether the text is an HTML document or fragment rather than some other markup. */
const looksLikeHtml = (text: string): boolean => {
  const start = text.slice(0, INSPECTED_LENGTH).trimStart();
  if (!start.includes('<')) return false;
  if (DOCUMENT_TAG.test(start)) return true;
  return FRAGMENT_START.test(start) && END_TAG.test(text.slice(0, 20 * INSPECTED_LENGTH));
};

export const format: Format = {
  id: 'web-page',
  name: 'Web page',
  isHeuristic: true,
  detect: (source) => (source.kind === 'file' && looksLikeHtml(source.text()) ? 'likely' : 'no'),
  read: (source, { url, reportProgress }) =>
    source.kind === 'file' ? extractRecipes(source.text(), url, reportProgress) : [],
};

import { parseHtml } from './parse-html.ts';
import { getNodeLines } from './node-text.ts';

/** How many levels of escaping are removed. Some programs escape text that is already escaped. */
const MAX_ROUNDS = 3;

const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,30});/i;
/** A tag or comment inside a text; `a < b` is neither. */
const TAG = /<\/?(?:[a-z][a-z\d]*)(?:\s[^<>]{0,2000})?\/?>|<!--/i;

/** The lines of plain text, with its own line breaks. */
const linesOfText = (text: string): string =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** The text with what `&amp;` and the like stand for, and otherwise as it is. */
const withoutEntities = (text: string): string => {
  const escaped = text.replaceAll('<', '&lt;');
  const [only] = parseHtml(escaped).children;
  return only !== undefined && 'data' in only ? only.data : '';
};

/**
 * Converts text that may contain markup or entities, even doubly escaped, to plain text. If there are tags, they
 * determine the line breaks; otherwise the text's own line breaks are kept.
 */
export const toPlainText = (text: string): string => {
  let current = text;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    if (TAG.test(current)) current = getNodeLines(parseHtml(current)).join('\n');
    else if (ENTITY.test(current)) current = withoutEntities(current);
    else break;
  }
  return linesOfText(current);
};

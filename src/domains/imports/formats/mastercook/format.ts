import type { Format } from '../format.ts';
import { isHtmlDocument } from '../../markup/html/is-html-document.ts';
import { splitLines } from '../../text/lines.ts';
import { findDescendants } from '../../markup/xml/xml-elements.ts';
import { parseXml } from '../../markup/xml/parse-xml.ts';
import { isUnderline } from './ingredient-table.ts';
import { readMx2 } from './read-mx2.ts';
import { isMxpHeader, readMxp, splitMxp } from './read-mxp.ts';

/** In mails, recipes can be far below the headers. */
const LOOKED_AT = 100_000;

const isMx2 = (text: string): boolean => /<(?:mx2|RcpE)[\s>]/i.test(text.slice(0, LOOKED_AT));

export const format: Format = {
  id: 'mastercook',
  name: 'MasterCook',

  detect: (source) => {
    if (source.kind !== 'file') return 'no';
    const head = source.text().slice(0, LOOKED_AT);
    if (isHtmlDocument(head)) return 'no';
    if (/^\s*</.test(head)) return isMx2(head) ? 'sure' : 'no';
    const lines = splitLines(head);
    if (lines.some(isMxpHeader)) return 'sure';
    return lines.some(isUnderline) && /^\s*Amount\s+Measure\s+Ingredient/im.test(head) ? 'likely' : 'no';
  },

  *read(source, context) {
    if (source.kind !== 'file') return;
    const text = source.text();
    if (isMx2(text)) {
      const recipes = findDescendants(parseXml(text), 'rcpe');
      context.reportTotal(recipes.length);
      for (const recipe of recipes) yield readMx2(recipe);
    } else {
      const recipes = splitMxp(text);
      context.reportTotal(recipes.length);
      for (const lines of recipes) yield readMxp(lines);
    }
  },
};

import type { Format, ImportFile } from '../format.ts';
import { createUnreadableItem } from '../../archives/read-member.ts';
import { readRecipeText } from './read-recipe-text.ts';

const LOOKED_AT = 20_000;
/** Longer than any cookbook. Lines are classified by their context, so all of them are held in memory. */
const MAX_LENGTH = 4_000_000;
/** The share of characters that people do not type. */
const MAX_UNTYPED = 0.01;

/** The starts of HTML, XML, JSON, RTF and PDF files. */
const MARKUP_OR_DATA = /^[\s\ufeff]*(?:<[!?a-z]|\{\s*["}]|\[\s*[[{"\d\]]|\{\\rtf|%PDF-)/i;

// oxlint-disable-next-line no-control-regex
const UNTYPED = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u007f\ufffd\ufffe\uffff]/g;

/** Whether the text could have been typed, as opposed to markup and data, which other formats read. */
const isText = (file: ImportFile): boolean => {
  const head = file.text().slice(0, LOOKED_AT);
  if (!/[\p{L}\p{N}]/u.test(head) || MARKUP_OR_DATA.test(head)) return false;
  return (head.match(UNTYPED)?.length ?? 0) <= head.length * MAX_UNTYPED;
};

export const format: Format = {
  id: 'plain-text',
  name: 'Plain text',
  isHeuristic: true,

  detect: (source) => (source.kind === 'file' && isText(source) ? 'maybe' : 'no'),

  *read(source, context) {
    if (source.kind !== 'file') return;
    if (source.text().length > MAX_LENGTH) {
      yield createUnreadableItem([], source.name || 'Text', 'It is too long for a text. Send it in parts.');
      return;
    }
    const recipes = readRecipeText(source.text());
    context.reportTotal(recipes.length);
    yield* recipes;
  },
};

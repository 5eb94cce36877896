import type { LabelledLine } from './labelled-line.ts';
import type { Label } from './labels.ts';
import { lineWords } from './line-words.ts';
import type { LineWords } from './line-words.ts';
import type { Token } from './tokens.ts';

/** Sets right what can be told for certain from the words, however a line was labelled. */
export const mendLabels = ({ tokens, labels, language }: LabelledLine): readonly Label[] => {
  const mended = language === 'en' ? withoutArticle(tokens, withDozens(tokens, labels)) : labels;
  return withOtherChoicesApart(tokens, mended, lineWords[language]);
};

/** `2 dozen eggs`: twenty-four of them. */
const withDozens = (tokens: readonly Token[], labels: readonly Label[]): readonly Label[] => {
  const at = tokens.findIndex(({ text }) => text === 'dozen');
  return at > 0 && labels[at - 1] === 'quantity' && labels[at] !== 'quantity' ? labels.with(at, 'quantity') : labels;
};

const ARTICLES = new Set(['a', 'an', 'the', 'of']);

/** `half an avocado`: the name begins after the article. */
const withoutArticle = (tokens: readonly Token[], labels: readonly Label[]): readonly Label[] => {
  const first = labels.indexOf('name');
  const follows = labels[first - 1] === 'quantity' && labels[first + 1] === 'name';
  return follows && ARTICLES.has(tokens[first]?.text ?? '') ? labels.with(first, 'note') : labels;
};

/**
 * `3 navel oranges or 4 blood oranges`: what comes after the `or` has an amount and a name of its own, and is another
 * choice in place of the whole. It becomes a note, from which the alternative is read.
 */
const withOtherChoicesApart = (
  tokens: readonly Token[],
  labels: readonly Label[],
  { or, filler }: LineWords,
): readonly Label[] => {
  const first = labels.indexOf('name');
  for (let at = first === -1 ? tokens.length : first + 1; at < tokens.length; at += 1) {
    if (!or.has(tokens[at]?.text.toLowerCase() ?? '')) continue;
    let next = at + 1;
    while (next < at + 3 && filler.has(tokens[next]?.text.toLowerCase() ?? '')) next += 1;
    if (labels[next] !== 'quantity' || !labels.includes('name', next)) continue;
    return labels.map((label, index) => (index === at || (index > at && APART.has(label)) ? 'note' : label));
  }
  return labels;
};

/** How it is prepared and what for holds for either choice. */
const APART: ReadonlySet<Label> = new Set(['name', 'quantity', 'unit', 'size']);

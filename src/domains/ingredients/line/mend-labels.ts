import type { Language } from '../../units/index.ts';
import type { Label } from './labels.ts';
import { lineWords } from './line-words.ts';
import type { Token } from './tokens.ts';

/** Sets right what can be told for certain from the words, however a line was labelled. */
export const mendLabels = (
  tokens: readonly Token[],
  labels: readonly Label[],
  language: Language,
): readonly Label[] => {
  const words = tokens.map(({ text }) => text.toLowerCase());
  const mended = language === 'en' ? withoutArticle(words, withDozens(words, labels)) : labels;
  return withOtherChoicesApart(words, mended, language);
};

/** `2 dozen eggs`: twenty-four of them. */
const withDozens = (words: readonly string[], labels: readonly Label[]): readonly Label[] => {
  const at = words.indexOf('dozen');
  return at > 0 && labels[at - 1] === 'quantity' && labels[at] !== 'quantity' ? labels.with(at, 'quantity') : labels;
};

/** `half an avocado`: the name begins after the article. */
const withoutArticle = (words: readonly string[], labels: readonly Label[]): readonly Label[] => {
  const first = labels.indexOf('name');
  const isArticle = words[first] === 'a' || words[first] === 'an' || words[first] === 'the' || words[first] === 'of';
  const follows = labels[first - 1] === 'quantity' && labels[first + 1] === 'name';
  return isArticle && follows ? labels.with(first, 'note') : labels;
};

/**
 * `3 navel oranges or 4 blood oranges`: what comes after the `or` has an amount and a name of its own, and is another
 * choice in place of the whole. It becomes a note, from which the alternative is read.
 */
const withOtherChoicesApart = (
  words: readonly string[],
  labels: readonly Label[],
  language: Language,
): readonly Label[] => {
  const { or, filler } = lineWords[language];
  const first = labels.indexOf('name');
  for (let at = first === -1 ? words.length : first + 1; at < words.length; at += 1) {
    if (!or.has(words[at] ?? '')) continue;
    let next = at + 1;
    while (next < at + 3 && filler.has(words[next] ?? '')) next += 1;
    if (labels[next] !== 'quantity' || !labels.includes('name', next)) continue;
    return labels.map((label, index) => (index === at || (index > at && APART.has(label)) ? 'note' : label));
  }
  return labels;
};

/** How it is prepared and what for holds for either choice. */
const APART: ReadonlySet<Label> = new Set(['name', 'quantity', 'unit', 'size']);

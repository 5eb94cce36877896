import type { LabeledLine, Label } from './labeled-line.ts';
import { functionWords } from './language/function-words.ts';
import type { FunctionWords } from './language/function-words.ts';
import { correctEnglishLabels } from './tagger/correct-english-labels.ts';
import type { LineToken } from './tokenize-line.ts';

/** Corrects labels in cases where the words leave no doubt, whether the tagger or the rules assigned them. */
export const correctLabels = ({ tokens, labels, language }: LabeledLine): readonly Label[] => {
  const words = functionWords[language];
  const mended = language === 'en' ? correctEnglishLabels(tokens, labels) : withoutRanges(tokens, labels, words);
  return withOtherChoicesApart(tokens, mended, words);
};

/** `150 ml bis 200 ml Milch`: the word that joins two amounts is not part of the name. */
const withoutRanges = (
  tokens: readonly LineToken[],
  labels: readonly Label[],
  { to }: FunctionWords,
): readonly Label[] =>
  labels.map((label, at) => {
    const isBetween = labels[at - 1] === 'unit' && labels[at + 1] === 'quantity';
    return isBetween && to.has(tokens[at]?.text.toLowerCase() ?? '') ? 'other' : label;
  });

/**
 * `3 navel oranges or 4 blood oranges`: what comes after the `or` has an amount and a name of its own, and is another
 * choice in place of the whole. It becomes a note, from which the alternative is read.
 */
const withOtherChoicesApart = (
  tokens: readonly LineToken[],
  labels: readonly Label[],
  { or, filler }: FunctionWords,
): readonly Label[] => {
  const first = labels.indexOf('name');
  for (let at = first === -1 ? tokens.length : first + 1; at < tokens.length; at += 1) {
    if (!or.has(tokens[at]?.text.toLowerCase() ?? '')) continue;
    let next = at + 1;
    while (next < at + 3 && filler.has(tokens[next]?.text.toLowerCase() ?? '')) next += 1;
    const isAmount = labels[next] === 'quantity' || (labels[next] === 'note' && tokens[next]?.kind === 'number');
    if (!isAmount || !labels.includes('name', next)) continue;
    return labels.map((label, index) => (index === at || (index > at && APART.has(label)) ? 'note' : label));
  }
  return labels;
};

/** How it is prepared and what for holds for either choice. */
const APART: ReadonlySet<Label> = new Set(['name', 'quantity', 'unit', 'size']);

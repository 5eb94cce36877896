import type { Language } from '../../units/index.ts';
import { readLineAmounts } from '../line-amounts/read-line-amounts.ts';
import type { LabeledLine, Label } from './labeled-line.ts';
import { functionWords } from './language/function-words.ts';
import type { FunctionWords } from './language/function-words.ts';
import { correctEnglishLabels } from './tagger/correct-english-labels.ts';
import type { LineToken } from './tokenize-line.ts';

/** Corrects labels in cases where the words leave no doubt, whether the tagger or the rules assigned them. */
export const correctLabels = ({ text, tokens, labels, language }: LabeledLine): readonly Label[] => {
  const words = functionWords[language];
  const mended = language === 'en' ? correctEnglishLabels(tokens, labels) : withoutRanges(tokens, labels, words);
  return withOtherChoicesApart(tokens, withoutProductNumbers(text, tokens, mended, language), words);
};

/** `00`, `80/20`, `5-`, `7up`, `151`: what a number in a name may look like. */
const MAY_BE_IN_NAME = /(?<![\d.,])0\d|\d\d ?[/⁄] ?\d\d|\d[-‐]\p{L}|\d\p{Ll}{2}|\p{L}\.? \d{3}(?!\d)/u;

/** The 5 in `5-spice powder` and the 00 in `500 g 00 flour` are part of the name, the 80/20 in `1 lb 80/20 beef` is a note. */
const withoutProductNumbers = (
  text: string,
  tokens: readonly LineToken[],
  labels: readonly Label[],
  language: Language,
): readonly Label[] => {
  if (!MAY_BE_IN_NAME.test(text)) return labels;
  const fixed = readLineAmounts(text, language).numbers.filter(({ role, isWord }) => role === 'fixed' && !isWord);
  if (fixed.length === 0) return labels;
  return labels.map((label, at) => {
    const { start = -1, end = -1 } = tokens[at] ?? {};
    const isFixed = label === 'quantity' && fixed.some((number) => start >= number.start && end <= number.end);
    if (!isFixed || !isBeforeName(at, tokens, labels)) return label;
    // How lean the beef is says nothing about what it is called.
    return RATIO.test(tokens[at]?.text ?? '') ? 'note' : 'name';
  });
};

const RATIO = /\d[/⁄]\d/u;

/** Whether the name follows, perhaps after a hyphen, rather than a unit or a multiplication sign. */
const isBeforeName = (at: number, tokens: readonly LineToken[], labels: readonly Label[]): boolean => {
  const isSign = (place: number): boolean => /^[x×]$/iu.test(tokens[place]?.text ?? '');
  let next = at + 1;
  while (!isSign(next) && (tokens[next]?.kind === 'mark' || labels[next] === 'quantity')) next += 1;
  return labels[next] === 'name' && !isSign(next);
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

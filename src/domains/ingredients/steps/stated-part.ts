import { parseAmount, resolveUnit, findUnitsByName } from '../../units/index.ts';
import type { Convention, Language, Quantity } from '../../units/index.ts';
import { rulebookFor } from '../food/rulebook.ts';
import { phraseAt } from './phrases.ts';
import type { Token } from './tokens.ts';
import { isMark, wordAt } from './tokens.ts';
import { vocabularyFor } from './vocabulary.ts';

/** How much of an ingredient a step takes, as the words before its name say. */
interface StatedPart {
  /** The first token of the words and the name. */
  readonly first: number;
  /** The token after them. */
  readonly end: number;
  /** Where they state an amount exactly; `half the butter` is only wording. */
  readonly quantity: Quantity | undefined;
}

interface Measuring {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly language: Language;
  readonly convention: Convention | undefined;
}

/** `of the chopped`, before the name. */
const MOST_LINKS = 3;
/** `cuillères à soupe`. */
const LONGEST_UNIT = 3;
/** `2 1/2`, `half of a`. */
const LONGEST_AMOUNT = 5;
/** `three quarters of the`. */
const LONGEST_PART = 5;

const slice = ({ text, tokens }: Measuring, first: number, end: number): string =>
  text.slice(tokens[first]?.start ?? 0, tokens[end - 1]?.end ?? 0);

/** Whether an amount may begin with the token; what cannot is not read as one. */
const beginsAmount = ({ kind, key }: Token, language: Language): boolean => {
  if (kind === 'number' || kind === 'fraction') return true;
  if (kind === 'mark') return false;
  const { numbers, articles, half, qualifiers } = vocabularyFor(language);
  return numbers.has(key) || articles.has(key) || half.has(key) || qualifiers.byFirstWord.has(key);
};

/** Whether one begins in the few tokens before the place. */
const hasAmountBefore = ({ tokens, language }: Measuring, end: number, least: number): boolean => {
  for (let at = end - 1; at >= Math.max(least, end - LONGEST_UNIT - LONGEST_AMOUNT); at -= 1) {
    const token = tokens[at];
    if (token !== undefined && beginsAmount(token, language)) return true;
  }
  return false;
};

/** The amount that ends at the place, the longest one. A sole article is none. */
const amountBefore = (at: Measuring, end: number, least: number) => {
  const { articles } = vocabularyFor(at.language);
  for (let first = Math.max(least, end - LONGEST_AMOUNT); first < end; first += 1) {
    const token = at.tokens[first];
    if (token === undefined || !beginsAmount(token, at.language)) continue;
    if (first === end - 1 && articles.has(token.key)) return undefined;
    const amount = parseAmount(slice(at, first, end), at.language);
    if (amount !== undefined) return { first, amount };
  }
  return undefined;
};

type Measure = Pick<StatedPart, 'first' | 'quantity'>;

const measureBefore = (at: Measuring, end: number, least: number): Measure | undefined => {
  for (let first = Math.max(least, end - LONGEST_UNIT); first < end; first += 1) {
    if (at.tokens[first]?.kind !== 'word' || findUnitsByName(slice(at, first, end), at.language).length === 0) continue;
    const amount = amountBefore(at, isMark(at.tokens[first - 1], '-') ? first - 1 : first, least);
    if (amount === undefined) continue;
    const unit = resolveUnit(slice(at, first, end), { language: at.language, convention: at.convention });
    const text = slice(at, amount.first, end);
    // A tablespoon of an unknown convention is kept as text, not as a quantity.
    const quantity: Quantity | undefined =
      unit.kind === 'unit' ? { kind: 'simple', amount: amount.amount, unit: unit.unit.id, text } : undefined;
    return { first: amount.first, quantity };
  }
  const amount = amountBefore(at, end, least);
  if (amount === undefined) return undefined;
  return {
    first: amount.first,
    quantity: { kind: 'simple', amount: amount.amount, text: slice(at, amount.first, end) },
  };
};

/** `half the`, `the remaining`, `a little of the`. */
const shareBefore = ({ tokens, language }: Measuring, end: number, name: number, least: number): number | undefined => {
  const { parts } = vocabularyFor(language);
  for (let first = Math.max(least, name - LONGEST_PART); first < name; first += 1) {
    const part = phraseAt(parts, tokens, first);
    if (part !== undefined && part.end >= end && part.end <= name) return first;
  }
  return undefined;
};

/** `of`, `the`, and words that do not identify the food: `2 cups of the *chopped* onions`. */
const isLink = (word: string | undefined, language: Language): boolean => {
  if (word === undefined) return false;
  if (vocabularyFor(language).links.has(word)) return true;
  const { leaving, one } = rulebookFor(language);
  return leaving.has(one(word));
};

/** In `one by one the eggs` the number counts no eggs; in `2 of the eggs` it does. */
const isDefinite = ({ tokens, language }: Measuring, stop: number, name: number): boolean => {
  const { links, ofNames } = vocabularyFor(language);
  const word = wordAt(tokens, stop) ?? '';
  return stop < name && links.has(word) && !ofNames.has(word);
};

/** `3 garlic cloves`: what is counted stands after the name. */
const countedAfter = (at: Measuring, end: number, { quantity }: Measure): StatedPart['quantity'] => {
  const word = wordAt(at.tokens, end);
  if (word === undefined || quantity === undefined || quantity.unit !== undefined) return undefined;
  const unit = resolveUnit(word, { language: at.language, convention: at.convention });
  if (unit.kind !== 'unit' || unit.unit.dimension !== 'count') return undefined;
  return { ...quantity, unit: unit.unit.id, text: `${quantity.text} ${slice(at, end, end + 1)}` };
};

/** Finds the words around a name that say how much of it is used. They cannot start before `least`. */
export const statedPart = (at: Measuring, name: number, nameEnd: number, least: number): StatedPart => {
  let end = name;
  while (end > least && name - end < MOST_LINKS && isLink(wordAt(at.tokens, end - 1), at.language)) end -= 1;

  const share = shareBefore(at, end, name, least);
  if (share !== undefined) return { first: share, end: nameEnd, quantity: undefined };
  if (!hasAmountBefore(at, name, least)) return { first: name, end: nameEnd, quantity: undefined };
  // Half of *the* oil may begin anywhere among the links.
  for (let stop = end; stop <= name; stop += 1) {
    const measure = measureBefore(at, stop, least);
    if (measure === undefined || (measure.quantity?.unit === undefined && isDefinite(at, stop, name))) continue;
    const counted = countedAfter(at, nameEnd, measure);
    return counted === undefined
      ? { ...measure, end: nameEnd }
      : { first: measure.first, end: nameEnd + 1, quantity: counted };
  }
  return { first: name, end: nameEnd, quantity: undefined };
};

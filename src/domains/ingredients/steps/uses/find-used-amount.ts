import { parseAmount, resolveUnit, findUnitsByName } from '../../../units/index.ts';
import type { Convention, Language, Quantity } from '../../../units/index.ts';
import { getFoodVocabulary } from '../../food/food-vocabulary.ts';
import { findPhraseAt } from '../phrase-table.ts';
import type { StepToken } from '../tokenize-step.ts';
import { isMark, getWordAt } from '../tokenize-step.ts';
import { getStepVocabulary } from '../step-vocabulary.ts';

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
  readonly tokens: readonly StepToken[];
  readonly language: Language;
  readonly convention: Convention | undefined;
}

/** `of the chopped`, before the name. */
const MAX_LINKS = 3;
/** `cuillères à soupe`. */
const MAX_UNIT_LENGTH = 3;
/** `2 1/2`, `half of a`. */
const MAX_AMOUNT_LENGTH = 5;
/** `three quarters of the`. */
const MAX_PART_LENGTH = 5;

const slice = ({ text, tokens }: Measuring, first: number, end: number): string =>
  text.slice(tokens[first]?.start ?? 0, tokens[end - 1]?.end ?? 0);

/** Whether an amount may begin with the token; what cannot is not read as one. */
const beginsAmount = ({ kind, key }: StepToken, language: Language): boolean => {
  if (kind === 'number' || kind === 'fraction') return true;
  if (kind === 'mark') return false;
  const { numbers, articles, half, qualifiers } = getStepVocabulary(language);
  return numbers.has(key) || articles.has(key) || half.has(key) || qualifiers.byFirstWord.has(key);
};

/** Whether one begins in the few tokens before the place. */
const hasAmountBefore = ({ tokens, language }: Measuring, end: number, min: number): boolean => {
  for (let at = end - 1; at >= Math.max(min, end - MAX_UNIT_LENGTH - MAX_AMOUNT_LENGTH); at -= 1) {
    const token = tokens[at];
    if (token !== undefined && beginsAmount(token, language)) return true;
  }
  return false;
};

/** The amount that ends at the place, the longest one. A sole article is none. */
const amountBefore = (at: Measuring, end: number, min: number) => {
  const { articles } = getStepVocabulary(at.language);
  for (let first = Math.max(min, end - MAX_AMOUNT_LENGTH); first < end; first += 1) {
    const token = at.tokens[first];
    if (token === undefined || !beginsAmount(token, at.language)) continue;
    if (first === end - 1 && articles.has(token.key)) return undefined;
    const amount = parseAmount(slice(at, first, end), at.language);
    if (amount !== undefined) return { first, amount };
  }
  return undefined;
};

type Measure = Pick<StatedPart, 'first' | 'quantity'>;

const measureBefore = (at: Measuring, end: number, min: number): Measure | undefined => {
  for (let first = Math.max(min, end - MAX_UNIT_LENGTH); first < end; first += 1) {
    if (at.tokens[first]?.kind !== 'word' || findUnitsByName(slice(at, first, end), at.language).length === 0) continue;
    const amount = amountBefore(at, isMark(at.tokens[first - 1], '-') ? first - 1 : first, min);
    if (amount === undefined) continue;
    const unit = resolveUnit(slice(at, first, end), { language: at.language, convention: at.convention });
    const text = slice(at, amount.first, end);
    // A tablespoon of an unknown convention is kept as text, not as a quantity.
    const quantity: Quantity | undefined =
      unit.kind === 'unit' ? { kind: 'simple', amount: amount.amount, unit: unit.unit.id, text } : undefined;
    return { first: amount.first, quantity };
  }
  const amount = amountBefore(at, end, min);
  if (amount === undefined) return undefined;
  return {
    first: amount.first,
    quantity: { kind: 'simple', amount: amount.amount, text: slice(at, amount.first, end) },
  };
};

/** `half the`, `the remaining`, `a little of the`. */
const shareBefore = ({ tokens, language }: Measuring, end: number, name: number, min: number): number | undefined => {
  const { parts } = getStepVocabulary(language);
  for (let first = Math.max(min, name - MAX_PART_LENGTH); first < name; first += 1) {
    const part = findPhraseAt(parts, tokens, first);
    if (part !== undefined && part.end >= end && part.end <= name) return first;
  }
  return undefined;
};

/** `of`, `the`, and words that do not identify the food: `2 cups of the *chopped* onions`. */
const isLink = (word: string | undefined, language: Language): boolean => {
  if (word === undefined) return false;
  if (getStepVocabulary(language).links.has(word)) return true;
  const { removalRules, singularize } = getFoodVocabulary(language);
  return removalRules.has(singularize(word));
};

/** In `one by one the eggs` the number counts no eggs; in `2 of the eggs` it does. */
const isDefinite = ({ tokens, language }: Measuring, stop: number, name: number): boolean => {
  const { links, ofNames } = getStepVocabulary(language);
  const word = getWordAt(tokens, stop) ?? '';
  return stop < name && links.has(word) && !ofNames.has(word);
};

/** `3 garlic cloves`: what is counted stands after the name. */
const countedAfter = (at: Measuring, end: number, { quantity }: Measure): StatedPart['quantity'] => {
  const word = getWordAt(at.tokens, end);
  if (word === undefined || quantity === undefined || quantity.unit !== undefined) return undefined;
  const unit = resolveUnit(word, { language: at.language, convention: at.convention });
  if (unit.kind !== 'unit' || unit.unit.dimension !== 'count') return undefined;
  return { ...quantity, unit: unit.unit.id, text: `${quantity.text} ${slice(at, end, end + 1)}` };
};

/** Finds the words around a name that say how much of it is used. They cannot start before `min`. */
export const findUsedAmount = (at: Measuring, name: number, nameEnd: number, min: number): StatedPart => {
  let end = name;
  while (end > min && name - end < MAX_LINKS && isLink(getWordAt(at.tokens, end - 1), at.language)) end -= 1;

  const share = shareBefore(at, end, name, min);
  if (share !== undefined) return { first: share, end: nameEnd, quantity: undefined };
  if (!hasAmountBefore(at, name, min)) return { first: name, end: nameEnd, quantity: undefined };
  // Half of *the* oil may begin anywhere among the links.
  for (let stop = end; stop <= name; stop += 1) {
    const measure = measureBefore(at, stop, min);
    if (measure === undefined || (measure.quantity?.unit === undefined && isDefinite(at, stop, name))) continue;
    const counted = countedAfter(at, nameEnd, measure);
    return counted === undefined
      ? { ...measure, end: nameEnd }
      : { first: measure.first, end: nameEnd + 1, quantity: counted };
  }
  return { first: name, end: nameEnd, quantity: undefined };
};

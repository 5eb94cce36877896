import { matchNounToCount } from '../../ingredients/index.ts';
import { add, isZero, parseRational, toLanguage, zero } from '../../units/index.ts';
import type { Language, Rational } from '../../units/index.ts';
import type { SuggestedPurchase, Source } from '../lists/list.schemas.ts';
import { scaleWrittenLine } from '../requirements/scale-written-line.ts';
import { sumForBuying } from './sum-for-buying.ts';
import { createWeighForName } from './weigh-food.ts';

const toRational = (number: string | undefined): Rational | undefined =>
  number === undefined ? undefined : parseRational(number);

/** The line that all sources have in common, scaled by the sum of their factors; undefined if it cannot be scaled. */
const scaleCommonLine = (name: string, sources: readonly Source[], language: Language): string | undefined => {
  let factor = zero;
  for (const source of sources) {
    const times = toRational(source.exact?.amount?.value);
    if (source.scaled_text === undefined || source.name !== name || times === undefined) return undefined;
    factor = add(factor, times);
  }
  return isZero(factor) ? undefined : scaleWrittenLine(name, factor, language);
};

/**
 * What clients show for an item: the total of its sources rounded for buying, and its name in the form that a plain
 * count calls for. This is the only place where a name and a count are joined. Undefined if no source has a quantity.
 */
export const suggestPurchase = (name: string, sources: readonly Source[]): SuggestedPurchase | undefined => {
  const stated = toLanguage(sources.find((source) => source.language !== undefined)?.language) ?? 'en';
  const line = scaleCommonLine(name, sources, stated);
  if (line !== undefined) return { quantity: '', name: line };
  const { quantity, parts, count, language } = sumForBuying(sources, createWeighForName(name, stated));
  if (quantity === '') return undefined;
  const named = toLanguage(sources.find((source) => source.name === name)?.language) ?? language;
  const matched = count === undefined ? name : matchNounToCount(name, count, named);
  return { quantity, ...(parts !== undefined && { parts }), ...(matched !== name && { name: matched }) };
};

import { matchNounToCount } from '../../ingredients/index.ts';
import { toLanguage } from '../../units/index.ts';
import type { Purchase, Source } from '../lists/list.schemas.ts';
import { sumForBuying } from './sum-for-buying.ts';
import { createWeigh } from './weigh-food.ts';

/**
 * What clients show for an item: the total of its sources rounded for buying, and its name in the form that a plain
 * count calls for. This is the only place where a name and a count are joined. Undefined if no source has a quantity.
 */
export const createPurchase = (name: string, sources: readonly Source[]): Purchase | undefined => {
  const stated = sources.find((source) => source.language !== undefined)?.language;
  const { quantity, parts, count, language } = sumForBuying(sources, createWeigh(name, toLanguage(stated) ?? 'en'));
  if (quantity === '') return undefined;
  const named = toLanguage(sources.find((source) => source.name === name)?.language) ?? language;
  const matched = count === undefined ? name : matchNounToCount(name, count, named);
  return { quantity, ...(parts !== undefined && { parts }), ...(matched !== name && { name: matched }) };
};

import type { Source } from '../lists/list.schemas.ts';
import { totalSources } from './total-sources.ts';

/**
 * The total that all sources need, added up exactly: in one unit if their units convert, side by side if not, with
 * different package sizes kept apart and each text listed once. The first source determines the language; apart from
 * that, the order does not matter. Empty if no source has a quantity.
 */
export const formatTotalOfSources = (sources: readonly Source[]): string => {
  const { quantities, ways, texts, language } = totalSources(sources);
  const quantity = ways.map((way) => way.map((part) => quantities.print(part, language)).join(' + ')).join(' / ');
  return [quantity, ...texts].filter((text) => text !== '').join(' + ');
};

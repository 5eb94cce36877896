import type { Dimension } from '../../units/index.ts';
import type { MeasurePlaces } from './measure-places.ts';
import type { Stretch, WrittenNumber } from './numbers-in-text.ts';

/** What a number means that the quantity does not know of. */
export type OtherMeasure = 'same-again' | 'size' | 'unknown';

/** What stands between `1 cup` and another way to say it: `1 cup (2 sticks)`, `100 ml (scant 1/2 cup)`, `1 lb/450 g`. */
const ANOTHER_WAY = /^\.?\s*[(/=[]\s*(?:\p{L}+\.?\s+){0,2}$/u;
/** The size of each: `(6 oz each)`, `je 400 g`, `boîtes de 400 g`, `2 x 400 g`. */
const OF_EACH =
  /^\)?\s*(?:each|apiece|per|je|jeweils|pro|chacun|chacune|cada|ciascun[oa]|elk|vardera|styck)(?!\p{L})/iu;
const EACH_BEFORE = /(?:^|[\s(])(?:each|about each|je|jeweils|à|a|of|de|di|da|von|av|van|@|x|×)\s*$/iu;
/** Another food, or more of this one. */
const JOINS = /(?:^|[\s,(])(?:or|plus|\+|oder|ou|o|oppure|of|eller|más|più|mais)\s*$/iu;

const AROUND = 40;

const SCALED: ReadonlySet<Dimension> = new Set(['mass', 'volume', 'count', 'kitchen']);
const WEIGHED: ReadonlySet<Dimension> = new Set(['mass', 'volume']);

const endOf = ({ end, unit }: WrittenNumber): number => Math.max(end, unit?.end ?? 0);

/** Whether this is the size of each one, which stays however many there are. */
export const isOfEach = (text: string, { start, end }: Stretch): boolean =>
  OF_EACH.test(text.slice(end, end + AROUND)) || EACH_BEFORE.test(text.slice(Math.max(0, start - AROUND), start));

const measures = ({ unit }: WrittenNumber, dimensions: ReadonlySet<Dimension>): boolean =>
  unit?.candidates.some(({ dimension }) => dimensions.has(dimension)) === true;

const sayItAgain = (text: string, number: WrittenNumber, places: MeasurePlaces): boolean =>
  places.taken.some((place) => {
    const from = Math.max(place.end, place.unit?.end ?? 0);
    return from <= number.start && number.start - from <= AROUND && ANOTHER_WAY.test(text.slice(from, number.start));
  });

/**
 * What a number of an ingredient's line means that no part of the quantity stands for. What is weighed or poured, or
 * follows an `or`, and is neither the size of each nor the same said again, would tell the old amount beside the new.
 */
export const inIngredient = (text: string, number: WrittenNumber, places: MeasurePlaces): OtherMeasure => {
  if (isOfEach(text, { start: number.start, end: endOf(number) })) return 'size';
  if (measures(number, SCALED) && sayItAgain(text, number, places)) return 'same-again';
  const isJoined = JOINS.test(text.slice(Math.max(0, number.start - AROUND), number.start));
  return measures(number, WEIGHED) || isJoined ? 'unknown' : 'size';
};

/** The same for a yield, where every number counts: `1.5 litres, serves 6`. Only lengths are sizes. */
export const inYield = (text: string, number: WrittenNumber, places: MeasurePlaces): OtherMeasure => {
  if (measures(number, new Set(['length'])) || isOfEach(text, { start: number.start, end: endOf(number) }))
    return 'size';
  return measures(number, new Set(['count'])) && sayItAgain(text, number, places) ? 'same-again' : 'unknown';
};

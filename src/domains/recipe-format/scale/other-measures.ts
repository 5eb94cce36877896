import { isSingleWordAmount } from '../../units/index.ts';
import type { Dimension, Language } from '../../units/index.ts';
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
/** `boîtes de 400 g`, but also `juice of 2 lemons`. */
const OF_BEFORE = /(?:^|[\s(])(?:of|de|di|da|von|av|van)\s*$/iu;
/** These numbers do not count food: `cut into 8 wedges`, `Type 405`, `no. 12`, `page 125`, `see note 1`. */
const NO_FOOD_BEFORE =
  /(?:^|[\s,(])(?:in|into|en|em|i|type|typ|tipo|no\.?|nr\.?|n[°º]|number|size|größe|groesse|grade|pages?|pp?\.|pg\.?|seite|notes?|steps?|tips?|see|siehe|tipps?|anmerkung|hinweis|schritt|#)\s*$/iu;
/** `flour*1`, `sugar [1]`. */
const FOOTNOTE_BEFORE = /[*[]$/;
const FOOTNOTE_AFTER = /^(?:\]|[,;)]|\s*$)/;
/** `105 to 115 F`, `at 40 C`: temperatures, since no recipe takes that many cups. */
const DEGREES = /^(?:[3-9]\d|\d{3}) ?[FC](?!\p{L})/u;
/** `soaked for 20 minutes`, `kept for 2 days`, `70 percent cocoa`, `3- to 4-pound`, `2 by 1 inch`. */
const NO_FOOD_AFTER =
  /^-\s|^\s?(?:by|percent|per\scent|prozent|min(?:s|\.|utes?|uten|uti|utos?)?|hours?|hrs?|std|stunden?|heures?|horas?|ore|ora|uur|timmar|days?|tage?n?|jours?|d[íi]as?|giorni|dagar|grad|degrees?|times|mal|fois)(?!\p{L})/iu;
const JOINER = String.raw`(?:and|or|plus|und|oder|sowie|et|ou|y|e|ed|o|oppure|of|en|och|eller|más|più|mais)\s+`;
/** Another amount in words: `and one carrot`, `, plus half a lemon`. No `half and half`, no `half & half`. */
const JOINED_WORDS = new RegExp(
  String.raw`(?<!half\s)(?:(?<!\p{L})${JOINER}|[+&,]\s*(?:${JOINER})?)(\p{L}+)(?=(?:[ -](\p{L}+))?)`,
  'giu',
);
/** `a little more`, which is as vague for twice as much. */
const VAGUE = /^(?:little|few|bit|combination|mixture|wenig|bisschen|paar|peu|poco|pouco|po|beetje|lite|par)$/iu;

const AROUND = 40;

const SCALED: ReadonlySet<Dimension> = new Set(['mass', 'volume', 'count', 'kitchen']);
const OF_FOOD: ReadonlySet<Dimension> = new Set(['mass', 'volume', 'kitchen']);
const MEASURED: ReadonlySet<Dimension> = new Set(['mass', 'volume', 'length']);
const NO_AMOUNTS: ReadonlySet<Dimension> = new Set(['length', 'temperature']);

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

const isFootnote = (before: string, after: string): boolean =>
  FOOTNOTE_BEFORE.test(before) && FOOTNOTE_AFTER.test(after);

/** The number itself where it is one; of `105 to 115` the last. */
const isTemperature = (text: string, { start, end }: WrittenNumber): boolean => {
  const last = /\d+$/.exec(text.slice(start, end))?.[0] ?? '';
  return DEGREES.test(text.slice(end - last.length, end + AROUND));
};

const countsNoFood = (text: string, number: WrittenNumber, before: string): boolean => {
  if (number.amount.value === '0' || measures(number, NO_AMOUNTS) || isTemperature(text, number)) return true;
  // What is weighed or poured is always food: `dissolved in 2 tablespoons of water`.
  if (measures(number, OF_FOOD)) return false;
  const after = text.slice(number.end, number.end + AROUND);
  return NO_FOOD_BEFORE.test(before) || NO_FOOD_AFTER.test(after) || isFootnote(before, after);
};

/**
 * What a number of an ingredient's line means that no part of the quantity stands for. Unless it is the size of each, the
 * same said again, or counts something else than food, it would tell the old amount beside the new: `2 eggs and 1 yolk`.
 */
export const inIngredient = (text: string, number: WrittenNumber, places: MeasurePlaces): OtherMeasure => {
  const before = text.slice(Math.max(0, number.start - AROUND), number.start);
  const isCountedOf = OF_BEFORE.test(before) && !measures(number, MEASURED);
  if (!isCountedOf && isOfEach(text, { start: number.start, end: endOf(number) })) return 'size';
  if (measures(number, SCALED) && sayItAgain(text, number, places)) return 'same-again';
  return countsNoFood(text, number, before) ? 'size' : 'unknown';
};

const LETTER = /\p{L}/u;

const isLetter = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 0x80 && LETTER.test(String.fromCharCode(code)));

const isSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdfff;

/** Whether a word of the text is an amount. Most lines have none, and to tell takes a fifth of the search below. */
const hasAmountInAWord = (text: string, language: Language | undefined): boolean => {
  let start = -1;
  for (let at = 0; at <= text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isSurrogate(code)) return true;
    if (isLetter(code)) start = start === -1 ? at : start;
    else if (start !== -1) {
      if (isSingleWordAmount(text.slice(start, at), language)) return true;
      start = -1;
    }
  }
  return false;
};

/** Whether the line joins another amount in words, which is not among its numbers: `one onion and two carrots`. */
export const joinsInWords = (text: string, language: Language | undefined, taken: readonly Stretch[]): boolean =>
  hasAmountInAWord(text, language) &&
  [...text.matchAll(JOINED_WORDS)].some(({ 0: match, 1: word = '', 2: next = '', index }) => {
    const start = index + match.length - word.length;
    if (taken.some((place) => place.start <= start && start < place.end)) return false;
    return isSingleWordAmount(word, language) && !VAGUE.test(next);
  });

/** The same for a yield, where every number counts: `1.5 litres, serves 6`. Only lengths are sizes. */
export const inYield = (text: string, number: WrittenNumber, places: MeasurePlaces): OtherMeasure => {
  if (measures(number, new Set(['length'])) || isOfEach(text, { start: number.start, end: endOf(number) }))
    return 'size';
  return measures(number, new Set(['count'])) && sayItAgain(text, number, places) ? 'same-again' : 'unknown';
};

import { isSingleWordAmount } from '../../../units/index.ts';
import type { Dimension, Language } from '../../../units/index.ts';
import type { NumberSpan, TextSpan } from './find-numbers.ts';
import type { MeasureLocator } from './measure-locator.ts';

/** The role of a number that is not part of the quantity. A `size` stays when the recipe is scaled. */
export type NumberRole = 'restatement' | 'size' | 'unknown';

/** Between `1 cup` and a restatement: `1 cup (2 sticks)`, `100 ml (scant 1/2 cup)`, `1 lb/450 g`. */
const RESTATEMENT_BEFORE = /^\.?\s*[(/=[]\s*(?:\p{L}+\.?\s+){0,2}$/u;
/** A size per item: `(6 oz each)`, `je 400 g`, `boîtes de 400 g`, `2 x 400 g`. */
const EACH_AFTER =
  /^\)?\s*(?:each|apiece|per|je|jeweils|pro|chacun|chacune|cada|ciascun[oa]|elk|vardera|styck)(?!\p{L})/iu;
const EACH_BEFORE = /(?:^|[\s(])(?:each|about each|je|jeweils|à|a|of|de|di|da|von|av|van|@|x|×)\s*$/iu;
/** `boîtes de 400 g`, but also `juice of 2 lemons`. */
const OF_BEFORE = /(?:^|[\s(])(?:of|de|di|da|von|av|van)\s*$/iu;
/** Numbers that do not count food: `cut into 8 wedges`, `Type 405`, `no. 12`, `page 125`, `see note 1`. */
const NOT_FOOD_BEFORE =
  /(?:^|[\s,(])(?:in|into|en|em|i|type|typ|tipo|no\.?|nr\.?|n[°º]|number|size|größe|groesse|grade|pages?|pp?\.|pg\.?|seite|notes?|steps?|tips?|see|siehe|tipps?|anmerkung|hinweis|schritt|#)\s*$/iu;
/** `flour*1`, `sugar [1]`. */
const FOOTNOTE_BEFORE = /[*[]$/;
const FOOTNOTE_AFTER = /^(?:\]|[,;)]|\s*$)/;
/** `105 to 115 F`, `at 40 C`: temperatures, since no recipe uses that many cups. */
const DEGREES = /^(?:[3-9]\d|\d{3}) ?[FC](?!\p{L})/u;
/** `soaked for 20 minutes`, `kept for 2 days`, `70 percent cocoa`, `3- to 4-pound`, `2 by 1 inch`. */
const NOT_FOOD_AFTER =
  /^-\s|^\s?(?:by|percent|per\scent|prozent|min(?:s|\.|utes?|uten|uti|utos?)?|hours?|hrs?|std|stunden?|heures?|horas?|ore|ora|uur|timmar|days?|tage?n?|jours?|d[íi]as?|giorni|dagar|grad|degrees?|times|mal|fois)(?!\p{L})/iu;
const CONJUNCTION = String.raw`(?:and|or|plus|und|oder|sowie|et|ou|y|e|ed|o|oppure|of|en|och|eller|más|più|mais)\s+`;
/** Another spelled-out amount: `and one carrot`, `, plus half a lemon`, but not `half and half` or `half & half`. */
const JOINED_AMOUNT = new RegExp(
  String.raw`(?<!half\s)(?:(?<!\p{L})${CONJUNCTION}|[+&,]\s*(?:${CONJUNCTION})?)(\p{L}+)(?=(?:[ -](\p{L}+))?)`,
  'giu',
);
/** `a little more` is just as vague in a scaled recipe. */
const VAGUE = /^(?:little|few|bit|combination|mixture|wenig|bisschen|paar|peu|poco|pouco|po|beetje|lite|par)$/iu;

const CONTEXT_LENGTH = 40;

const SCALABLE: ReadonlySet<Dimension> = new Set(['mass', 'volume', 'count', 'kitchen']);
const FOOD_MEASURES: ReadonlySet<Dimension> = new Set(['mass', 'volume', 'kitchen']);
const MEASURABLE: ReadonlySet<Dimension> = new Set(['mass', 'volume', 'length']);
const NOT_FOOD_DIMENSIONS: ReadonlySet<Dimension> = new Set(['length', 'temperature']);

const getMeasureEnd = ({ end, unit }: NumberSpan): number => Math.max(end, unit?.end ?? 0);

/** Whether this is the size of each item, which does not scale. */
export const isPerItemSize = (text: string, { start, end }: TextSpan): boolean =>
  EACH_AFTER.test(text.slice(end, end + CONTEXT_LENGTH)) ||
  EACH_BEFORE.test(text.slice(Math.max(0, start - CONTEXT_LENGTH), start));

const hasDimension = ({ unit }: NumberSpan, dimensions: ReadonlySet<Dimension>): boolean =>
  unit?.candidates.some(({ dimension }) => dimensions.has(dimension)) === true;

const isRestatement = (text: string, number: NumberSpan, locator: MeasureLocator): boolean =>
  locator.claimed.some((measure) => {
    const from = Math.max(measure.end, measure.unit?.end ?? 0);
    return (
      from <= number.start &&
      number.start - from <= CONTEXT_LENGTH &&
      RESTATEMENT_BEFORE.test(text.slice(from, number.start))
    );
  });

const isFootnote = (before: string, after: string): boolean =>
  FOOTNOTE_BEFORE.test(before) && FOOTNOTE_AFTER.test(after);

/** Checks the number, or the last one of a range such as `105 to 115`. */
const isTemperature = (text: string, { start, end }: NumberSpan): boolean => {
  const last = /\d+$/.exec(text.slice(start, end))?.[0] ?? '';
  return DEGREES.test(text.slice(end - last.length, end + CONTEXT_LENGTH));
};

const isNotFood = (text: string, number: NumberSpan, before: string): boolean => {
  if (number.amount.value === '0' || hasDimension(number, NOT_FOOD_DIMENSIONS) || isTemperature(text, number))
    return true;
  // Masses and volumes always measure food: `dissolved in 2 tablespoons of water`.
  if (hasDimension(number, FOOD_MEASURES)) return false;
  const after = text.slice(number.end, number.end + CONTEXT_LENGTH);
  return NOT_FOOD_BEFORE.test(before) || NOT_FOOD_AFTER.test(after) || isFootnote(before, after);
};

/**
 * Classifies a number in an ingredient line that is not part of the quantity. Unless it is a size, a restatement or
 * does not count food, it would leave an unscaled amount in the line: `2 eggs and 1 yolk`.
 */
export const classifyIngredientNumber = (text: string, number: NumberSpan, locator: MeasureLocator): NumberRole => {
  const before = text.slice(Math.max(0, number.start - CONTEXT_LENGTH), number.start);
  const isCountAfterOf = OF_BEFORE.test(before) && !hasDimension(number, MEASURABLE);
  if (!isCountAfterOf && isPerItemSize(text, { start: number.start, end: getMeasureEnd(number) })) return 'size';
  if (hasDimension(number, SCALABLE) && isRestatement(text, number, locator)) return 'restatement';
  return isNotFood(text, number, before) ? 'size' : 'unknown';
};

const LETTER = /\p{L}/u;

const isLetter = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 0x80 && LETTER.test(String.fromCharCode(code)));

const isSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdfff;

/** Whether any word is an amount. Most lines have none, and this check costs a fifth of the search below. */
const hasSpelledOutAmount = (text: string, language: Language | undefined): boolean => {
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

/** Whether the line adds another spelled-out amount: `one onion and two carrots`. */
export const joinsSpelledOutAmount = (
  text: string,
  language: Language | undefined,
  claimed: readonly TextSpan[],
): boolean =>
  hasSpelledOutAmount(text, language) &&
  [...text.matchAll(JOINED_AMOUNT)].some(({ 0: match, 1: word = '', 2: next = '', index }) => {
    const start = index + match.length - word.length;
    if (claimed.some((span) => span.start <= start && start < span.end)) return false;
    return isSingleWordAmount(word, language) && !VAGUE.test(next);
  });

/** The same for a yield, where every number counts except lengths: `1.5 litres, serves 6`. */
export const classifyYieldNumber = (text: string, number: NumberSpan, locator: MeasureLocator): NumberRole => {
  if (
    hasDimension(number, new Set(['length'])) ||
    isPerItemSize(text, { start: number.start, end: getMeasureEnd(number) })
  )
    return 'size';
  return hasDimension(number, new Set(['count'])) && isRestatement(text, number, locator) ? 'restatement' : 'unknown';
};

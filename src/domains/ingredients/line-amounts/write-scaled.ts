import type { TextEdit } from '../../../platform/text/apply-edits.ts';
import type { Amount, Language, QuantityStyle } from '../../units/index.ts';
import { matchAsideToCount, matchNounToCount } from '../food/noun-forms/match-noun-to-count.ts';
import { hasSameSize } from './compare-measures.ts';
import { formatLikeAuthor } from './format-like-author.ts';
import type { MeasureWording } from './format-like-author.ts';
import { findStatedUnit, getTextBefore, isAboutWritten, toSingleNumber } from './line-context.ts';
import type { LineContext } from './line-context.ts';
import { getFoodPhrase } from './food-phrase.ts';
import type { LineNumber } from './read-line-amounts.ts';
import { ABOUT } from './role-patterns.ts';
import type { TextSpan } from './find-unit-span.ts';

const GLYPH = /[¼-¾⅐-⅞]/u;
const DECIMAL = /\d[.,]\d/;

/** Follows the author unless the reader chose a style: glyphs if the line has one, decimals if the number is one. */
const matchNumberStyle = (written: string, line: string, style: QuantityStyle): QuantityStyle => ({
  ...style,
  numbers: style.numbers ?? (DECIMAL.test(written) ? 'decimal' : undefined),
  glyphs: style.glyphs ?? GLYPH.test(line),
});

/** `lg eggs`, `gr. Zwiebel`: an abbreviated adjective that does not change, or the hyphen of `demi-citron`. */
const ABBREVIATED_SIZE = /^(?:-|\s+(?:lg|sm|med|xl|gr|kl|mittl)\b\.?(?=\s))/iu;

/** Numbers in words that are nouns, so that the food follows with a preposition: `une douzaine d'œufs`. */
const DOZEN = /(?:douzaine|dizaine|vingtaine|docena|decena|dozzin|dúzia|dezena|(?<!\p{L})pa(?:r|io)$)/iu;
const PARTITIVE_AFTER = /^\s(?:d[ei]\s|d['’])/iu;

/** `½ a lemon`. */
const FRACTION = /^(?:\d+\/\d+|[¼-¾⅐-⅞])$/u;
const ARTICLE_AFTER = /^\san?\s/iu;

/**
 * How long the preposition or article is that a number in digits does not need: `una docena de huevos` becomes `24
 * huevos`, `½ a lemon` becomes `1 lemon`.
 */
const getPartitiveLength = (text: string, { start, end, unit }: LineNumber): number => {
  if (unit !== undefined) return 0;
  if (FRACTION.test(text.slice(start, end))) return ARTICLE_AFTER.exec(text.slice(end, end + 5))?.[0].length ?? 0;
  if (!DOZEN.test(text.slice(start, end))) return 0;
  return PARTITIVE_AFTER.exec(text.slice(end, end + 5))?.[0].length ?? 0;
};

/** `d'un citron`: the preposition and the number are one word. */
const ELIDED_BEFORE = /(?<!\p{L})[dl]['’]$/iu;
/** `Saft einer Zitrone`: a numeral has no genitive. */
const GENITIVE = /^eine[rs](?!\p{L})/iu;
const VON_BEFORE = /(?<!\p{L})von\s$/iu;
/** `da 2 a 3 uova` becomes `4-6 uova`. */
const FROM_BEFORE = /^\s*(?:da|from|von|de|från|van)\s+$/iu;
const NUMBER_AFTER = /^\s[\d¼-¾⅐-⅞]/u;
const HALF_PREFIX = /demie?$/iu;

/** The number with the words that change with it: `d'un citron` becomes `de 2 citrons`. */
const replaceNumber = (context: LineContext, number: LineNumber, written: string, digits: string): TextEdit => {
  const { text, view } = context;
  const { start, end, unit } = number;
  if (number.isImplied) {
    const isSized = context.numbers.some((other) => other.role === 'size' && other.start === start);
    return { start, end: start, text: `${digits} ${isSized ? 'x ' : ''}` };
  }
  const before = getTextBefore(context, start);
  const isGenitive =
    view.style.language === 'de' && number.isWord && GENITIVE.test(written) && !VON_BEFORE.test(before);
  const elided = ELIDED_BEFORE.exec(before)?.[0].length ?? 0;
  const preposition = elided > 0 ? 'de ' : isGenitive ? 'von ' : '';
  const isHalf = HALF_PREFIX.test(written) || (number.isWord && unit?.isHyphenated === true);
  const hyphen = isHalf && text[end] === '-' ? 1 : 0;
  const dropped = hyphen + getPartitiveLength(text, number);
  // `One 14-ounce can` becomes `2 x 14-ounce cans`.
  const sign = number.isWord && NUMBER_AFTER.test(text.slice(end, end + 2)) ? ' x' : '';
  const isFrom = number.amount.min !== undefined && FROM_BEFORE.test(text.slice(0, start));
  return {
    start: isFrom ? 0 : start - elided,
    end: end + dropped,
    text: preposition + digits + sign + (dropped > 0 ? ' ' : ''),
  };
};

/** Longer units are separated from the number: `250g`, but not `8ounces`. */
const MAX_GLUED_LENGTH = 3;

/** `1 Prise(n)`: the plural that the author left open. */
const BRACKETED_ENDING = /^\((?:n|en|e|s|es|r|er|ar|or)\)/u;

const replaceUnit = ({ text }: LineContext, { end, isImplied }: LineNumber, unit: TextSpan, word: string): TextEdit => {
  const isGlued = unit.start === end && word.length <= MAX_GLUED_LENGTH;
  // The dot belongs to the abbreviation: `1 lb. beef`.
  const hasDot = text[unit.end] === '.' && unit.end + 1 < text.length;
  const space = isGlued || isImplied || unit.start > end ? '' : ' ';
  const ending = BRACKETED_ENDING.exec(text.slice(unit.end, unit.end + 5))?.[0].length ?? 0;
  return { start: unit.start, end: unit.end + (hasDot ? 1 : ending), text: space + word };
};

const SIZE_BETWEEN = /^\s*(?:[x×]\s?)?[([]?\s*$/iu;
const SIZE_END = /^[-\s]?(?:["″”.)\]]|'')*/u;

/** Where the counted food starts, after a size that stands between: `1 (9-inch) pie crust`. */
const findFoodStart = ({ text, numbers }: LineContext, number: LineNumber): number => {
  let at = number.end;
  for (const next of numbers.slice(numbers.indexOf(number) + 1)) {
    if (next.role !== 'size' || !SIZE_BETWEEN.test(text.slice(at, next.start))) return at;
    at = Math.max(next.end, next.unit?.end ?? 0);
    at += SIZE_END.exec(text.slice(at, at + 5))?.[0].trimEnd().length ?? 0;
  }
  return at;
};

/** `1 Aubergine ca. 250 g`. */
const ABOUT_AT_END = new RegExp(String.raw`\s+${ABOUT}\s*$`, 'iu');
/** `2 orange, yellow or red peppers` are not oranges. */
const COLOR_LIST = /^\s+orange(?:,|\s(?:and|or))\s(?:yellow|red|green|purple)/iu;

const ASIDE = /^(,\s*)(\p{L}[\p{L}\p{M}]*)(?!\p{L})/u;

/** `1 onion` becomes `2 onions`, `1 cebolla, picada` becomes `2 cebollas, picadas`. */
const inflectFood = (
  context: LineContext,
  number: LineNumber,
  amount: Amount,
  language: Language,
): readonly TextEdit[] => {
  const { text, numbers } = context;
  const partitive = getPartitiveLength(text, number);
  const from = partitive === 0 ? findFoodStart(context, number) : number.end + partitive;
  const next = numbers.find(({ start }) => start > number.start && start >= from)?.start ?? text.length;
  const rest = text.slice(from, next);
  const start = from + (ABBREVIATED_SIZE.exec(rest)?.[0].length ?? 0);
  const phrase = getFoodPhrase(text.slice(start, next)).replace(ABOUT_AT_END, '');
  if (COLOR_LIST.test(text.slice(start, next))) return [];
  const inflected = matchNounToCount(phrase, amount, language);
  if (inflected === phrase) return [];
  const end = start + phrase.length;
  const [, comma = '', aside] = ASIDE.exec(text.slice(end, next)) ?? [];
  const edits = [{ start, end, text: inflected }];
  if (aside !== undefined) {
    const asideStart = end + comma.length;
    const agreed = matchAsideToCount(phrase, aside, amount, language);
    edits.push({ start: asideStart, end: asideStart + aside.length, text: agreed });
  }
  return edits;
};

/** Whether rounding must not add "about" again. */
const toWritten = (context: LineContext, number: LineNumber, amount: Amount): Amount =>
  toSingleNumber(isAboutWritten(context, number) ? { ...amount, approximate: false } : amount);

const getStyle = ({ text, view }: LineContext, { start, end }: LineNumber): QuantityStyle =>
  matchNumberStyle(text.slice(start, end), text, view.style);

/** So that the ends of `12oz-1lb` do not count as the same amount. */
const MAX_DEVIATION_BESIDE = 0.02;

/** Whether the line states the same amount in this unit as well: in pounds in `24 ounces (1½ pounds) beef`. */
const isStatedBeside = ({ numbers }: LineContext, number: LineNumber, unitId: string): boolean => {
  const getMain = (other: LineNumber): LineNumber => numbers[other.restates ?? -1] ?? other;
  return numbers.some(
    (other) =>
      other !== number &&
      other.unit?.candidates.some(({ id }) => id === unitId) === true &&
      getMain(other) === getMain(number) &&
      hasSameSize(number, other, MAX_DEVIATION_BESIDE),
  );
};

/** A scaled amount and its unit, rounded and in the author's words. Undefined if the unit changes but is not written. */
export const formatScaled = (context: LineContext, number: LineNumber, exact: Amount): MeasureWording | undefined => {
  const { unit, amount } = number;
  const word = unit === undefined ? '' : context.text.slice(unit.start, unit.end);
  const id = findStatedUnit(number, context.view)?.id;
  const isBeside = (other: string): boolean => isStatedBeside(context, number, other);
  const authored = { word, candidates: unit?.candidates ?? [], amount, id, isStatedBeside: isBeside };
  const write = (rounded: Amount): Amount => toWritten(context, number, rounded);
  return formatLikeAuthor(exact, id, authored, getStyle(context, number), write);
};

/** Replaces one amount in the author's unit. Undefined if the unit changes but there is no unit word to replace. */
export const writeScaled = (
  context: LineContext,
  number: LineNumber,
  exact: Amount,
): readonly TextEdit[] | undefined => {
  const { text, view } = context;
  const { unit, start, end } = number;
  const wording = formatScaled(context, number, exact);
  if (wording === undefined) return undefined;
  const edits = [replaceNumber(context, number, text.slice(start, end), wording.number)];
  if (unit === undefined)
    edits.push(...inflectFood(context, number, toWritten(context, number, exact), view.style.language));
  else if (wording.word !== text.slice(unit.start, unit.end))
    edits.push(replaceUnit(context, number, unit, wording.word));
  return edits;
};

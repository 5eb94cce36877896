import type { Amount, Language } from '../../../units/index.ts';
import { formatNumberAsRational } from '../numbers.ts';
import { findPhraseAt } from '../phrase-table.ts';
import { TemperaturePurposeFinder } from './temperature-purpose-finder.ts';
import { createProximityMask } from '../proximity-mask.ts';
import { parseNumberAt } from '../parse-number.ts';
import { parseQualifiersAt } from '../parse-qualifiers.ts';
import type { TextSpan } from '../text-span.ts';
import { isMark, tokenizeStep, getWordAt } from '../tokenize-step.ts';
import type { StepToken } from '../tokenize-step.ts';
import { getStepVocabulary } from '../step-vocabulary.ts';
import type { TemperaturePurposeKind, StepVocabulary } from '../step-vocabulary.ts';

type Scale = 'celsius' | 'fahrenheit' | 'gas-mark';

/** A temperature of the recipe document. */
interface Temperature {
  readonly value: Amount;
  readonly scale: Scale;
  readonly purpose: { readonly kind: TemperaturePurposeKind; readonly text?: string };
}

export interface StatedTemperature extends TextSpan {
  readonly temperature: Temperature;
}

/** A temperature while its neighbours may still tell more about it. */
interface Draft {
  readonly first: number;
  /** The token after it. */
  readonly end: number;
  readonly min: number;
  readonly max: number;
  readonly isApproximate: boolean;
  /** `at least 74 °C` */
  readonly isLeast: boolean;
  /** Undefined for `350°` until the context decides. */
  scale: Scale | undefined;
}

interface Reading {
  readonly value: number;
  readonly scale: Scale | undefined;
  /** Whether a sign or a word says that it is a temperature. */
  readonly isStated: boolean;
  readonly end: number;
}

/** Below it, `2 C` is two cups. */
const MIN_WITHOUT_SIGN = 30;
/** Below it, `2 and 180 °C` are no range. */
const MIN_IN_PAIR = 10;
/** Nothing in a kitchen is hotter; beyond, the number is another one. */
const HOTTEST = { celsius: 600, fahrenheit: 1000, 'gas-mark': 10 } as const;

class TemperatureReader {
  private readonly text: string;
  private readonly tokens: readonly StepToken[];
  private readonly words: StepVocabulary;

  constructor(text: string, tokens: readonly StepToken[], words: StepVocabulary) {
    this.text = text;
    this.tokens = tokens;
    this.words = words;
  }

  private isMark(at: number, key: string): boolean {
    return isMark(this.tokens[at], key);
  }

  private scaleAt(at: number): 'celsius' | 'fahrenheit' | undefined {
    return this.words.scales.get(getWordAt(this.tokens, at) ?? '');
  }

  /**
   * Without a degree sign, `C` and `F` are capitals, or small letters that touch three digits (`180c`); `oC` is what
   * people write who have no sign to type.
   */
  private letterAt(at: number): 'celsius' | 'fahrenheit' | undefined {
    const token = this.tokens[at];
    if (token?.kind !== 'word') return undefined;
    const written = this.text.slice(token.start, token.end);
    if (written === 'C' || written === 'oC') return 'celsius';
    if (written === 'F') return 'fahrenheit';
    const isGlued = !token.hasSpaceBefore && (this.tokens[at - 1]?.key.length ?? 0) === 3;
    return token.key.length > 1 || isGlued ? this.scaleAt(at) : undefined;
  }

  /** Whole degrees and tenths. */
  private numberAt(at: number): { readonly value: number; readonly end: number } | undefined {
    const whole = this.tokens[at];
    if (whole?.kind !== 'number' || whole.key.length > 4) return undefined;
    const point = this.tokens[at + 1];
    const part = this.tokens[at + 2];
    const isDecimal =
      (isMark(point, '.') || isMark(point, ',')) &&
      point?.hasSpaceBefore === false &&
      part?.kind === 'number' &&
      !part.hasSpaceBefore &&
      part.key.length < 3;
    return isDecimal
      ? { value: Number(`${whole.key}.${part.key}`), end: at + 3 }
      : { value: Number(whole.key), end: at + 1 };
  }

  /** A number with what says that it is a temperature: `180 °C`, `350 degrees F`, `180C`, a `200-degree` oven. */
  private readingAt(at: number): Reading | undefined {
    const number = this.numberAt(at);
    if (number === undefined) return undefined;
    const { value, end } = number;
    if (this.isMark(end, '°')) {
      const scale = this.scaleAt(end + 1);
      return { value, scale, isStated: true, end: scale === undefined ? end + 1 : end + 2 };
    }
    const next = this.isMark(end, '-') ? end + 1 : end;
    if (this.words.degrees.has(getWordAt(this.tokens, next) ?? '')) {
      const scale = this.letterAt(next + 1);
      return { value, scale, isStated: true, end: scale === undefined ? next + 1 : next + 2 };
    }
    const scale = this.letterAt(end);
    if (scale !== undefined && value >= MIN_WITHOUT_SIGN) return { value, scale, isStated: true, end: end + 1 };
    return { value, scale: undefined, isStated: false, end };
  }

  private afterConnector(at: number, isBetween: boolean): number | undefined {
    if (this.isMark(at, '-')) return at + 1;
    if (isBetween && this.words.and.has(getWordAt(this.tokens, at) ?? '')) return at + 1;
    return findPhraseAt(this.words.to, this.tokens, at)?.end;
  }

  /** Below zero there are no amounts in the contract: `-18 °C` is left alone. */
  private isBelowZero(at: number): boolean {
    return (
      this.isMark(at - 1, '-') && this.tokens[at]?.hasSpaceBefore === false && this.tokens[at - 2]?.kind !== 'number'
    );
  }

  private gasMarkAt(at: number): Draft | undefined {
    const gas = findPhraseAt(this.words.gasMark, this.tokens, at);
    if (gas === undefined) return undefined;
    const least = parseNumberAt(this.tokens, gas.end, this.words);
    if (least === undefined || least.isArticle || this.tokens[gas.end]?.kind === 'word') return undefined;
    const most = this.isMark(least.end, '-') ? parseNumberAt(this.tokens, least.end + 1, this.words) : undefined;
    const isRange = most !== undefined && least.value < most.value;
    const last = isRange ? most : least;
    return {
      first: at,
      end: last.end,
      min: least.value,
      max: last.value,
      isApproximate: false,
      isLeast: false,
      scale: 'gas-mark',
    };
  }

  read(at: number): Draft | undefined {
    const gas = this.gasMarkAt(at);
    if (gas !== undefined) return gas;
    const { isAbout, isAtLeast, isAtMost, isBetween, end: start } = parseQualifiersAt(this.tokens, at, this.words);
    // `heat up to 350°F` sets no bound.
    if (isAtMost) return undefined;
    const least = this.isBelowZero(start) ? undefined : this.readingAt(start);
    if (least === undefined) return undefined;

    const draft = { first: at, isApproximate: isAbout, isLeast: isAtLeast };
    const most = this.otherEnd(least, isBetween);
    if (most !== undefined) {
      return { ...draft, end: most.end, min: least.value, max: most.value, scale: most.scale ?? least.scale };
    }
    if (!least.isStated && !this.isFanOf(start, least.end)) return undefined;
    return { ...draft, end: least.end, min: least.value, max: least.value, scale: least.scale };
  }

  /** The other end of a range: `160–180 °C`, `100°F to 110°F`, `18 and 21 °C`. */
  private otherEnd(least: Reading, isBetween: boolean): Reading | undefined {
    const isPair = isBetween || (!least.isStated && least.value >= MIN_IN_PAIR);
    const next = this.afterConnector(least.end, isPair);
    const most = next === undefined ? undefined : this.readingAt(next);
    if (most?.isStated !== true || least.value >= most.value) return undefined;
    return least.scale === undefined || most.scale === undefined || least.scale === most.scale ? most : undefined;
  }

  /** `200C/180 fan`: a number between a temperature and the word for a fan is a temperature. */
  private isFanOf(at: number, end: number): boolean {
    const fan = findPhraseAt(this.words.fan, this.tokens, end);
    return (
      fan !== undefined && this.isMark(at - 1, '/') && (this.isMark(at - 2, '°') || this.letterAt(at - 2) !== undefined)
    );
  }
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 20;

/** `350°/180 °C`: the scale of one implies that of its neighbor if both are equally hot. */
const scaleBeside = (draft: Draft, other: Draft | undefined): Scale | undefined => {
  if (other === undefined || Math.min(Math.abs(other.first - draft.end), Math.abs(draft.first - other.end)) > 3) {
    return undefined;
  }
  const [degrees, known] = [draft.max, other.max];
  if (other.scale === 'celsius') {
    if (isNear(degrees, known * 1.8 + 32)) return 'fahrenheit';
    return degrees <= known && degrees >= known - 40 ? 'celsius' : undefined;
  }
  return other.scale === 'fahrenheit' && isNear(degrees, (known - 32) / 1.8) ? 'celsius' : undefined;
};

/** `rotate the pan 180 degrees` */
const isTurn = (tokens: readonly StepToken[], { first, end }: Draft, { rotationWords }: StepVocabulary): boolean => {
  for (let at = first - 5; at < end + 3; at += 1) {
    if (rotationWords.has(getWordAt(tokens, at) ?? '')) return true;
  }
  return false;
};

/**
 * The scale of a bare `350°`. Where people write English both are in use: what no oven reaches in Celsius, and no meat,
 * is Fahrenheit; the rest stays open. In the other languages it is Celsius.
 */
const likelyScale = (draft: Draft, purpose: TemperaturePurposeKind, language: Language): Scale | undefined => {
  const degrees = draft.max;
  if (language !== 'en') return degrees >= MIN_WITHOUT_SIGN && degrees <= 300 ? 'celsius' : undefined;
  if (degrees >= 275 && degrees <= 600) return 'fahrenheit';
  return purpose === 'internal' && degrees > 100 && degrees <= 212 ? 'fahrenheit' : undefined;
};

const valueOf = ({ min, max, isLeast }: Draft): Amount => {
  if (min < max) return { min: formatNumberAsRational(min), max: formatNumberAsRational(max) };
  return isLeast ? { min: formatNumberAsRational(min) } : { value: formatNumberAsRational(min) };
};

const amountOf = (draft: Draft): Amount => ({ ...valueOf(draft), ...(draft.isApproximate && { approximate: true }) });

const isPossible = ({ max }: Draft, scale: Scale): boolean => max <= HOTTEST[scale];

/** `between about 37.5 and 40 degrees`, the longest way from the first word to the sign. */
const REACH = 10;

/** `findTemperatures` for a text that is already tokenized. */
export const findTemperaturesInTokens = (
  text: string,
  tokens: readonly StepToken[],
  language: Language,
): StatedTemperature[] => {
  const words = getStepVocabulary(language);
  const reader = new TemperatureReader(text, tokens, words);
  const { temperatureSigns } = words;
  const isSign = ({ kind, key }: StepToken): boolean =>
    kind === 'mark' ? key === '°' : kind === 'word' && temperatureSigns.has(key);
  const near = createProximityMask(tokens, isSign, REACH);
  const drafts: Draft[] = [];
  let at = 0;
  while (at < tokens.length) {
    const draft = near[at] === 1 ? reader.read(at) : undefined;
    if (draft !== undefined && (draft.scale !== undefined || !isTurn(tokens, draft, words))) drafts.push(draft);
    at = draft?.end ?? at + 1;
  }

  if (drafts.length === 0) return [];
  const purposes = new TemperaturePurposeFinder(text, tokens, words).findPurposes(drafts);
  const stated: StatedTemperature[] = [];
  for (const [index, draft] of drafts.entries()) {
    const purpose = purposes[index] ?? { kind: 'other' as const };
    const scale =
      draft.scale ??
      scaleBeside(draft, drafts[index - 1]) ??
      scaleBeside(draft, drafts[index + 1]) ??
      likelyScale(draft, purpose.kind, language);
    const first = tokens[draft.first];
    const last = tokens[draft.end - 1];
    if (scale === undefined || first === undefined || last === undefined || !isPossible(draft, scale)) continue;
    draft.scale = scale;
    stated.push({
      start: first.start,
      end: last.end,
      text: text.slice(first.start, last.end),
      temperature: { value: amountOf(draft), scale, purpose },
    });
  }
  return stated;
};

/**
 * Finds the temperatures in a text: `180°C/350°F/gas 4` are three. French thermostat settings (`th. 6`) and German gas
 * oven levels (`Stufe 3`) are not gas marks and are not found, nor are temperatures without a number.
 */
export const findTemperatures = (text: string, language: Language = 'en'): StatedTemperature[] =>
  findTemperaturesInTokens(text, tokenizeStep(text), language);

import type { Amount, Language } from '../../units/index.ts';
import { exactText } from './numbers.ts';
import { phraseAt } from './phrases.ts';
import { PurposeFinder } from './purpose.ts';
import { nearSigns } from './reach.ts';
import { readCount } from './read-count.ts';
import { readQualifiers } from './read-qualifiers.ts';
import type { Span } from './span.ts';
import { isMark, tokensOf, wordAt } from './tokens.ts';
import type { Token } from './tokens.ts';
import { vocabularyFor } from './vocabulary.ts';
import type { PurposeKind, Vocabulary } from './vocabulary.ts';

type Scale = 'celsius' | 'fahrenheit' | 'gas-mark';

/** A temperature of the recipe document. */
interface Temperature {
  readonly value: Amount;
  readonly scale: Scale;
  readonly purpose: { readonly kind: PurposeKind; readonly text?: string };
}

export interface StatedTemperature extends Span {
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
const LEAST_WITHOUT_SIGN = 30;
/** Below it, `2 and 180 °C` are no range. */
const LEAST_IN_PAIR = 10;
/** Nothing in a kitchen is hotter; beyond, the number is another one. */
const HOTTEST = { celsius: 600, fahrenheit: 1000, 'gas-mark': 10 } as const;

class TemperatureReader {
  private readonly text: string;
  private readonly tokens: readonly Token[];
  private readonly words: Vocabulary;

  constructor(text: string, tokens: readonly Token[], words: Vocabulary) {
    this.text = text;
    this.tokens = tokens;
    this.words = words;
  }

  private isMark(at: number, key: string): boolean {
    return isMark(this.tokens[at], key);
  }

  private scaleAt(at: number): 'celsius' | 'fahrenheit' | undefined {
    return this.words.scales.get(wordAt(this.tokens, at) ?? '');
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
    const isGlued = !token.spaced && (this.tokens[at - 1]?.key.length ?? 0) === 3;
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
      point?.spaced === false &&
      part?.kind === 'number' &&
      !part.spaced &&
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
    if (this.words.degrees.has(wordAt(this.tokens, next) ?? '')) {
      const scale = this.letterAt(next + 1);
      return { value, scale, isStated: true, end: scale === undefined ? next + 1 : next + 2 };
    }
    const scale = this.letterAt(end);
    if (scale !== undefined && value >= LEAST_WITHOUT_SIGN) return { value, scale, isStated: true, end: end + 1 };
    return { value, scale: undefined, isStated: false, end };
  }

  private afterConnector(at: number, isBetween: boolean): number | undefined {
    if (this.isMark(at, '-')) return at + 1;
    if (isBetween && this.words.and.has(wordAt(this.tokens, at) ?? '')) return at + 1;
    return phraseAt(this.words.to, this.tokens, at)?.end;
  }

  /** Below zero there are no amounts in the contract: `-18 °C` is left alone. */
  private isBelowZero(at: number): boolean {
    return this.isMark(at - 1, '-') && this.tokens[at]?.spaced === false && this.tokens[at - 2]?.kind !== 'number';
  }

  private gasMarkAt(at: number): Draft | undefined {
    const gas = phraseAt(this.words.gasMark, this.tokens, at);
    if (gas === undefined) return undefined;
    const least = readCount(this.tokens, gas.end, this.words);
    if (least === undefined || least.isArticle || this.tokens[gas.end]?.kind === 'word') return undefined;
    const most = this.isMark(least.end, '-') ? readCount(this.tokens, least.end + 1, this.words) : undefined;
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
    const { isAbout, isAtLeast, isAtMost, isBetween, end: start } = readQualifiers(this.tokens, at, this.words);
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
    const isPair = isBetween || (!least.isStated && least.value >= LEAST_IN_PAIR);
    const next = this.afterConnector(least.end, isPair);
    const most = next === undefined ? undefined : this.readingAt(next);
    if (most?.isStated !== true || least.value >= most.value) return undefined;
    return least.scale === undefined || most.scale === undefined || least.scale === most.scale ? most : undefined;
  }

  /** `200C/180 fan`: a number between a temperature and the word for a fan is a temperature. */
  private isFanOf(at: number, end: number): boolean {
    const fan = phraseAt(this.words.fan, this.tokens, end);
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
const isTurn = (tokens: readonly Token[], { first, end }: Draft, { turns }: Vocabulary): boolean => {
  for (let at = first - 5; at < end + 3; at += 1) {
    if (turns.has(wordAt(tokens, at) ?? '')) return true;
  }
  return false;
};

/**
 * The scale of a bare `350°`. Where people write English both are in use: what no oven reaches in Celsius, and no meat,
 * is Fahrenheit; the rest stays open. In the other languages it is Celsius.
 */
const likelyScale = (draft: Draft, purpose: PurposeKind, language: Language): Scale | undefined => {
  const degrees = draft.max;
  if (language !== 'en') return degrees >= LEAST_WITHOUT_SIGN && degrees <= 300 ? 'celsius' : undefined;
  if (degrees >= 275 && degrees <= 600) return 'fahrenheit';
  return purpose === 'internal' && degrees > 100 && degrees <= 212 ? 'fahrenheit' : undefined;
};

const valueOf = ({ min, max, isLeast }: Draft): Amount => {
  if (min < max) return { min: exactText(min), max: exactText(max) };
  return isLeast ? { min: exactText(min) } : { value: exactText(min) };
};

const amountOf = (draft: Draft): Amount => ({ ...valueOf(draft), ...(draft.isApproximate && { approximate: true }) });

const isPossible = ({ max }: Draft, scale: Scale): boolean => max <= HOTTEST[scale];

/** `between about 37.5 and 40 degrees`, the longest way from the first word to the sign. */
const REACH = 10;

/** `findTemperatures` for a text that is already tokenized. */
export const temperaturesIn = (text: string, tokens: readonly Token[], language: Language): StatedTemperature[] => {
  const words = vocabularyFor(language);
  const reader = new TemperatureReader(text, tokens, words);
  const { temperatureSigns } = words;
  const isSign = ({ kind, key }: Token): boolean =>
    kind === 'mark' ? key === '°' : kind === 'word' && temperatureSigns.has(key);
  const near = nearSigns(tokens, isSign, REACH);
  const drafts: Draft[] = [];
  let at = 0;
  while (at < tokens.length) {
    const draft = near[at] === 1 ? reader.read(at) : undefined;
    if (draft !== undefined && (draft.scale !== undefined || !isTurn(tokens, draft, words))) drafts.push(draft);
    at = draft?.end ?? at + 1;
  }

  if (drafts.length === 0) return [];
  const purposes = new PurposeFinder(text, tokens, words).of(drafts);
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
  temperaturesIn(text, tokensOf(text), language);

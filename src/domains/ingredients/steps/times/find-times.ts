import { findUnitsByName } from '../../../units/index.ts';
import type { Language } from '../../../units/index.ts';
import { MINUTE, formatIsoDuration, toSeconds } from './duration.ts';
import { findPhraseAt } from '../phrase-table.ts';
import { parseNumberAt } from '../parse-number.ts';
import type { NumberMatch } from '../parse-number.ts';
import { createProximityMask } from '../proximity-mask.ts';
import { parseQualifiersAt } from '../parse-qualifiers.ts';
import type { Qualifiers } from '../parse-qualifiers.ts';
import type { TextSpan } from '../text-span.ts';
import { isMark, tokenizeStep, getWordAt } from '../tokenize-step.ts';
import type { StepToken } from '../tokenize-step.ts';
import { getStepVocabulary } from '../step-vocabulary.ts';
import type { TimeUnit, StepVocabulary } from '../step-vocabulary.ts';

/** ISO 8601 durations: `value` for a single time, otherwise the minimum, the maximum, or both. */
interface StatedDuration {
  readonly value?: string;
  readonly min?: string;
  readonly max?: string;
}

export interface StatedTime extends TextSpan {
  readonly duration: StatedDuration;
  /** True after `about`, and for inexact times such as `overnight`. */
  readonly approximate: boolean;
}

interface Seconds {
  readonly min: number;
  readonly max: number;
  readonly isApproximate: boolean;
  /** `10+ minutes`. */
  readonly isOpen: boolean;
  /** The token after it. */
  readonly end: number;
}

/** What people mean by a night. */
const NIGHT = { min: 'PT8H', max: 'PT12H' };

/**
 * Reads times at places of one text. Every look ahead is bounded, so that the whole takes time as long as the text.
 */
class TimeReader {
  private readonly tokens: readonly StepToken[];
  private readonly language: Language;
  private readonly words: StepVocabulary;

  constructor(tokens: readonly StepToken[], language: Language) {
    this.tokens = tokens;
    this.language = language;
    this.words = getStepVocabulary(language);
  }

  private isMark(at: number, key: string): boolean {
    return isMark(this.tokens[at], key);
  }

  private isTight(at: number): boolean {
    return this.tokens[at]?.hasSpaceBefore === false;
  }

  /** The unit at the place, unless it is the beginning of a longer word: `20-Minuten-Eier`. */
  private unitAt(at: number): { readonly unit: TimeUnit; readonly end: number } | undefined {
    const found = findPhraseAt(this.words.timeUnits, this.tokens, at);
    if (found === undefined) return undefined;
    const { end } = found;
    const goesOn = this.isMark(end, '-') && this.isTight(end) && this.isTight(end + 1);
    return goesOn && this.tokens[end + 1]?.kind === 'word' ? undefined : { unit: found.meaning, end };
  }

  /** The unit of a number: after a hyphen, or after `more` and the like. */
  private unitOf(count: NumberMatch): { readonly unit: TimeUnit; readonly end: number } | undefined {
    let at = count.end;
    if (this.isMark(at, '-') || this.isMark(at, '+')) at += 1;
    const between = findPhraseAt(this.words.betweenTime, this.tokens, at);
    const found = this.unitAt(at) ?? (between === undefined ? undefined : this.unitAt(between.end));
    return found !== undefined && (found.unit.takesArticle || !count.isArticle) ? found : undefined;
  }

  /** What joins the two ends of a range: a dash, `to`, and after `between` also `and`. */
  private afterConnector(at: number, isBetween: boolean): number | undefined {
    if (this.isMark(at, '-') || this.isMark(at, '~')) return at + 1;
    if (isBetween && this.words.and.has(getWordAt(this.tokens, at) ?? '')) return at + 1;
    return findPhraseAt(this.words.to, this.tokens, at)?.end;
  }

  /** `and a half` after the unit: une heure et demie. Not the half of something else: an hour and half a cup. */
  private halfAfter(at: number): number | undefined {
    const { and, articles, half } = this.words;
    if (!and.has(getWordAt(this.tokens, at) ?? '')) return undefined;
    const next = articles.has(getWordAt(this.tokens, at + 1) ?? '') ? at + 2 : at + 1;
    if (!half.has(getWordAt(this.tokens, next) ?? '')) return undefined;
    const after = getWordAt(this.tokens, next + 1) ?? '';
    return articles.has(after) || this.words.links.has(after) || this.unitAt(next + 1) !== undefined
      ? undefined
      : next + 1;
  }

  /** What a smaller unit adds: `1 hour 30 minutes`, `1 Std. 30 Min.`, `1h30`. */
  private remainder(unit: TimeUnit, end: number): { readonly seconds: number; readonly end: number } | undefined {
    const half = this.halfAfter(end);
    if (half !== undefined) return { seconds: unit.seconds / 2, end: half };
    let at = this.isMark(end, '.') && this.isTight(end) ? end + 1 : end;
    if (this.isMark(at, ',') || this.words.and.has(getWordAt(this.tokens, at) ?? '')) at += 1;
    const more = parseNumberAt(this.tokens, at, this.words);
    if (more === undefined || more.isArticle) return undefined;
    const smaller = this.unitOf(more);
    if (smaller !== undefined) {
      const seconds = toSeconds(more.value, smaller.unit.seconds);
      const fits = smaller.unit.seconds < unit.seconds && !smaller.unit.isBare && seconds < unit.seconds;
      return fits ? { seconds, end: smaller.end } : undefined;
    }
    return at === end && this.isLonePair(at, end)
      ? { seconds: (more.value * unit.seconds) / 60, end: at + 1 }
      : undefined;
  }

  /** Two digits that count sixtieths of the unit before them: `1h30`, `1 h 30`; not `1 h 30 g`. */
  private isLonePair(at: number, end: number): boolean {
    const digits = this.tokens[at];
    const unit = this.tokens[end - 1];
    const after = this.tokens[at + 1];
    if (digits?.kind !== 'number' || digits.key.length !== 2 || Number(digits.key) >= 60) return false;
    if (unit?.key !== 'h' && !(unit?.key === 'min' && !digits.hasSpaceBefore)) return false;
    if (after?.kind === 'mark') return !'°%/-'.includes(after.key);
    return after?.kind !== 'word' || findUnitsByName(after.key, this.language).length === 0;
  }

  /** `a minute or two`; `een minuutje of tien` is about ten. */
  private orSo(count: NumberMatch, unit: TimeUnit, end: number): Seconds | undefined {
    if (!count.isArticle) return undefined;
    const next = findPhraseAt(this.words.to, this.tokens, end)?.end;
    const more = next === undefined ? undefined : parseNumberAt(this.tokens, next, this.words);
    if (more === undefined || more.value <= 1) return undefined;
    if (this.unitOf(more) !== undefined) return undefined;
    const seconds = toSeconds(more.value, unit.seconds);
    const isPair = more.value === 2;
    return { min: isPair ? unit.seconds : seconds, max: seconds, isApproximate: !isPair, isOpen: false, end: more.end };
  }

  /** One time with its unit: `10 minutes`, `1 hour 30 minutes`, `een kwartier`. */
  private single(at: number): Seconds | undefined {
    const count = parseNumberAt(this.tokens, at, this.words);
    const found = count === undefined ? undefined : this.unitOf(count);
    if (count === undefined || found === undefined) {
      const bare = this.unitAt(at);
      if (bare === undefined || !bare.unit.isBare) return undefined;
      return { min: bare.unit.seconds, max: bare.unit.seconds, isApproximate: false, isOpen: false, end: bare.end };
    }
    const range = this.orSo(count, found.unit, found.end) ?? this.slashRange(at, count, found);
    if (range !== undefined) return range;
    const more = this.remainder(found.unit, found.end);
    const seconds = toSeconds(count.value, found.unit.seconds) + (more?.seconds ?? 0);
    return {
      min: seconds,
      max: seconds,
      isApproximate: count.isRound,
      isOpen: this.isMark(count.end, '+'),
      end: more?.end ?? found.end,
    };
  }

  /** `2/3 minuti` means two to three, because two thirds of a minute is implausible. Two thirds of an hour is not. */
  private slashRange(at: number, count: NumberMatch, found: { unit: TimeUnit; end: number }): Seconds | undefined {
    if (count.end !== at + 3 || !this.isMark(at + 1, '/') || found.unit.seconds > MINUTE) return undefined;
    const above = this.tokens[at];
    const below = this.tokens[at + 2];
    if (above === undefined || below === undefined || above.key === '1') return undefined;
    return {
      min: Number(above.key) * found.unit.seconds,
      max: Number(below.key) * found.unit.seconds,
      isApproximate: false,
      isOpen: false,
      end: found.end,
    };
  }

  /** Two numbers with one unit: `20–25 min`, `15 to 20 minutes`, `10/15 minuti`. */
  private pair(at: number, isBetween: boolean): Seconds | undefined {
    const least = parseNumberAt(this.tokens, at, this.words);
    if (least === undefined) return undefined;
    const slash = this.isMark(least.end, '/') ? least.end + 1 : undefined;
    const next = slash ?? this.afterConnector(least.end, isBetween);
    const most = next === undefined ? undefined : parseNumberAt(this.tokens, next, this.words);
    const found = most === undefined ? undefined : this.unitOf(most);
    if (most === undefined || found === undefined || least.value >= most.value) return undefined;
    const more = this.remainder(found.unit, found.end);
    return {
      min: toSeconds(least.value, found.unit.seconds),
      max: toSeconds(most.value, found.unit.seconds) + (more?.seconds ?? 0),
      isApproximate: false,
      isOpen: this.isMark(most.end, '+'),
      end: more?.end ?? found.end,
    };
  }

  /** Two times: `30 seconds to 1 minute`. */
  private upTo(least: Seconds, isBetween: boolean): Seconds {
    const dotted = this.isMark(least.end, '.') && this.isTight(least.end) ? least.end + 1 : least.end;
    const next = this.afterConnector(dotted, isBetween);
    const most = next === undefined ? undefined : this.single(next);
    return most !== undefined && least.min === least.max && most.min === most.max && most.max > least.max
      ? { ...most, min: least.min }
      : least;
  }

  /** The time that is stated at the place, with the words that qualify it. */
  read(
    at: number,
  ): { readonly duration: StatedDuration; readonly approximate: boolean; readonly end: number } | undefined {
    const night = findPhraseAt(this.words.overnight, this.tokens, at);
    if (night !== undefined) return { duration: NIGHT, approximate: true, end: night.end };

    const qualifiers = parseQualifiersAt(this.tokens, at, this.words);
    const { isBetween, end: start } = qualifiers;
    const single = this.single(start);
    const time = single === undefined ? this.pair(start, isBetween) : this.upTo(single, isBetween);
    if (time === undefined || time.max === 0) return undefined;
    const after = findPhraseAt(this.words.aboutAfter, this.tokens, time.end);
    return {
      duration: durationOf(time, qualifiers),
      approximate: time.isApproximate || qualifiers.isAbout || after !== undefined,
      end: after?.end ?? time.end,
    };
  }
}

const durationOf = ({ min, max, isOpen }: Seconds, { isAtLeast, isAtMost }: Qualifiers): StatedDuration => {
  if (min < max) return { min: formatIsoDuration(min), max: formatIsoDuration(max) };
  if (isAtLeast || isOpen) return { min: formatIsoDuration(min) };
  return isAtMost ? { max: formatIsoDuration(max) } : { value: formatIsoDuration(min) };
};

/** `between about 1 and a half and 2 and a half more hours`, the longest way from the first word to the unit. */
const REACH = 14;

/** `findTimes` for a text that is already tokenized. */
export const findTimesInTokens = (text: string, tokens: readonly StepToken[], language: Language): StatedTime[] => {
  const reader = new TimeReader(tokens, language);
  const { timeSigns } = getStepVocabulary(language);
  const near = createProximityMask(tokens, ({ kind, key }) => kind === 'word' && timeSigns.has(key), REACH);
  const times: StatedTime[] = [];
  let at = 0;
  while (at < tokens.length) {
    const found = near[at] === 1 ? reader.read(at) : undefined;
    const first = tokens[at];
    const last = tokens[(found?.end ?? 0) - 1];
    if (found === undefined || first === undefined || last === undefined) {
      at += 1;
      continue;
    }
    const { duration, approximate } = found;
    times.push({
      start: first.start,
      end: last.end,
      text: text.slice(first.start, last.end),
      duration,
      approximate,
    });
    at = found.end;
  }
  return times;
};

/**
 * Finds the times in a text, with their qualifiers: `at least 10 minutes`, `1½ hours`, `20 à 25 minutes`, `overnight`.
 * Times without a number, such as `a few minutes`, are not found.
 */
export const findTimes = (text: string, language: Language = 'en'): StatedTime[] =>
  findTimesInTokens(text, tokenizeStep(text), language);

import { findPhraseAt } from '../phrase-table.ts';
import type { PhraseMatch } from '../phrase-table.ts';
import { isMark } from '../tokenize-step.ts';
import type { StepToken } from '../tokenize-step.ts';
import type { TemperaturePurposeKind, StepVocabulary } from '../step-vocabulary.ts';

interface Purpose {
  readonly kind: TemperaturePurposeKind;
  /** The wording, if the kind alone is not enough: `fan`, or the name of the ingredient. */
  readonly text?: string;
}

/** Where a temperature stands: from the first token to the one after the last. */
interface Place {
  readonly first: number;
  readonly end: number;
  readonly scale: string | undefined;
}

/** How far words that tell the purpose may stand from the temperature, in tokens. */
const FAR_BEFORE = 24;
const FAR_AFTER = 10;
/** The oil of a sentence is often only one of its ingredients, so that it has to stand near. */
const NEAR_BEFORE = 10;
const REACHES_FAR: ReadonlySet<TemperaturePurposeKind> = new Set(['oven', 'internal']);
/** How many tokens may stand between two temperatures that say one thing: a slash, a parenthesis, `fan`. */
const MAX_JOINT_LENGTH = 3;
/** How many stand together on either side; more are a game with the reader. */
const MAX_TOGETHER = 4;
/** How far before the temperature the word for a fan may begin: `fan forced oven 160C`. */
const FAN_BEFORE = 3;

const endsSentence = (text: string, tokens: readonly StepToken[], at: number): boolean => {
  const token = tokens[at];
  if (token?.kind !== 'mark') return false;
  if (token.key === '!' || token.key === '?' || token.key === ';' || token.key === '\n') return true;
  const next = tokens[at + 1];
  if (token.key !== '.' || next === undefined || !next.hasSpaceBefore) return false;
  const letter = text.charAt(next.start);
  return letter !== letter.toLowerCase();
};

/** Finds out what temperatures refer to (the oven, the oil, …) from the words around them. */
export class TemperaturePurposeFinder {
  private readonly text: string;
  private readonly tokens: readonly StepToken[];
  private readonly purposeMatches: readonly (PhraseMatch<TemperaturePurposeKind> | undefined)[];
  private readonly fans: readonly (PhraseMatch<true> | undefined)[];
  private readonly stops: readonly boolean[];

  constructor(text: string, tokens: readonly StepToken[], words: StepVocabulary) {
    this.text = text;
    this.tokens = tokens;
    this.purposeMatches = tokens.map((_, at) => findPhraseAt(words.purposes, tokens, at));
    this.fans = tokens.map((_, at) => findPhraseAt(words.fan, tokens, at));
    this.stops = tokens.map((_, at) => endsSentence(text, tokens, at));
  }

  private wording(first: number, end: number): string {
    return this.text.slice(this.tokens[first]?.start ?? 0, this.tokens[end - 1]?.end ?? 0);
  }

  /**
   * What stands for a fan right after the temperature or right before it: `160C fan`, `fan 160C`, `160 °C (Umluft)`.
   */
  private fan({ first, end }: Place): string | undefined {
    const next = isMark(this.tokens[end], '(') ? end + 1 : end;
    const after = this.fans[next];
    if (after !== undefined) {
      // In `180 Grad (Umluft: 160 Grad)` the fan is that of the next one.
      const beyond = isMark(this.tokens[after.end], ':') ? after.end + 1 : after.end;
      if (this.tokens[beyond]?.kind !== 'number') return this.wording(next, after.end);
    }
    for (let at = first - 1; at >= 0 && at >= first - FAN_BEFORE; at -= 1) {
      const fan = this.fans[at];
      if (fan === undefined) continue;
      const between = this.tokens[fan.end];
      const isClose =
        fan.end === first || (fan.end === first - 1 && (isMark(between, ':') || between?.kind === 'word'));
      if (isClose) return this.wording(at, fan.end);
    }
    return undefined;
  }

  private purpose(at: number, { meaning, end }: PhraseMatch<TemperaturePurposeKind>): Purpose {
    return meaning === 'ingredient' ? { kind: meaning, text: this.wording(at, end) } : { kind: meaning };
  }

  /**
   * The nearest word that states the purpose: before the temperature in its sentence, else after it, else the oven
   * mentioned before.
   */
  private nearest(first: number, end: number): Purpose | undefined {
    if (this.purposeMatches[end]?.meaning === 'oven') return { kind: 'oven' };
    const farthest = Math.max(0, first - FAR_BEFORE);
    for (let at = first - 1; at >= farthest && this.stops[at] !== true; at -= 1) {
      const found = this.purposeMatches[at];
      if (found === undefined || (first - at > NEAR_BEFORE && !REACHES_FAR.has(found.meaning))) continue;
      return this.purpose(at, found);
    }
    for (let at = end; at < end + FAR_AFTER && this.stops[at] === false; at += 1) {
      const found = this.purposeMatches[at];
      if (found !== undefined) return this.purpose(at, found);
    }
    // `Transfer to the oven. Lower the temperature to 325°F.`
    for (let at = first - 1; at >= farthest; at -= 1)
      if (this.purposeMatches[at]?.meaning === 'oven') return { kind: 'oven' };
    return undefined;
  }

  /**
   * Whose temperatures they are, in their order. Several that stand together, `180C/160C fan/gas 4`, have one purpose.
   */
  findPurposes(places: readonly Place[]): Purpose[] {
    const fans = places.map((place) => this.fan(place));
    const isOven = (at: number): boolean => fans[at] !== undefined || places[at]?.scale === 'gas-mark';
    const isJoined = (left: Place | undefined, right: Place | undefined): boolean =>
      left !== undefined && right !== undefined && right.first - left.end <= MAX_JOINT_LENGTH;

    return places.map((place, index) => {
      const fan = fans[index];
      if (fan !== undefined) return { kind: 'oven', text: fan };
      let from = index;
      while (index - from < MAX_TOGETHER && isJoined(places[from - 1], places[from])) from -= 1;
      let to = index;
      while (to - index < MAX_TOGETHER && isJoined(places[to], places[to + 1])) to += 1;
      for (let at = from; at <= to; at += 1) if (isOven(at)) return { kind: 'oven' };
      return this.nearest(places[from]?.first ?? place.first, places[to]?.end ?? place.end) ?? { kind: 'other' };
    });
  }
}

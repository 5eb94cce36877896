import type { Convention, Language } from '../../units/index.ts';
import { temperaturesIn } from './find-temperatures.ts';
import type { StatedTemperature } from './find-temperatures.ts';
import { timesIn } from './find-times.ts';
import type { StatedTime } from './find-times.ts';
import { usesIn } from './find-uses.ts';
import type { StatedUse } from './find-uses.ts';
import type { NamedIngredient } from './ingredient-names.ts';
import type { Span } from './span.ts';
import { tokensOf } from './tokens.ts';

export interface StepContext {
  readonly language?: Language | undefined;
  readonly ingredients?: readonly NamedIngredient[] | undefined;
  /** Determines the size of `2 tbsp of the oil`. */
  readonly convention?: Convention | undefined;
}

export interface StepReading {
  readonly times: readonly StatedTime[];
  readonly temperatures: readonly StatedTemperature[];
  readonly ingredient_uses: readonly StatedUse[];
}

/** Returns a function that checks whether a range overlaps one of the sorted spans. Call it with ranges in order. */
const touching = (spans: readonly Span[]): ((stretch: { start: number; end: number }) => boolean) => {
  let next = 0;
  return ({ start, end }) => {
    while ((spans[next]?.end ?? Infinity) <= start) next += 1;
    return (spans[next]?.start ?? Infinity) < end;
  };
};

/** Finds times, temperatures and uses of the recipe's ingredients in the text of a step. Spans never overlap. */
export const readStep = (
  text: string,
  { language = 'en', ingredients = [], convention }: StepContext = {},
): StepReading => {
  const tokens = tokensOf(text);
  const temperatures = temperaturesIn(text, tokens, language);
  const isHot = touching(temperatures);
  const times = timesIn(text, tokens, language).filter((time) => !isHot(time));
  const taken = [...temperatures, ...times].sort((a, b) => a.start - b.start);
  return {
    times,
    temperatures,
    ingredient_uses: usesIn(text, tokens, ingredients, language, { convention }, touching(taken)),
  };
};

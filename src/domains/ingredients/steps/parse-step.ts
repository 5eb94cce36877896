import type { Convention, Language } from '../../units/index.ts';
import { findTemperaturesInTokens } from './temperatures/find-temperatures.ts';
import type { StatedTemperature } from './temperatures/find-temperatures.ts';
import { findTimesInTokens } from './times/find-times.ts';
import type { StatedTime } from './times/find-times.ts';
import { findIngredientUsesInTokens } from './uses/find-uses.ts';
import type { StatedUse } from './uses/find-uses.ts';
import type { NamedIngredient } from './uses/ingredient-names.ts';
import type { TextSpan } from './text-span.ts';
import { tokenizeStep } from './tokenize-step.ts';

export interface StepContext {
  readonly language?: Language | undefined;
  readonly ingredients?: readonly NamedIngredient[] | undefined;
  /** Determines the size of `2 tbsp of the oil`. */
  readonly convention?: Convention | undefined;
}

export interface ParsedStep {
  readonly times: readonly StatedTime[];
  readonly temperatures: readonly StatedTemperature[];
  readonly ingredient_uses: readonly StatedUse[];
}

/** Returns a function that checks whether a range overlaps one of the sorted spans. Call it with ranges in order. */
const touching = (spans: readonly TextSpan[]): ((stretch: { start: number; end: number }) => boolean) => {
  let next = 0;
  return ({ start, end }) => {
    while ((spans[next]?.end ?? Infinity) <= start) next += 1;
    return (spans[next]?.start ?? Infinity) < end;
  };
};

/** Finds times, temperatures and uses of the recipe's ingredients in the text of a step. Spans never overlap. */
export const parseStep = (
  text: string,
  { language = 'en', ingredients = [], convention }: StepContext = {},
): ParsedStep => {
  const tokens = tokenizeStep(text);
  const temperatures = findTemperaturesInTokens(text, tokens, language);
  const isHot = touching(temperatures);
  const times = findTimesInTokens(text, tokens, language).filter((time) => !isHot(time));
  const taken = [...temperatures, ...times].sort((a, b) => a.start - b.start);
  return {
    times,
    temperatures,
    ingredient_uses: findIngredientUsesInTokens(text, tokens, ingredients, language, { convention }, touching(taken)),
  };
};

import type { Convention, Language } from '../../units/index.ts';
import { findTemperaturesInTokens } from './temperatures/find-temperatures.ts';
import type { StatedTemperature } from './temperatures/find-temperatures.ts';
import { findTimesInTokens } from './times/find-times.ts';
import type { StatedTime } from './times/find-times.ts';
import { UseFinder } from './uses/find-uses.ts';
import type { StatedUse } from './uses/find-uses.ts';
import type { NamedIngredient } from './uses/ingredient-names.ts';
import type { SectionScope } from './sections/section-index.ts';
import type { TextSpan } from './text-span.ts';
import { tokenizeStep } from './tokenize-step.ts';

export interface StepContext {
  readonly language?: Language | undefined;
  readonly ingredients?: readonly NamedIngredient[] | undefined;
  /** Determines the size of `2 tbsp of the oil`. */
  readonly convention?: Convention | undefined;
  /** The title of the step's section, for telling apart ingredients of the same name. */
  readonly section?: string | undefined;
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

/** Finds times, temperatures and uses in a step of the recipe whose ingredients the finder knows. */
export const parseStepWith = (
  finder: UseFinder,
  text: string,
  scope: SectionScope | undefined,
  language: Language,
): ParsedStep => {
  const tokens = tokenizeStep(text);
  const temperatures = findTemperaturesInTokens(text, tokens, language);
  const isHot = touching(temperatures);
  const times = findTimesInTokens(text, tokens, language).filter((time) => !isHot(time));
  const taken = [...temperatures, ...times].sort((a, b) => a.start - b.start);
  return { times, temperatures, ingredient_uses: finder.find({ text, tokens, scope, isTaken: touching(taken) }) };
};

/**
 * Finds times, temperatures and uses of the recipe's ingredients in the text of a step. Spans never overlap. Use
 * `RecipeStepParser` for all steps of a recipe.
 */
export const parseStep = (
  text: string,
  { language = 'en', ingredients = [], convention, section }: StepContext = {},
): ParsedStep => {
  const finder = new UseFinder(ingredients, language, convention);
  return parseStepWith(finder, text, finder.names.sections.findByTitle(section), language);
};

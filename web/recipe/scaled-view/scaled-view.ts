import type { MadeByRecipe } from '../../../src/domains/recipes/index.ts';
import { parseDurationSeconds } from '../../language/format-duration.ts';
import type { RecipeDocument, Step, TimeAssertion, Variant } from '../document.ts';
import { getLineText, toIngredientLine } from './ingredient-line.ts';
import type { IngredientLine, ViewSize } from './ingredient-line.ts';

export interface IngredientSection {
  readonly title: string | undefined;
  readonly lines: readonly IngredientLine[];
}

/** An ingredient of a step. */
export interface IngredientUse {
  /** Unique within the step. */
  readonly key: string;
  readonly amount: string;
  /** The food, or the whole line if there is no amount. */
  readonly text: string;
  /** The amount is the original one, not scaled. */
  readonly isNotScaled: boolean;
  /** Several steps use it, and the recipe does not say how much each. */
  readonly isShared: boolean;
}

/** A time range in seconds. A timer uses the shorter end, so that the cook checks in time. */
export interface StatedTimer {
  readonly min: number;
  readonly max: number;
}

/** A time in the text of a step. */
interface TextTimer extends StatedTimer {
  readonly start: number;
  readonly end: number;
}

export interface ViewStep {
  readonly id: string;
  /** Numbered across all sections, from 1. */
  readonly number: number;
  readonly title: string | undefined;
  readonly text: string;
  readonly uses: readonly IngredientUse[];
  readonly timers: readonly TextTimer[];
  /** Times of the document that the text does not mention. */
  readonly furtherTimers: readonly StatedTimer[];
  readonly assetIds: readonly string[];
}

export interface StepSection {
  readonly title: string | undefined;
  readonly steps: readonly ViewStep[];
}

/** A recipe prepared for a cook: ingredients, and steps with their ingredients and times. */
export interface ScaledView {
  readonly ingredients: readonly IngredientSection[];
  readonly instructions: readonly StepSection[];
  readonly steps: readonly ViewStep[];
  readonly madeBy: ReadonlyMap<string, MadeByRecipe>;
}

const toIngredientSections = (
  { ingredient_sections }: Pick<RecipeDocument, 'ingredient_sections'>,
  size: ViewSize,
): readonly IngredientSection[] =>
  (ingredient_sections ?? []).map(({ title, ingredients }, section) => ({
    title: title || undefined,
    lines: (ingredients ?? []).map((one, index) => toIngredientLine(one, `${section}.${index}`, size)),
  }));

/** Longer waits need a calendar, not a timer. */
const MAX_TIMER_SECONDS = 24 * 3600;

const toTextTimers = ({ times }: Step): readonly TextTimer[] =>
  (times ?? [])
    .map(({ start, end, seconds, max_seconds }) => ({ start, end, min: seconds, max: max_seconds }))
    .filter(({ min, max }) => min > 0 && max <= MAX_TIMER_SECONDS);

const toStatedTimer = ({ duration, min, max }: TimeAssertion): StatedTimer | undefined => {
  const [least, most] = [duration ?? min ?? max, duration ?? max ?? min].map((iso) => parseDurationSeconds(iso ?? ''));
  return least === undefined || most === undefined || least === 0 ? undefined : { min: least, max: most };
};

/** The times the document links to a step, without those its text mentions. */
const getFurtherTimers = (
  { timing_ids }: Step,
  found: readonly StatedTimer[],
  assertions: readonly TimeAssertion[],
): readonly StatedTimer[] =>
  (timing_ids ?? [])
    .map((id) => assertions.find((one) => one.id === id))
    .map((one) => (one === undefined ? undefined : toStatedTimer(one)))
    .filter((timer) => timer !== undefined)
    .filter(({ min, max }) => !found.some((one) => one.min === min && one.max === max));

const toIngredientUses = ({ uses }: Step, lines: ReadonlyMap<string, IngredientLine>): readonly IngredientUse[] =>
  (uses ?? []).flatMap(({ ingredient_id: id, amount, shared, not_scaled }) => {
    const line = lines.get(id);
    if (line === undefined) return [];
    return {
      key: `${id} ${amount}`,
      amount,
      text: amount === '' ? getLineText(line) : line.food,
      isNotScaled: not_scaled === true,
      isShared: shared === true,
    };
  });

const toStepSections = (
  { instruction_sections, times }: Pick<RecipeDocument, 'instruction_sections' | 'times'>,
  sections: readonly IngredientSection[],
): readonly StepSection[] => {
  const lines = new Map(sections.flatMap((section) => section.lines.map((line) => [line.id, line])));
  let number = 0;
  return (instruction_sections ?? []).map(({ title, steps }) => ({
    title: title || undefined,
    steps: (steps ?? []).map((step): ViewStep => {
      number += 1;
      const timers = toTextTimers(step);
      return {
        id: step.id ?? String(number),
        number,
        title: step.title || undefined,
        text: step.scaled_text ?? step.text ?? '',
        uses: toIngredientUses(step, lines),
        timers,
        furtherTimers: getFurtherTimers(step, timers, times?.assertions ?? []),
        assetIds: step.asset_ids ?? [],
      };
    }),
  }));
};

/**
 * Prepares the service's scaled view of a recipe. The recipe itself works as well: its lines and steps are then plain
 * text, without amounts in bold, ingredients of steps and timers.
 */
export const createScaledView = (
  document: RecipeDocument,
  madeBy: readonly MadeByRecipe[],
  size: ViewSize,
): ScaledView => {
  const ingredients = toIngredientSections(document, size);
  const instructions = toStepSections(document, ingredients);
  return {
    ingredients,
    instructions,
    steps: instructions.flatMap(({ steps }) => steps),
    madeBy: new Map(madeBy.map((one) => [one.recipe_id, one])),
  };
};

/** The variant's own ingredients and steps. Its steps may also use the recipe's ingredients. */
export const createVariantView = (
  variant: Variant,
  { ingredients: inherited }: Pick<ScaledView, 'ingredients'>,
  size: ViewSize,
): Pick<ScaledView, 'ingredients' | 'instructions'> => {
  const ingredients = toIngredientSections(variant, size);
  return { ingredients, instructions: toStepSections(variant, [...inherited, ...ingredients]) };
};

/** The yields at the shown size. Those the service could not scale stay as written and are marked. */
export const formatYields = ({ yields }: RecipeDocument, size: ViewSize, mark: string): readonly string[] =>
  (yields ?? []).flatMap(({ text, scaled_text, quantity }) => {
    const said = (size === 'as-written' ? undefined : scaled_text) ?? text ?? quantity?.text;
    if (said === undefined || said === '') return [];
    const isNotScaled = size === 'scaled' && scaled_text === undefined && text !== undefined;
    return [`${said}${isNotScaled ? ` (${mark})` : ''}`];
  });

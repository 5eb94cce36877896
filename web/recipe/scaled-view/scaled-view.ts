import type { MadeByRecipe } from '../../../src/domains/recipes/index.ts';
import { findTimers } from './find-timers.ts';
import type { FoundTimer } from './find-timers.ts';
import { parseDurationSeconds } from '../../language/format-duration.ts';
import type { RecipeDocument, Step, TimeAssertion, Variant } from '../document.ts';
import { findNamedIngredients } from './find-named-ingredients.ts';
import { toIngredientLine, hasAmount, withFractionGlyphs } from './ingredient-line.ts';
import type { IngredientLine, ViewSize } from './ingredient-line.ts';

export interface IngredientSection {
  readonly title: string | undefined;
  readonly lines: readonly IngredientLine[];
}

/** An ingredient of a step. */
export interface IngredientUse {
  readonly line: IngredientLine;
  readonly amount: string;
  /** The food, or the whole line if amount and food would omit something. */
  readonly text: string;
  /** The amount is the original one, not scaled. */
  readonly isNotScaled: boolean;
  /** Several steps use it, and the document does not say how much each. */
  readonly isShared: boolean;
}

/** A time of the document that the text of the step does not mention. */
export interface StatedTimer {
  readonly min: number;
  readonly max: number;
}

export interface ViewStep {
  readonly id: string;
  /** Numbered across all sections, from 1. */
  readonly number: number;
  readonly title: string | undefined;
  readonly text: string;
  readonly uses: readonly IngredientUse[];
  readonly timers: readonly FoundTimer[];
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

const toIngredientSections = ({ ingredient_sections }: Pick<RecipeDocument, 'ingredient_sections'>, size: ViewSize) =>
  (ingredient_sections ?? []).map(({ title, ingredients }, section) => ({
    title: title || undefined,
    lines: (ingredients ?? []).map((one, index) => toIngredientLine(one, `${section}.${index}`, size)),
  }));

const toStatedTimer = ({ duration, min, max }: TimeAssertion): StatedTimer | undefined => {
  const [least, most] = [duration ?? min ?? max, duration ?? max ?? min].map((iso) => parseDurationSeconds(iso ?? ''));
  return least === undefined || most === undefined || least === 0 ? undefined : { min: least, max: most };
};

/** The times the document links to a step, without those its text mentions. */
const getFurtherTimers = (
  { timing_ids }: Step,
  found: readonly FoundTimer[],
  assertions: readonly TimeAssertion[],
): readonly StatedTimer[] =>
  (timing_ids ?? [])
    .map((id) => assertions.find((one) => one.id === id))
    .map((one) => (one === undefined ? undefined : toStatedTimer(one)))
    .filter((timer) => timer !== undefined)
    .filter(({ min, max }) => !found.some((one) => one.min === min && one.max === max));

/** The amount a step itself states for an ingredient. */
type UsedAmount = Pick<IngredientUse, 'amount' | 'isNotScaled'>;

interface StatedUse {
  readonly line: IngredientLine;
  readonly own: UsedAmount | undefined;
}

const toUsedAmount = (
  { quantity, authored_quantity: authored }: NonNullable<Step['ingredient_uses']>[number],
  size: ViewSize,
): UsedAmount | undefined => {
  const text = quantity?.text ?? authored?.text;
  if (text === undefined) return undefined;
  // The service adds the authored quantity beside each one it scaled, and omits texts it could not rewrite.
  const isScaled = quantity?.text !== undefined && authored !== undefined;
  return {
    amount: withFractionGlyphs(text),
    isNotScaled: size === 'scaled' && !isScaled && hasAmount(quantity, text),
  };
};

/** The ingredients the document links to a step, else those its text names. */
const getStatedUses = (step: Step, lines: readonly IngredientLine[], size: ViewSize): readonly StatedUse[] => {
  const { ingredient_uses, title, text } = step;
  if ((ingredient_uses?.length ?? 0) === 0) {
    return findNamedIngredients(`${title ?? ''} ${text ?? ''}`, lines).map((line) => ({ line, own: undefined }));
  }
  return (ingredient_uses ?? []).flatMap((use) => {
    const line = lines.find(({ id }) => id === use.ingredient_id);
    return line === undefined ? [] : [{ line, own: toUsedAmount(use, size) }];
  });
};

const toIngredientUse = ({ line, own }: StatedUse, isShared: boolean): IngredientUse => {
  if (own !== undefined) return { line, ...own, text: line.food, isShared: false };
  const { amount, isNotScaled } = line;
  if (line.hasSecondAmount) return { line, amount: '', text: line.text, isNotScaled, isShared };
  return { line, amount, text: line.food, isNotScaled, isShared: isShared && amount !== '' };
};

const toStepSections = (
  { instruction_sections, times }: Pick<RecipeDocument, 'instruction_sections' | 'times'>,
  lines: readonly IngredientLine[],
  size: ViewSize,
): readonly StepSection[] => {
  const sections = (instruction_sections ?? []).map(({ title, steps }) => ({
    title: title || undefined,
    steps: (steps ?? []).map((step) => ({ step, uses: getStatedUses(step, lines, size) })),
  }));
  const shared = Map.groupBy(
    sections.flatMap(({ steps }) => steps.flatMap(({ uses }) => uses)).filter(({ own }) => own === undefined),
    ({ line }) => line,
  );
  let number = 0;
  return sections.map(({ title, steps }) => ({
    title,
    steps: steps.map(({ step, uses }): ViewStep => {
      number += 1;
      const text = withFractionGlyphs(step.text ?? '');
      const timers = findTimers(text);
      return {
        id: step.id ?? String(number),
        number,
        title: step.title || undefined,
        text,
        uses: uses.map((use) => toIngredientUse(use, (shared.get(use.line)?.length ?? 0) > 1)),
        timers,
        furtherTimers: getFurtherTimers(step, timers, times?.assertions ?? []),
        assetIds: step.asset_ids ?? [],
      };
    }),
  }));
};

export const createScaledView = (
  document: RecipeDocument,
  madeBy: readonly MadeByRecipe[],
  size: ViewSize,
): ScaledView => {
  const ingredients = toIngredientSections(document, size);
  const instructions = toStepSections(
    document,
    ingredients.flatMap(({ lines }) => lines),
    size,
  );
  return {
    ingredients,
    instructions,
    steps: instructions.flatMap(({ steps }) => steps),
    madeBy: new Map(madeBy.map((one) => [one.recipe_id, one])),
  };
};

/** The variant's own ingredients and steps. */
export const createVariantView = (
  variant: Variant,
  size: ViewSize,
): Pick<ScaledView, 'ingredients' | 'instructions'> => {
  const { ingredients, instructions } = createScaledView({ title: '', ...variant }, [], size);
  return { ingredients, instructions };
};

/** The yields at the shown size. Those the service could not scale stay as written and are marked. */
export const formatYields = ({ yields }: RecipeDocument, size: ViewSize, mark: string): readonly string[] =>
  (yields ?? []).flatMap(({ text, scaled_text, quantity }) => {
    const said = (size === 'as-written' ? undefined : scaled_text) ?? text ?? quantity?.text;
    if (said === undefined || said === '') return [];
    const isNotScaled = size === 'scaled' && scaled_text === undefined && text !== undefined;
    return [`${withFractionGlyphs(said)}${isNotScaled ? ` (${mark})` : ''}`];
  });

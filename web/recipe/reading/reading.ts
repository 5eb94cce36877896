import type { MadeByRecipe } from '../../../src/domains/recipes/index.ts';
import { findTimers } from '../find-timers.ts';
import type { FoundTimer } from '../find-timers.ts';
import { secondsOf } from '../../language/format-duration.ts';
import type { RecipeDocument, Step, TimeAssertion, Variant } from '../document.ts';
import { usesByName } from './find-uses.ts';
import { lineOf, tellsAmount, withFractionSigns } from './line.ts';
import type { Line, Size } from './line.ts';

export interface LineSection {
  readonly title: string | undefined;
  readonly lines: readonly Line[];
}

/** An ingredient where it is needed. */
export interface Use {
  readonly line: Line;
  readonly amount: string;
  /** What it is: the food, or the whole line where amount and food would leave something out. */
  readonly text: string;
  /** The amount is the author's, not that of the size that is shown. */
  readonly isNotScaled: boolean;
  /** Other steps take of it, too, and nobody says how much each. */
  readonly isShared: boolean;
}

/** A time of the document that the text of the step does not tell. */
export interface StatedTimer {
  readonly min: number;
  readonly max: number;
}

export interface ReadStep {
  readonly id: string;
  /** Counted through all sections, from 1. */
  readonly number: number;
  readonly title: string | undefined;
  readonly text: string;
  readonly uses: readonly Use[];
  readonly timers: readonly FoundTimer[];
  readonly furtherTimers: readonly StatedTimer[];
  readonly assetIds: readonly string[];
}

export interface StepSection {
  readonly title: string | undefined;
  readonly steps: readonly ReadStep[];
}

/** A recipe as a cook reads it: what to have, and what to do with which of it for how long. */
export interface Reading {
  readonly ingredients: readonly LineSection[];
  readonly instructions: readonly StepSection[];
  readonly steps: readonly ReadStep[];
  readonly madeBy: ReadonlyMap<string, MadeByRecipe>;
}

const lineSections = ({ ingredient_sections }: Pick<RecipeDocument, 'ingredient_sections'>, size: Size) =>
  (ingredient_sections ?? []).map(({ title, ingredients }, section) => ({
    title: title || undefined,
    lines: (ingredients ?? []).map((one, index) => lineOf(one, `${section}.${index}`, size)),
  }));

const statedTimer = ({ duration, min, max }: TimeAssertion): StatedTimer | undefined => {
  const [least, most] = [duration ?? min ?? max, duration ?? max ?? min].map((iso) => secondsOf(iso ?? ''));
  return least === undefined || most === undefined || least === 0 ? undefined : { min: least, max: most };
};

/** What the document says of the times of a step, but for what its text says already. */
const furtherTimers = (
  { timing_ids }: Step,
  found: readonly FoundTimer[],
  assertions: readonly TimeAssertion[],
): readonly StatedTimer[] =>
  (timing_ids ?? [])
    .map((id) => assertions.find((one) => one.id === id))
    .map((one) => (one === undefined ? undefined : statedTimer(one)))
    .filter((timer) => timer !== undefined)
    .filter(({ min, max }) => !found.some((one) => one.min === min && one.max === max));

/** An amount of its own that a step takes of a line. */
type UsedAmount = Pick<Use, 'amount' | 'isNotScaled'>;

interface StatedUse {
  readonly line: Line;
  readonly own: UsedAmount | undefined;
}

const usedAmount = (
  { quantity, authored_quantity: authored }: NonNullable<Step['ingredient_uses']>[number],
  size: Size,
): UsedAmount | undefined => {
  const text = quantity?.text ?? authored?.text;
  if (text === undefined) return undefined;
  // The service says what was authored beside each quantity that it scaled, and leaves out words it could not write.
  const isScaled = quantity?.text !== undefined && authored !== undefined;
  return {
    amount: withFractionSigns(text),
    isNotScaled: size === 'scaled' && !isScaled && tellsAmount(quantity, text),
  };
};

/** What the document says a step takes, else what its text names. */
const statedUses = (step: Step, lines: readonly Line[], size: Size): readonly StatedUse[] => {
  const { ingredient_uses, title, text } = step;
  if ((ingredient_uses?.length ?? 0) === 0) {
    return usesByName(`${title ?? ''} ${text ?? ''}`, lines).map((line) => ({ line, own: undefined }));
  }
  return (ingredient_uses ?? []).flatMap((use) => {
    const line = lines.find(({ id }) => id === use.ingredient_id);
    return line === undefined ? [] : [{ line, own: usedAmount(use, size) }];
  });
};

const useOf = ({ line, own }: StatedUse, isShared: boolean): Use => {
  if (own !== undefined) return { line, ...own, text: line.food, isShared: false };
  const { amount, isNotScaled } = line;
  if (line.saysMore) return { line, amount: '', text: line.text, isNotScaled, isShared };
  return { line, amount, text: line.food, isNotScaled, isShared: isShared && amount !== '' };
};

const stepSections = (
  { instruction_sections, times }: Pick<RecipeDocument, 'instruction_sections' | 'times'>,
  lines: readonly Line[],
  size: Size,
): readonly StepSection[] => {
  const sections = (instruction_sections ?? []).map(({ title, steps }) => ({
    title: title || undefined,
    steps: (steps ?? []).map((step) => ({ step, uses: statedUses(step, lines, size) })),
  }));
  const shared = Map.groupBy(
    sections.flatMap(({ steps }) => steps.flatMap(({ uses }) => uses)).filter(({ own }) => own === undefined),
    ({ line }) => line,
  );
  let number = 0;
  return sections.map(({ title, steps }) => ({
    title,
    steps: steps.map(({ step, uses }): ReadStep => {
      number += 1;
      const text = withFractionSigns(step.text ?? '');
      const timers = findTimers(text);
      return {
        id: step.id ?? String(number),
        number,
        title: step.title || undefined,
        text,
        uses: uses.map((use) => useOf(use, (shared.get(use.line)?.length ?? 0) > 1)),
        timers,
        furtherTimers: furtherTimers(step, timers, times?.assertions ?? []),
        assetIds: step.asset_ids ?? [],
      };
    }),
  }));
};

/** Reads a document in that size. */
export const readingOf = (document: RecipeDocument, madeBy: readonly MadeByRecipe[], size: Size): Reading => {
  const ingredients = lineSections(document, size);
  const instructions = stepSections(
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

/** What a variant states itself. */
export const variantReading = (variant: Variant, size: Size): Pick<Reading, 'ingredients' | 'instructions'> => {
  const { ingredients, instructions } = readingOf({ title: '', ...variant }, [], size);
  return { ingredients, instructions };
};

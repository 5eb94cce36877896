import type { MadeByRecipe } from '../../../src/domains/recipes/index.ts';
import { findTimers } from '../find-timers.ts';
import type { FoundTimer } from '../find-timers.ts';
import { secondsOf } from '../../language/format-duration.ts';
import type { RecipeDocument, Step, TimeAssertion, Variant } from '../document.ts';
import { usesByName } from './find-uses.ts';
import { lineOf, withFractionSigns } from './line.ts';
import type { Line } from './line.ts';

export interface LineSection {
  readonly title: string | undefined;
  readonly lines: readonly Line[];
}

/** An ingredient where it is needed. */
export interface Use {
  readonly line: Line;
  readonly amount: string;
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

const lineSections = ({ ingredient_sections }: Pick<RecipeDocument, 'ingredient_sections'>, isAsWritten: boolean) =>
  (ingredient_sections ?? []).map(({ title, ingredients }, section) => ({
    title: title || undefined,
    lines: (ingredients ?? []).map((one, index) => lineOf(one, `${section}.${index}`, isAsWritten)),
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

/** What the document says a step takes, else what its text names. */
const statedUses = ({ ingredient_uses, title, text }: Step, lines: readonly Line[]) => {
  if ((ingredient_uses?.length ?? 0) === 0) {
    return usesByName(`${title ?? ''} ${text ?? ''}`, lines).map((line) => ({ line, amount: undefined }));
  }
  return (ingredient_uses ?? []).flatMap(({ ingredient_id, quantity, authored_quantity }) => {
    const line = lines.find(({ id }) => id === ingredient_id);
    const amount = quantity?.text ?? authored_quantity?.text;
    return line === undefined ? [] : [{ line, amount: amount === undefined ? undefined : withFractionSigns(amount) }];
  });
};

const stepSections = (
  { instruction_sections, times }: Pick<RecipeDocument, 'instruction_sections' | 'times'>,
  lines: readonly Line[],
): readonly StepSection[] => {
  const sections = (instruction_sections ?? []).map(({ title, steps }) => ({
    title: title || undefined,
    steps: (steps ?? []).map((step) => ({ step, uses: statedUses(step, lines) })),
  }));
  const shared = Map.groupBy(
    sections.flatMap(({ steps }) => steps.flatMap(({ uses }) => uses)).filter(({ amount }) => amount === undefined),
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
        uses: uses.map(({ line, amount }) => ({
          line,
          amount: amount ?? line.amount,
          isShared: amount === undefined && line.amount !== '' && (shared.get(line)?.length ?? 0) > 1,
        })),
        timers,
        furtherTimers: furtherTimers(step, timers, times?.assertions ?? []),
        assetIds: step.asset_ids ?? [],
      };
    }),
  }));
};

/** Reads a document, scaled or not. `isAsWritten`: its lines are shown in the author's own words. */
export const readingOf = (document: RecipeDocument, madeBy: readonly MadeByRecipe[], isAsWritten: boolean): Reading => {
  const ingredients = lineSections(document, isAsWritten);
  const instructions = stepSections(
    document,
    ingredients.flatMap(({ lines }) => lines),
  );
  return {
    ingredients,
    instructions,
    steps: instructions.flatMap(({ steps }) => steps),
    madeBy: new Map(madeBy.map((one) => [one.recipe_id, one])),
  };
};

/** What a variant states itself. */
export const variantReading = (
  variant: Variant,
  isAsWritten: boolean,
): Pick<Reading, 'ingredients' | 'instructions'> => {
  const { ingredients, instructions } = readingOf({ title: '', ...variant }, [], isAsWritten);
  return { ingredients, instructions };
};

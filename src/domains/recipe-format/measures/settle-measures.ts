import type { StepGenerator } from '../../../platform/threads/steps.ts';
import { parseLine } from '../../ingredients/index.ts';
import type { LineAmounts } from '../../ingredients/index.ts';
import { findUnitInConvention } from '../../units/index.ts';
import type { Convention, Language, UnitId } from '../../units/index.ts';
import type { CompleteRecipe } from '../complete-recipe.ts';
import { detectRecipeLanguage } from '../detect-recipe-language.ts';
import type { Ingredient, IngredientSection } from '../schema/ingredient.schemas.ts';
import { findOccurrences } from './find-occurrences.ts';
import { toIngredientParts } from './ingredient-parts.ts';
import type { Occurrence } from './occurrence.ts';
import { recordAnswers } from './record-answers.ts';

/** What badly extracted pages append to a line is not worth parsing. */
const MAX_LINE_LENGTH = 500;

/** The measures of a recipe with the same wording and the same candidate units. */
export interface AmbiguousMeasure {
  /** As written: `cups`. */
  readonly authoredForm: string;
  readonly candidates: readonly UnitId[];
  readonly occurrences: number;
}

export interface SettledMeasures {
  readonly recipe: CompleteRecipe;
  /** The measures that were ambiguous before. */
  readonly measures: readonly AmbiguousMeasure[];
  /** The number of occurrences that have a unit now. */
  readonly settled: number;
}

interface MeasuredIngredient {
  /** With the parts that its line states, if it was not parsed before. */
  readonly ingredient: Ingredient;
  readonly occurrences: readonly Occurrence[];
}

const isOpen = ({ amount, unit }: { readonly amount?: unknown; readonly unit?: unknown }): boolean =>
  amount !== undefined && unit === undefined;

/** Whether any part of the amounts has no unit. Quick, to avoid parsing lines that are complete. */
const hasOpenPart = ({ quantity, package_size: size }: LineAmounts): boolean =>
  [quantity, size].some(
    (one) =>
      one !== undefined &&
      (isOpen(one) ||
        (one.terms ?? []).some(isOpen) ||
        (one.options ?? []).some((option) => isOpen(option) || (option.terms ?? []).some(isOpen))),
  );

/** The ambiguous measures of an ingredient. What a person has confirmed is not asked again. */
const measure = (ingredient: Ingredient, language: Language | undefined, field: string): MeasuredIngredient => {
  const { id = '', text = '', quantity, normalization } = ingredient;
  const isComplete = quantity !== undefined && !hasOpenPart(ingredient);
  if (text === '' || text.length > MAX_LINE_LENGTH || normalization?.review === 'confirmed' || isComplete) {
    return { ingredient, occurrences: [] };
  }
  const parsed = parseLine(text, language);
  // What the ingredient says itself takes precedence.
  const complete: Ingredient =
    quantity === undefined ? { ...ingredient, ...toIngredientParts(parsed, true), ...ingredient } : ingredient;
  return { ingredient: complete, occurrences: findOccurrences(parsed, language, { id, field }, complete) };
};

type Change = (measured: MeasuredIngredient, before: Ingredient) => Ingredient;

function* changeSections(
  sections: readonly IngredientSection[],
  language: Language | undefined,
  place: string,
  change: Change,
): StepGenerator<IngredientSection[]> {
  const changed: IngredientSection[] = [];
  for (const [at, section] of sections.entries()) {
    if (!section.ingredients) {
      changed.push(section);
      continue;
    }
    const ingredients: Ingredient[] = [];
    for (const [index, ingredient] of section.ingredients.entries()) {
      const field = `${place}ingredient_sections[${at}].ingredients[${index}]`;
      ingredients.push(change(measure(ingredient, language, field), ingredient));
      yield;
    }
    changed.push({ ...section, ingredients });
  }
  return changed;
}

/** Changes every ingredient of a recipe and of its variants. */
function* changeIngredients(recipe: CompleteRecipe, change: Change): StepGenerator<CompleteRecipe> {
  const language = detectRecipeLanguage(recipe);
  const { ingredient_sections: sections, variants } = recipe;
  const changed = { ...recipe };
  if (sections) changed.ingredient_sections = yield* changeSections(sections, language, '', change);
  if (variants) {
    changed.variants = [];
    for (const [at, variant] of variants.entries()) {
      const { ingredient_sections: own } = variant;
      changed.variants.push(
        own
          ? { ...variant, ingredient_sections: yield* changeSections(own, language, `variants[${at}].`, change) }
          : variant,
      );
    }
  }
  return changed;
}

/** Counts occurrences by wording and candidates, in the order of the recipe. */
class MeasureCounter {
  readonly #measures = new Map<string, AmbiguousMeasure>();

  add(occurrences: readonly Occurrence[]): void {
    for (const { authoredForm, candidates } of occurrences) {
      const key = [authoredForm, ...candidates].join('\n');
      const count = (this.#measures.get(key)?.occurrences ?? 0) + 1;
      this.#measures.set(key, { authoredForm, candidates, occurrences: count });
    }
  }

  get measures(): readonly AmbiguousMeasure[] {
    return [...this.#measures.values()];
  }
}

/** The measures of a recipe that several conventions define differently and whose unit is not recorded, line by line. */
export function* findAmbiguousMeasuresGradually(recipe: CompleteRecipe): StepGenerator<readonly AmbiguousMeasure[]> {
  const counter = new MeasureCounter();
  yield* changeIngredients(recipe, ({ occurrences }, before) => {
    counter.add(occurrences);
    return before;
  });
  return counter.measures;
}

/**
 * Records the units of a convention for the ambiguous measures of a recipe, as an import does. A measure that the
 * convention does not define stays ambiguous. Nothing else changes.
 */
export function* settleAmbiguousMeasuresGradually(
  recipe: CompleteRecipe,
  convention: Convention,
): StepGenerator<SettledMeasures> {
  const counter = new MeasureCounter();
  let settled = 0;
  const changed = yield* changeIngredients(recipe, ({ ingredient, occurrences }, before) => {
    counter.add(occurrences);
    const answered = occurrences.map((occurrence): Occurrence => {
      const unitId = findUnitInConvention(convention, occurrence.candidates);
      return unitId === undefined ? occurrence : { ...occurrence, answer: { kind: 'unit', unitId } };
    });
    const count = answered.filter(({ answer }) => answer !== undefined).length;
    settled += count;
    return count === 0 ? before : recordAnswers(ingredient, answered);
  });
  return { recipe: changed, measures: counter.measures, settled };
}

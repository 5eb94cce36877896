import type { IngredientSection, InstructionSection, RecipeDocument, Step } from '../../recipe-format/index.ts';
import { oneLine, paragraphsOf } from './clean-text.ts';
import type { Paragraph } from './clean-text.ts';
import { ingredientLine } from './ingredient-line.ts';
import { picturesOf } from './pictures.ts';
import type { PathOf, Picture, Pictures } from './pictures.ts';
import { factsOf, yieldTexts } from './recipe-facts.ts';
import type { Fact } from './recipe-facts.ts';
import { allergenLines, dietLines, equipmentLines, nutritionStated } from './recipe-statements.ts';
import type { Stated } from './recipe-statements.ts';

export interface OutlinedStep {
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
  readonly pictures: readonly Picture[];
}

export interface Section<T> {
  readonly title: string;
  readonly items: readonly T[];
}

export interface OutlinedVariant {
  readonly title: string;
  readonly description: readonly Paragraph[];
  readonly yields: readonly string[];
  readonly ingredients: readonly Section<string>[];
  readonly method: readonly Section<OutlinedStep>[];
}

/**
 * The readable content of a recipe, in order and cleaned, independent of the output format. Markdown and HTML are
 * written from it.
 */
export interface Outline {
  readonly title: string;
  readonly language: string | undefined;
  readonly description: readonly Paragraph[];
  readonly facts: readonly Fact[];
  readonly pictures: readonly Picture[];
  readonly ingredients: readonly Section<string>[];
  readonly equipment: readonly string[];
  readonly method: readonly Section<OutlinedStep>[];
  readonly notes: readonly Paragraph[];
  readonly variants: readonly OutlinedVariant[];
  readonly nutrition: readonly Stated[];
  readonly allergens: readonly string[];
  readonly diets: readonly string[];
}

type Sections<T> = readonly T[] | null | undefined;

const ingredientsOf = (sections: Sections<IngredientSection>, tag: string | undefined): Section<string>[] =>
  (sections ?? [])
    .map(({ title = '', ingredients }) => ({
      title: oneLine(title),
      items: (ingredients ?? []).map((one) => ingredientLine(one, tag)).filter((line) => line !== ''),
    }))
    .filter(({ title, items }) => title !== '' || items.length > 0);

/** The title of a step, unless its text already starts with it. */
export const stepTitle = ({ title = '', text = '' }: Step): string => {
  const shown = oneLine(title);
  return shown === '' || oneLine(text).startsWith(shown) ? '' : shown;
};

const outlinedStep = (step: Step, { byId }: Pictures): OutlinedStep => ({
  title: stepTitle(step),
  paragraphs: paragraphsOf(step.text),
  pictures: [...new Set((step.asset_ids ?? []).flatMap((id) => byId.get(id) ?? []))],
});

const methodOf = (sections: Sections<InstructionSection>, pictures: Pictures): Section<OutlinedStep>[] =>
  (sections ?? [])
    .map(({ title = '', steps }) => ({
      title: oneLine(title),
      items: (steps ?? [])
        .map((step) => outlinedStep(step, pictures))
        .filter((step) => step.title !== '' || step.paragraphs.length > 0 || step.pictures.length > 0),
    }))
    .filter(({ title, items }) => title !== '' || items.length > 0);

export const variantsOf = (recipe: RecipeDocument, pictures: Pictures): OutlinedVariant[] =>
  (recipe.variants ?? []).map((variant) => ({
    title: oneLine(variant.title ?? '') || variant.id,
    description: paragraphsOf(variant.description),
    yields: yieldTexts(variant.yields, recipe.language),
    ingredients: ingredientsOf(variant.ingredient_sections, recipe.language),
    method: methodOf(variant.instruction_sections, pictures),
  }));

export const outlineOf = (recipe: RecipeDocument, pathOf: PathOf): Outline => {
  const pictures = picturesOf(recipe, pathOf);
  return {
    title: oneLine(recipe.title),
    language: recipe.language,
    description: paragraphsOf(recipe.description),
    facts: factsOf(recipe),
    pictures: pictures.ofRecipe,
    ingredients: ingredientsOf(recipe.ingredient_sections, recipe.language),
    equipment: equipmentLines(recipe),
    method: methodOf(recipe.instruction_sections, pictures),
    notes: paragraphsOf(recipe.notes),
    variants: variantsOf(recipe, pictures),
    nutrition: nutritionStated(recipe),
    allergens: allergenLines(recipe),
    diets: dietLines(recipe),
  };
};

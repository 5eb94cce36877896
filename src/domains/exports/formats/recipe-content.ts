import type { IngredientSection, InstructionSection, RecipeDocument, Step } from '../../recipe-format/index.ts';
import { toSingleLine, splitParagraphs } from './clean-text.ts';
import type { Paragraph } from './clean-text.ts';
import { formatIngredient } from './format-ingredient.ts';
import { toRecipePictures } from './pictures.ts';
import type { AssetPathResolver, Picture, RecipePictures } from './pictures.ts';
import { listFacts, formatYields } from './recipe-facts.ts';
import type { Fact } from './recipe-facts.ts';
import { formatAllergens, formatDiets, formatEquipment, formatNutrition } from './recipe-statements.ts';
import type { NutritionStatement } from './recipe-statements.ts';

export interface StepContent {
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
  readonly pictures: readonly Picture[];
}

export interface ContentSection<T> {
  readonly title: string;
  readonly items: readonly T[];
}

export interface VariantContent {
  readonly title: string;
  readonly description: readonly Paragraph[];
  readonly yields: readonly string[];
  readonly ingredients: readonly ContentSection<string>[];
  readonly method: readonly ContentSection<StepContent>[];
}

/**
 * The readable content of a recipe, in order and cleaned, independent of the output format. Markdown and HTML are
 * written from it.
 */
export interface RecipeContent {
  readonly title: string;
  readonly language: string | undefined;
  readonly description: readonly Paragraph[];
  readonly facts: readonly Fact[];
  readonly pictures: readonly Picture[];
  readonly ingredients: readonly ContentSection<string>[];
  readonly equipment: readonly string[];
  readonly method: readonly ContentSection<StepContent>[];
  readonly notes: readonly Paragraph[];
  readonly variants: readonly VariantContent[];
  readonly nutrition: readonly NutritionStatement[];
  readonly allergens: readonly string[];
  readonly diets: readonly string[];
}

type Sections<T> = readonly T[] | null | undefined;

const ingredientsOf = (sections: Sections<IngredientSection>, tag: string | undefined): ContentSection<string>[] =>
  (sections ?? [])
    .map(({ title = '', ingredients }) => ({
      title: toSingleLine(title),
      items: (ingredients ?? []).map((one) => formatIngredient(one, tag)).filter((line) => line !== ''),
    }))
    .filter(({ title, items }) => title !== '' || items.length > 0);

/** The title of a step, unless its text already starts with it. */
export const getStepTitle = ({ title = '', text = '' }: Step): string => {
  const shown = toSingleLine(title);
  return shown === '' || toSingleLine(text).startsWith(shown) ? '' : shown;
};

const outlinedStep = (step: Step, { byId }: RecipePictures): StepContent => ({
  title: getStepTitle(step),
  paragraphs: splitParagraphs(step.text),
  pictures: [...new Set((step.asset_ids ?? []).flatMap((id) => byId.get(id) ?? []))],
});

const methodOf = (sections: Sections<InstructionSection>, pictures: RecipePictures): ContentSection<StepContent>[] =>
  (sections ?? [])
    .map(({ title = '', steps }) => ({
      title: toSingleLine(title),
      items: (steps ?? [])
        .map((step) => outlinedStep(step, pictures))
        .filter((step) => step.title !== '' || step.paragraphs.length > 0 || step.pictures.length > 0),
    }))
    .filter(({ title, items }) => title !== '' || items.length > 0);

export const toVariantContents = (recipe: RecipeDocument, pictures: RecipePictures): VariantContent[] =>
  (recipe.variants ?? []).map((variant) => ({
    title: toSingleLine(variant.title ?? '') || variant.id,
    description: splitParagraphs(variant.description),
    yields: formatYields(variant.yields, recipe.language),
    ingredients: ingredientsOf(variant.ingredient_sections, recipe.language),
    method: methodOf(variant.instruction_sections, pictures),
  }));

export const toRecipeContent = (recipe: RecipeDocument, pathOf: AssetPathResolver): RecipeContent => {
  const pictures = toRecipePictures(recipe, pathOf);
  return {
    title: toSingleLine(recipe.title),
    language: recipe.language,
    description: splitParagraphs(recipe.description),
    facts: listFacts(recipe),
    pictures: pictures.unreferenced,
    ingredients: ingredientsOf(recipe.ingredient_sections, recipe.language),
    equipment: formatEquipment(recipe),
    method: methodOf(recipe.instruction_sections, pictures),
    notes: splitParagraphs(recipe.notes),
    variants: toVariantContents(recipe, pictures),
    nutrition: formatNutrition(recipe),
    allergens: formatAllergens(recipe),
    diets: formatDiets(recipe),
  };
};

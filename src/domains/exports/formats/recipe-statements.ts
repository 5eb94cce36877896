import type { RecipeDocument } from '../../recipe-format/index.ts';
import { toLanguage, formatAmount } from '../../units/index.ts';
import { toSingleLines, toSingleLine } from './clean-text.ts';
import { toQuantityText } from './quantity-text.ts';
import { getExportLabels } from './export-labels.ts';

type Nutrition = NonNullable<RecipeDocument['nutrition']>[number];

/** Statements about a recipe, one per line: nutrition, allergens, diets, equipment. */
export interface NutritionStatement {
  /** Subject of the lines; empty if it is obvious. */
  readonly title: string;
  readonly lines: readonly string[];
}

const named = (word: string): string => word.replaceAll(/[._-]/g, ' ');

const basisText = ({ basis }: Nutrition, tag: string | undefined): string => {
  if (basis === undefined) return '';
  const written = toSingleLine(basis.text ?? '') || toSingleLine(toQuantityText(basis.quantity, tag));
  const words = getExportLabels(tag);
  const kind = basis.kind === 'serving' ? words.serving : basis.kind === 'recipe' ? words.recipe : '';
  return [kind, kind !== '' && written !== '' ? `(${written})` : written].filter(Boolean).join(' ');
};

export const formatNutrition = ({ nutrition, language }: RecipeDocument): NutritionStatement[] => {
  const style = { language: toLanguage(language) ?? 'en', numbers: 'decimal' } as const;
  return (nutrition ?? []).flatMap((one) => {
    const lines = toSingleLines(
      (one.nutrients ?? []).map(({ nutrient, amount, unit, text }) => {
        const counted = text || [amount && formatAmount(amount, style), unit].filter(Boolean).join(' ');
        return counted === '' ? '' : `${named(nutrient)}: ${counted}`;
      }),
    );
    return lines.length === 0 ? [] : [{ title: basisText(one, language), lines }];
  });
};

/** The name of the variant that a statement refers to, if any. */
const variantTitle = ({ variants }: RecipeDocument, ref: string | undefined): string =>
  ref === undefined ? '' : (variants ?? []).find(({ id }) => id === ref)?.title || ref;

export const formatAllergens = (recipe: RecipeDocument): string[] =>
  toSingleLines(
    (recipe.allergen_declarations ?? []).map(({ text, condition, variant_ref }) => {
      const when = toSingleLines([condition, variantTitle(recipe, variant_ref)]).join('; ');
      return when === '' ? text : `${text} (${when})`;
    }),
  );

export const formatDiets = (recipe: RecipeDocument): string[] =>
  toSingleLines(
    (recipe.dietary_claims ?? []).map(({ diet, suitability, condition, subject, text, variant_ref }) => {
      const claim = text || [diet && named(diet), suitability && named(suitability)].filter(Boolean).join(': ');
      const when = toSingleLines([subject, condition, variantTitle(recipe, variant_ref)]).join('; ');
      return when === '' ? claim : `${claim} (${when})`;
    }),
  );

export const formatEquipment = ({ equipment, language }: RecipeDocument): string[] =>
  toSingleLines(
    (equipment ?? []).map(({ description, quantity, optional }) => {
      const tool = [toQuantityText(quantity, language), description].filter(Boolean).join(' ');
      return tool !== '' && optional === true ? `${tool} (${getExportLabels(language).optional})` : tool;
    }),
  );

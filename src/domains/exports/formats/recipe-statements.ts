import type { RecipeDocument } from '../../recipe-format/index.ts';
import { toLanguage, formatAmount } from '../../units/index.ts';
import { linesOf, oneLine } from './clean-text.ts';
import { quantityText } from './quantity-text.ts';
import { wordsFor } from './words.ts';

type Nutrition = NonNullable<RecipeDocument['nutrition']>[number];

/** Statements about a recipe, one per line: nutrition, allergens, diets, equipment. */
export interface Stated {
  /** Subject of the lines; empty if it is obvious. */
  readonly title: string;
  readonly lines: readonly string[];
}

const named = (word: string): string => word.replaceAll(/[._-]/g, ' ');

const basisText = ({ basis }: Nutrition, tag: string | undefined): string => {
  if (basis === undefined) return '';
  const written = oneLine(basis.text ?? '') || oneLine(quantityText(basis.quantity, tag));
  const words = wordsFor(tag);
  const kind = basis.kind === 'serving' ? words.serving : basis.kind === 'recipe' ? words.recipe : '';
  return [kind, kind !== '' && written !== '' ? `(${written})` : written].filter(Boolean).join(' ');
};

export const nutritionStated = ({ nutrition, language }: RecipeDocument): Stated[] => {
  const style = { language: toLanguage(language) ?? 'en', numbers: 'decimal' } as const;
  return (nutrition ?? []).flatMap((one) => {
    const lines = linesOf(
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

export const allergenLines = (recipe: RecipeDocument): string[] =>
  linesOf(
    (recipe.allergen_declarations ?? []).map(({ text, condition, variant_ref }) => {
      const when = linesOf([condition, variantTitle(recipe, variant_ref)]).join('; ');
      return when === '' ? text : `${text} (${when})`;
    }),
  );

export const dietLines = (recipe: RecipeDocument): string[] =>
  linesOf(
    (recipe.dietary_claims ?? []).map(({ diet, suitability, condition, subject, text, variant_ref }) => {
      const claim = text || [diet && named(diet), suitability && named(suitability)].filter(Boolean).join(': ');
      const when = linesOf([subject, condition, variantTitle(recipe, variant_ref)]).join('; ');
      return when === '' ? claim : `${claim} (${when})`;
    }),
  );

export const equipmentLines = ({ equipment, language }: RecipeDocument): string[] =>
  linesOf(
    (equipment ?? []).map(({ description, quantity, optional }) => {
      const tool = [quantityText(quantity, language), description].filter(Boolean).join(' ');
      return tool !== '' && optional === true ? `${tool} (${wordsFor(language).optional})` : tool;
    }),
  );

import type { Nutrient, Nutrition } from '../schema/nutrition.schemas.ts';
import { NUTRIENTS } from './names.ts';
import { amountText, textOfQuantity } from './quantity-text.ts';
import { present } from './present.ts';
import { NUTRITION_PROPERTIES } from './read-nutrition.ts';
import { unknownOf } from './write-unknown.ts';

const writeNutrient = ({ text, amount, unit }: Nutrient): string =>
  text || [amount && amountText(amount), unit].filter(Boolean).join(' ');

/** The statement that is written, of several about one nutrient: labels give energy in kcal and in kJ. */
export const statedOf = (nutrients: readonly Nutrient[], word: string): Nutrient | undefined => {
  const all = nutrients.filter((one) => one.nutrient === word && writeNutrient(one) !== '');
  return all.find(({ unit }) => unit === 'kcal') ?? all[0];
};

/** What is written of one; nothing where that would be its type alone. */
const wordsFor = (item: Nutrition, language: string | undefined): object | undefined => {
  const { basis, nutrients } = item;
  const stated = NUTRIENTS.flatMap(([name, word]) => {
    const nutrient = statedOf(nutrients ?? [], word);
    return nutrient === undefined ? [] : [[name, writeNutrient(nutrient)] as const];
  });
  const words = {
    ...unknownOf(item, NUTRITION_PROPERTIES),
    ...present({
      servingSize: basis?.text || (basis?.quantity && textOfQuantity(basis.quantity, language)),
      ...Object.fromEntries(stated),
    }),
  };
  return Object.keys(words).length > 0 ? words : undefined;
};

/** schema.org speaks of one serving, so what is stated for one goes first. */
export const chosenNutrition = (items: readonly Nutrition[]): Nutrition | undefined => {
  const written = items.filter((item) => wordsFor(item, undefined) !== undefined);
  return (
    written.find(({ basis }) => basis?.kind === 'serving') ??
    written.find(({ basis }) => basis === undefined || basis.kind === 'unspecified')
  );
};

export const writeNutrition = (
  items: readonly Nutrition[] | null | undefined,
  language: string | undefined,
): object | undefined => {
  const item = chosenNutrition(items ?? []);
  return item && { '@type': 'NutritionInformation', ...wordsFor(item, language) };
};

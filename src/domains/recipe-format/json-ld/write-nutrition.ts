import type { Nutrient, Nutrition } from '../schema/nutrition.schemas.ts';
import { NUTRIENTS } from './names.ts';
import { amountText, textOfQuantity } from './quantity-text.ts';
import { present } from './present.ts';
import { NUTRITION_PROPERTIES } from './read-nutrition.ts';
import { unknownOf } from './write-unknown.ts';

const writeNutrient = ({ text, amount, unit }: Nutrient): string =>
  text || [amount && amountText(amount), unit].filter(Boolean).join(' ');

/** The statement to write if there are several about one nutrient: labels give energy in kcal and kJ. */
export const statedOf = (nutrients: readonly Nutrient[], word: string): Nutrient | undefined => {
  const all = nutrients.filter((one) => one.nutrient === word && writeNutrient(one) !== '');
  return all.find(({ unit }) => unit === 'kcal') ?? all[0];
};

/** The written form, or nothing if it would consist only of its type. */
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

/** schema.org states nutrition per serving, so that is preferred. */
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

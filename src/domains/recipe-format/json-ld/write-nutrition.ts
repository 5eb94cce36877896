import { isObject } from '../is-object.ts';
import type { Nutrient, Nutrition } from '../schema/nutrition.schemas.ts';
import { NUTRIENTS } from './names.ts';
import { amountText, textOfQuantity } from './quantity-text.ts';
import { present } from './present.ts';

const writeNutrient = ({ text, amount, unit }: Nutrient): string =>
  text || [amount && amountText(amount), unit].filter(Boolean).join(' ');

/** schema.org speaks of one serving, so what is stated for one goes first. */
const chosen = (items: readonly Nutrition[]): Nutrition | undefined =>
  items.find(({ basis }) => basis?.kind === 'serving') ??
  items.find(({ basis }) => basis === undefined || basis.kind === 'unspecified');

export const writeNutrition = (
  items: readonly Nutrition[] | null | undefined,
  language: string | undefined,
): object | undefined => {
  const item = chosen(items ?? []);
  if (item === undefined) return undefined;
  const { basis, nutrients, ...rest } = item;
  const byName = new Map((nutrients ?? []).map((nutrient) => [nutrient.nutrient, nutrient]));
  const stated = NUTRIENTS.flatMap(([name, word]) => {
    const nutrient = byName.get(word);
    return nutrient === undefined ? [] : [[name, writeNutrient(nutrient)] as const];
  });
  return {
    ...('schema_org' in rest && isObject(rest.schema_org) ? rest.schema_org : {}),
    '@type': 'NutritionInformation',
    ...present({
      servingSize: basis?.text || (basis?.quantity && textOfQuantity(basis.quantity, language)),
      ...Object.fromEntries(stated),
    }),
  };
};

import type { Nutrient, Nutrition } from '../../schema/nutrition.schemas.ts';
import { omitEmpty } from '../omit-empty.ts';
import { NUTRITION_PROPERTIES } from '../parse/parse-nutrition.ts';
import { NUTRIENT_PROPERTIES } from '../schema-org-terms.ts';
import { serializeUnknown } from '../unknown-properties.ts';
import { formatDecimalAmount, formatQuantity } from './format-quantity.ts';

const formatNutrient = ({ text, amount, unit }: Nutrient): string =>
  text || [amount && formatDecimalAmount(amount), unit].filter(Boolean).join(' ');

/** Chooses among several statements about one nutrient: labels give energy in kcal and in kJ. */
export const chooseStatement = (nutrients: readonly Nutrient[], nutrient: string): Nutrient | undefined => {
  const statements = nutrients.filter(
    (statement) => statement.nutrient === nutrient && formatNutrient(statement) !== '',
  );
  return statements.find(({ unit }) => unit === 'kcal') ?? statements[0];
};

/** The properties of one item; undefined if it would be empty. */
const serializeItem = (item: Nutrition, language: string | undefined): object | undefined => {
  const { basis, nutrients } = item;
  const stated = NUTRIENT_PROPERTIES.flatMap(([name, nutrient]) => {
    const statement = chooseStatement(nutrients ?? [], nutrient);
    return statement === undefined ? [] : [[name, formatNutrient(statement)] as const];
  });
  const properties = {
    ...serializeUnknown(item, NUTRITION_PROPERTIES),
    ...omitEmpty({
      servingSize: basis?.text || (basis?.quantity && formatQuantity(basis.quantity, language)),
      ...Object.fromEntries(stated),
    }),
  };
  return Object.keys(properties).length > 0 ? properties : undefined;
};

/** schema.org states nutrition per serving, so an item per serving is preferred. */
export const chooseNutrition = (items: readonly Nutrition[]): Nutrition | undefined => {
  const candidates = items.filter((item) => serializeItem(item, undefined) !== undefined);
  return (
    candidates.find(({ basis }) => basis?.kind === 'serving') ??
    candidates.find(({ basis }) => basis === undefined || basis.kind === 'unspecified')
  );
};

export const serializeNutrition = (
  items: readonly Nutrition[] | null | undefined,
  language: string | undefined,
): object | undefined => {
  const item = chooseNutrition(items ?? []);
  return item && { '@type': 'NutritionInformation', ...serializeItem(item, language) };
};

/** The properties of NutritionInformation and the units that programs imply for a bare number. */
const UNITS = {
  calories: 'kcal',
  carbohydrateContent: 'g',
  cholesterolContent: 'mg',
  fatContent: 'g',
  fiberContent: 'g',
  proteinContent: 'g',
  saturatedFatContent: 'g',
  sodiumContent: 'mg',
  sugarContent: 'g',
  transFatContent: 'g',
  unsaturatedFatContent: 'g',
} as const;

export type NutrientName = keyof typeof UNITS;

export const isNutrientName = (name: string): name is NutrientName => Object.hasOwn(UNITS, name);

const BARE = /^\d{1,9}(?:[.,]\d{1,9})?$/;

/** What is known of one nutrient, with the unit in which it is counted where it does not say so. */
const withUnit = (name: NutrientName, text: string): string => (BARE.test(text) ? `${text} ${UNITS[name]}` : text);

/** Placeholders that programs write for empty fields. */
const isNothing = (text: string): boolean => text === '' || text === '0';

/** Creates the `nutrition` of a node. Undefined if nothing is known. */
export const createNutritionNode = (
  nutrients: Partial<Readonly<Record<NutrientName, string>>>,
  servingSize = '',
): Readonly<Record<string, unknown>> | undefined => {
  const stated = Object.entries(nutrients).filter(
    (entry): entry is [NutrientName, string] => isNutrientName(entry[0]) && !isNothing(entry[1]),
  );
  if (stated.length === 0) return undefined;
  return {
    '@type': 'NutritionInformation',
    ...(servingSize !== '' && { servingSize }),
    ...Object.fromEntries(stated.map(([name, text]) => [name, withUnit(name, text)])),
  };
};

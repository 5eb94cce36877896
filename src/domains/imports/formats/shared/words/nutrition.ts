/** The properties of NutritionInformation, and what programs count them in that keep a number alone. */
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

/** What programs write where nobody entered anything. */
const isNothing = (text: string): boolean => text === '' || text === '0';

/** The `nutrition` of a node; undefined where nothing is known. */
export const nutritionNode = (
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

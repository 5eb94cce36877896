/** What MasterCook calls the nutrients, and the properties of schema.org for them. */
const PROPERTIES: ReadonlyMap<string, string> = new Map([
  ['calories', 'calories'],
  ['fat', 'fatContent'],
  ['total fat', 'fatContent'],
  ['saturated fat', 'saturatedFatContent'],
  ['sat fat', 'saturatedFatContent'],
  ['protein', 'proteinContent'],
  ['carbohydrate', 'carbohydrateContent'],
  ['carbohydrates', 'carbohydrateContent'],
  ['dietary fiber', 'fiberContent'],
  ['fiber', 'fiberContent'],
  ['sugar', 'sugarContent'],
  ['cholesterol', 'cholesterolContent'],
  ['sodium', 'sodiumContent'],
]);

const AMOUNT = /^(\d+(?:\.\d+)?)\s?(mg|g|kcal)?\s+([A-Za-z. ]{3,30})/;

/** `Per Serving (…): 23 Calories; trace Fat (…); 1g Protein`, as far as it has amounts; undefined where it has none. */
export const parseNutrition = (text: string): Record<string, string> | undefined => {
  const stated: Record<string, string> = {};
  for (const clause of text.slice(text.indexOf(':') + 1, 5000).split(/;|\.\s/)) {
    const [, amount = '', unit = '', name = ''] = AMOUNT.exec(clause.trim()) ?? [];
    const property = PROPERTIES.get(name.trim().toLowerCase().replaceAll('.', ''));
    if (property !== undefined && Number(amount) > 0) stated[property] ??= `${amount} ${unit || 'kcal'}`;
  }
  return Object.keys(stated).length === 0 ? undefined : { '@type': 'NutritionInformation', ...stated };
};

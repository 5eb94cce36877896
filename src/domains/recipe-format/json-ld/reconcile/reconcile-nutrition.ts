import { isSameJson } from '../../json.ts';
import type { Nutrient, Nutrition } from '../../schema/nutrition.schemas.ts';
import { NUTRIENT_PROPERTIES } from '../schema-org-terms.ts';
import { chooseNutrition, chooseStatement } from '../serialize/serialize-nutrition.ts';
import { getSchemaOrg } from '../unknown-properties.ts';
import { mergeProperties, replaceProperties } from './merge-properties.ts';
import type { MergeSides } from './merge-properties.ts';

const STATED_PROPERTIES: ReadonlySet<string> = new Set(['amount', 'unit', 'text']);

/** Compares texts only, since their interpretation depends on the language. */
const getTexts = ({ basis, nutrients, ...rest }: Nutrition): unknown => ({
  basis: [basis?.kind, basis?.text],
  nutrients: (nutrients ?? []).map(({ nutrient, text }) => [nutrient, text]),
  schema_org: getSchemaOrg(rest),
});

export const isSameNutrition = (a: readonly Nutrition[], b: readonly Nutrition[]): boolean =>
  isSameJson(a.map(getTexts), b.map(getTexts));

const indexByNutrient = ({ nutrients }: Nutrition): ReadonlyMap<string, Nutrient> =>
  new Map((nutrients ?? []).map((statement) => [statement.nutrient, statement]));

/** Replaces the nutrients that changed and keeps the others. */
const mergeNutrients = (embedded: Nutrition, base: Nutrition, current: Nutrition): Nutrient[] => {
  const [before, after] = [indexByNutrient(base), indexByNutrient(current)];
  return NUTRIENT_PROPERTIES.reduce<Nutrient[]>((statements, [, nutrient]) => {
    const stated = after.get(nutrient);
    if (before.get(nutrient)?.text === stated?.text) return statements;
    const replaced = chooseStatement(statements, nutrient);
    const kept = statements.flatMap((statement) => {
      if (statement === replaced && stated !== undefined) {
        return [replaceProperties(statement, stated, STATED_PROPERTIES)];
      }
      return statement.nutrient === nutrient ? [] : [statement];
    });
    return replaced === undefined && stated !== undefined ? [...kept, stated] : kept;
  }, embedded.nutrients ?? []);
};

const mergeNutrition = (embedded: Nutrition, base: Nutrition, current: Nutrition): Nutrition => {
  const { nutrients: _, basis, schema_org: _s, ...rest } = { schema_org: undefined, ...embedded };
  const isSameBasis = basis !== undefined && base.basis?.text === current.basis?.text;
  const stated = isSameBasis ? basis : current.basis;
  const nutrients = mergeNutrients(embedded, base, current);
  const schema_org = mergeProperties(getSchemaOrg(embedded), getSchemaOrg(base), getSchemaOrg(current));
  return {
    ...rest,
    ...(stated !== undefined && { basis: stated }),
    ...((embedded.nutrients !== undefined || nutrients.length > 0) && { nutrients }),
    ...(Object.keys(schema_org).length > 0 && { schema_org }),
  };
};

/** Items that are never serialized: per recipe, per 100 g. */
const getHidden = (items: readonly Nutrition[]): Nutrition[] =>
  items.filter((item) => chooseNutrition([item]) === undefined);

/** Only one item is serialized, so only that one can have been edited. */
export const reconcileNutrition = (
  { embedded, base, current }: MergeSides<readonly Nutrition[]>,
  roundTrip: (items: Nutrition[]) => readonly Nutrition[],
): Nutrition[] => {
  const [currentItem, ...others] = current;
  const embeddedItem = chooseNutrition(embedded);
  const [baseItem] = base;
  if (currentItem === undefined) return getHidden(embedded);
  if (embeddedItem === undefined || baseItem === undefined) return [...current, ...getHidden(embedded)];
  const mergedItem = mergeNutrition(embeddedItem, baseItem, currentItem);
  const merged = [...embedded.map((item) => (item === embeddedItem ? mergedItem : item)), ...others];
  const [visible] = roundTrip(merged);
  const isFaithful = visible !== undefined && isSameNutrition([visible], [currentItem]);
  return isFaithful ? merged : [mergedItem, ...others, ...getHidden(embedded)];
};

import type { Nutrient, Nutrition } from '../schema/nutrition.schemas.ts';
import { saysTheSame } from '../same-json.ts';
import { mergeProperties, overlaid } from './merge-part.ts';
import { NUTRIENTS } from './names.ts';
import { schemaOrgOf } from './schema-org-of.ts';
import type { Sides } from './sides.ts';
import { chosenNutrition, statedOf } from './write-nutrition.ts';

const STATED: ReadonlySet<string> = new Set(['amount', 'unit', 'text']);

/** Only the text, because its interpretation depends on the assumed language. */
const wordsOf = ({ basis, nutrients, ...rest }: Nutrition): unknown => ({
  basis: [basis?.kind, basis?.text],
  nutrients: (nutrients ?? []).map(({ nutrient, text }) => [nutrient, text]),
  schema_org: schemaOrgOf(rest),
});

export const isSameNutrition = (one: readonly Nutrition[], other: readonly Nutrition[]): boolean =>
  saysTheSame(one.map(wordsOf), other.map(wordsOf));

const textsOf = ({ nutrients }: Nutrition): ReadonlyMap<string, Nutrient> =>
  new Map((nutrients ?? []).map((one) => [one.nutrient, one]));

/** Updates only the nutrients that changed. */
const mergeNutrients = (own: Nutrition, was: Nutrition, now: Nutrition): Nutrient[] => {
  const [old, young] = [textsOf(was), textsOf(now)];
  return NUTRIENTS.reduce<Nutrient[]>((all, [, word]) => {
    const stated = young.get(word);
    if (old.get(word)?.text === stated?.text) return all;
    const first = statedOf(all, word);
    const kept = all.flatMap((one) => {
      if (one === first && stated !== undefined) return [overlaid(one, stated, STATED)];
      return one.nutrient === word ? [] : [one];
    });
    return first === undefined && stated !== undefined ? [...kept, stated] : kept;
  }, own.nutrients ?? []);
};

const mergeNutrition = (own: Nutrition, was: Nutrition, now: Nutrition): Nutrition => {
  const { nutrients: _, basis, schema_org: _s, ...rest } = { schema_org: undefined, ...own };
  const isSameBasis = basis !== undefined && was.basis?.text === now.basis?.text;
  const stated = isSameBasis ? basis : now.basis;
  const nutrients = mergeNutrients(own, was, now);
  const schema_org = mergeProperties(schemaOrgOf(own), schemaOrgOf(was), schemaOrgOf(now));
  return {
    ...rest,
    ...(stated !== undefined && { basis: stated }),
    ...((own.nutrients !== undefined || nutrients.length > 0) && { nutrients }),
    ...(Object.keys(schema_org).length > 0 && { schema_org }),
  };
};

/** Nutrition that is never written: for the whole recipe or per 100 g. */
const hidden = (items: readonly Nutrition[]): Nutrition[] =>
  items.filter((item) => chosenNutrition([item]) === undefined);

/** Nutrition is written per serving, so only one item of the document is visible. */
export const reconcileNutrition = (
  { portable, was, visible }: Sides<readonly Nutrition[]>,
  reads: (items: Nutrition[]) => readonly Nutrition[],
): Nutrition[] => {
  const [now, ...more] = visible;
  const own = chosenNutrition(portable);
  const [old] = was;
  if (now === undefined) return hidden(portable);
  if (own === undefined || old === undefined) return [...visible, ...hidden(portable)];
  const merged = mergeNutrition(own, old, now);
  const all = [...portable.map((item) => (item === own ? merged : item)), ...more];
  const [shown] = reads(all);
  return shown !== undefined && isSameNutrition([shown], [now]) ? all : [merged, ...more, ...hidden(portable)];
};

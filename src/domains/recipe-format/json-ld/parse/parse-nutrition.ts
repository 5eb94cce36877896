import { compare, toLanguage, parseQuantity, parseRational, formatRational } from '../../../units/index.ts';
import type { Amount, Rational } from '../../../units/index.ts';
import type { JsonObject } from '../../json.ts';
import { MAX_LINE_LENGTH } from '../../schema/field-types.ts';
import type { Nutrient, Nutrition } from '../../schema/nutrition.schemas.ts';
import { getProperty } from '../node-properties.ts';
import { omitEmpty } from '../omit-empty.ts';
import { NUTRIENT_PROPERTIES } from '../schema-org-terms.ts';
import type { NodeReader } from './node-reader.ts';

const NUMBER = String.raw`\d{1,9}/[1-9]\d{0,8}|\d{1,15}(?:[.,]\d{1,15}){0,3}`;
const STATED_AMOUNT = new RegExp(
  `^(~|≈|ca\\.? |about |approx\\.? )? ?(${NUMBER})(?:(?: ?[-–] ?| to )(${NUMBER}))? ?([^\\d\\s].{0,63})?$`,
  'iu',
);

/** Food energy is measured in kilocalories, whatever people call them. */
const UNITS_BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries({
    kcal: ['calories', 'calorie', 'cal', 'cals', 'kcals', 'kilocalories', 'kilocalorie', 'kalorien', 'calorías'],
    kJ: ['kj', 'kilojoules', 'kilojoule'],
    g: ['grams', 'gram', 'gr', 'grammes', 'gramm'],
    mg: ['milligrams', 'milligram'],
    µg: ['mcg', 'micrograms', 'microgram', 'μg'],
  }).flatMap(([unit, names]) => [unit, ...names].map((name) => [name.toLowerCase(), unit] as const)),
);

const decimalSeparators = new Map<string, string | undefined>();
/** Tags come from third parties, so the cache is bounded. */
const MAX_CACHED_TAGS = 1000;

const lookUpDecimalSeparator = (tag: string): string | undefined => {
  try {
    const parts = new Intl.NumberFormat(tag).formatToParts(0.5);
    return parts.find(({ type }) => type === 'decimal')?.value;
  } catch {
    return undefined;
  }
};

/** The decimal separator of a language: a comma in German, a point in Swiss German; undefined if unknown. */
const getDecimalSeparator = (tag: string | undefined): string | undefined => {
  if (tag === undefined) return undefined;
  if (!decimalSeparators.has(tag)) {
    if (decimalSeparators.size >= MAX_CACHED_TAGS) decimalSeparators.clear();
    decimalSeparators.set(tag, lookUpDecimalSeparator(tag));
  }
  return decimalSeparators.get(tag);
};

/** Matches numbers with thousands separators, according to the language's decimal separator if known. */
const getThousandsPattern = (tag: string | undefined, isEnergy: boolean): RegExp => {
  const decimal = getDecimalSeparator(tag);
  // Energy is never stated to a thousandth, so both signs separate thousands.
  if (isEnergy) return /^[1-9]\d{0,2}(?:(?:,\d{3})+|(?:\.\d{3})+)$/;
  return decimal === ',' ? /^[1-9]\d{0,2}(?:\.\d{3})+$/ : /^[1-9]\d{0,2}(?:,\d{3})+$/;
};

/**
 * `1,250` has a thousands separator, `0,5` and `12.5` are decimals. Of two different signs the last is the decimal one.
 */
const parseNumber = (text: string, thousandsPattern: RegExp): Rational | undefined => {
  const lastSign = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const isWhole = lastSign === -1 || thousandsPattern.test(text);
  const digits = (isWhole ? text : text.slice(0, lastSign)).replaceAll(/[.,]/g, '');
  return parseRational(isWhole ? digits : `${digits}.${text.slice(lastSign + 1)}`);
};

const parseAmount = (
  bounds: readonly (string | undefined)[],
  thousandsPattern: RegExp,
  isApproximate: boolean,
): Amount | undefined => {
  const [value, max] = bounds.map((text) => (text === undefined ? undefined : parseNumber(text, thousandsPattern)));
  // `12-10 g` is not a valid range.
  if (value === undefined || (max !== undefined && compare(value, max) > 0)) return undefined;
  const stated =
    max === undefined ? { value: formatRational(value) } : { min: formatRational(value), max: formatRational(max) };
  return { ...stated, ...(isApproximate && { approximate: true }) };
};

/** Parses `240 kcal` into an amount and a unit; keeps only the text if it is something else. */
const parseNutrient = (nutrient: string, text: string, tag: string | undefined): Nutrient => {
  const [, about, min, max, unit] = STATED_AMOUNT.exec(text) ?? [];
  const amount = parseAmount([min, max], getThousandsPattern(tag, nutrient === 'energy'), about !== undefined);
  const isBareEnergy = amount !== undefined && unit === undefined && nutrient === 'energy';
  const knownUnit = unit === undefined ? undefined : (UNITS_BY_NAME.get(unit.trim().toLowerCase()) ?? unit.trim());
  return { nutrient, text, ...omitEmpty({ amount, unit: amount && (isBareEnergy ? 'kcal' : knownUnit) }) };
};

export const NUTRITION_PROPERTIES: ReadonlySet<string> = new Set([
  'servingSize',
  ...NUTRIENT_PROPERTIES.map(([name]) => name),
]);

const parseNutritionNode = (reader: NodeReader, node: JsonObject, language: string | undefined): Nutrition[] => {
  const nutrients = NUTRIENT_PROPERTIES.flatMap(([name, nutrient]) => {
    const text = reader.line(getProperty(node, name), MAX_LINE_LENGTH);
    return text === '' ? [] : [parseNutrient(nutrient, text, language)];
  });
  const servingSize = reader.line(getProperty(node, 'servingSize'), MAX_LINE_LENGTH);
  const basis: Nutrition['basis'] =
    servingSize === ''
      ? { kind: 'unspecified' }
      : {
          kind: 'serving',
          text: servingSize,
          ...omitEmpty({ quantity: parseQuantity(servingSize, { language: toLanguage(language) }) }),
        };
  const stated = omitEmpty({ nutrients, schema_org: reader.copyUnknown(node, NUTRITION_PROPERTIES) });
  return servingSize !== '' || Object.keys(stated).length > 0 ? [{ basis, ...stated }] : [];
};

/** schema.org states nutrition per serving and may give the serving size. Without it, the basis is unspecified. */
export const parseNutrition = (reader: NodeReader, value: unknown, language: string | undefined): Nutrition[] =>
  reader.values(value).flatMap((item) => {
    const node = reader.resolveNode(item);
    return node === undefined ? [] : parseNutritionNode(reader, node, language);
  });

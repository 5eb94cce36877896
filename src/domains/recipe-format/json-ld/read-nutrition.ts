import { compare, parseRational, formatRational } from '../../units/index.ts';
import type { Amount, Rational } from '../../units/index.ts';
import type { JsonObject } from '../is-object.ts';
import type { Nutrient, Nutrition } from '../schema/nutrition.schemas.ts';
import { LONGEST_LINE } from '../schema/vocabulary.ts';
import { NUTRIENTS } from './names.ts';
import { present } from './present.ts';
import { quantityOf } from './quantity-text.ts';
import { decimalSignIn } from './decimal-sign.ts';
import { property } from './property.ts';
import type { Reader } from './reader.ts';

const NUMBER = String.raw`\d{1,9}/[1-9]\d{0,8}|\d{1,15}(?:[.,]\d{1,15}){0,3}`;
const STATED = new RegExp(
  `^(~|≈|ca\\.? |about |approx\\.? )? ?(${NUMBER})(?:(?: ?[-–] ?| to )(${NUMBER}))? ?([^\\d\\s].{0,63})?$`,
  'iu',
);

/** Food energy is in kilocalories, whatever they are called. */
const UNITS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    kcal: ['calories', 'calorie', 'cal', 'cals', 'kcals', 'kilocalories', 'kilocalorie', 'kalorien', 'calorías'],
    kJ: ['kj', 'kilojoules', 'kilojoule'],
    g: ['grams', 'gram', 'gr', 'grammes', 'gramm'],
    mg: ['milligrams', 'milligram'],
    µg: ['mcg', 'micrograms', 'microgram', 'μg'],
  }).flatMap(([unit, names]) => [unit, ...names].map((name) => [name.toLowerCase(), unit] as const)),
);

/** The thousands separator, derived from the language's decimal separator if known. */
const thousandsIn = (tag: string | undefined, isEnergy: boolean): RegExp => {
  const decimal = decimalSignIn(tag);
  // Energy is never stated to a thousandth, so both characters separate thousands.
  if (isEnergy) return /^[1-9]\d{0,2}(?:(?:,\d{3})+|(?:\.\d{3})+)$/;
  return decimal === ',' ? /^[1-9]\d{0,2}(?:\.\d{3})+$/ : /^[1-9]\d{0,2}(?:,\d{3})+$/;
};

/**
 * `1,250` has a thousands separator, `0,5` and `12.5` are decimals; of two different separators the last one is
 * decimal.
 */
const exact = (text: string, thousands: RegExp): Rational | undefined => {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const isWhole = last === -1 || thousands.test(text);
  const whole = (isWhole ? text : text.slice(0, last)).replaceAll(/[.,]/g, '');
  return parseRational(isWhole ? whole : `${whole}.${text.slice(last + 1)}`);
};

const amountOf = (
  [least, most]: readonly (string | undefined)[],
  thousands: RegExp,
  approximately: boolean,
): Amount | undefined => {
  const [value, max] = [least, most].map((text) => (text === undefined ? undefined : exact(text, thousands)));
  // `12-10 g` is not a valid range.
  if (value === undefined || (max !== undefined && compare(value, max) > 0)) return undefined;
  const stated =
    max === undefined ? { value: formatRational(value) } : { min: formatRational(value), max: formatRational(max) };
  return { ...stated, ...(approximately && { approximate: true }) };
};

/** Parses `240 kcal` into amount and unit; keeps other text as it is. */
const readNutrient = (nutrient: string, text: string, tag: string | undefined): Nutrient => {
  const [, about, least, most, unit] = STATED.exec(text) ?? [];
  const amount = amountOf([least, most], thousandsIn(tag, nutrient === 'energy'), about !== undefined);
  const isBareEnergy = amount !== undefined && unit === undefined && nutrient === 'energy';
  const named = unit === undefined ? undefined : (UNITS.get(unit.trim().toLowerCase()) ?? unit.trim());
  return { nutrient, text, ...present({ amount, unit: amount && (isBareEnergy ? 'kcal' : named) }) };
};

export const NUTRITION_PROPERTIES: ReadonlySet<string> = new Set(['servingSize', ...NUTRIENTS.map(([name]) => name)]);

const readOne = (reader: Reader, node: JsonObject, language: string | undefined): Nutrition[] => {
  const nutrients = NUTRIENTS.flatMap(([name, nutrient]) => {
    const text = reader.line(property(node, name), LONGEST_LINE);
    return text === '' ? [] : [readNutrient(nutrient, text, language)];
  });
  const size = reader.line(property(node, 'servingSize'), LONGEST_LINE);
  const basis: Nutrition['basis'] =
    size === ''
      ? { kind: 'unspecified' }
      : { kind: 'serving', text: size, ...present({ quantity: quantityOf(size, language) }) };
  const stated = present({ nutrients, schema_org: reader.unknown(node, NUTRITION_PROPERTIES) });
  return size !== '' || Object.keys(stated).length > 0 ? [{ basis, ...stated }] : [];
};

/** schema.org states nutrition per serving with its size; without the size, the reference amount is unknown. */
export const readNutrition = (reader: Reader, value: unknown, language: string | undefined): Nutrition[] =>
  reader.values(value).flatMap((one) => {
    const node = reader.node(one);
    return node === undefined ? [] : readOne(reader, node, language);
  });

import { summarizePattern } from '../../schema/schema-builders.ts';
import type { Schema } from './openapi-types.ts';
import { toCodeSpan, joinRichText } from './rich-text.ts';
import type { RichText } from './rich-text.ts';
import { getSchemaKind, getMapValueSchema, getRefName, listVariants } from './schema-shape.ts';
import { FORMAT_NAMES, PATTERN_DESCRIPTIONS, IRREGULAR_PLURALS } from './vocabulary.ts';

/** What a value is, followed by its constraints. */
interface Description {
  readonly noun: RichText;
  readonly bounds: readonly RichText[];
}

/** A number with thousands separators. `Intl` does the same but takes 20 ms to initialize. */
const figure = (value: number): string => {
  const [whole = '', fraction] = String(value).replace('-', '−').split('.');
  const grouped = whole.replaceAll(/(?<=\d)(?=(?:\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
};

const counted = (count: number, unit: string): string =>
  unit === '' ? figure(count) : `${figure(count)} ${unit}${count === 1 ? '' : 's'}`;

/** A range in words, such as "1 to 100 characters" or "at least 1 item". */
const range = (min: number | undefined, max: number | undefined, unit = ''): readonly RichText[] => {
  if (min !== undefined && min === max) return [[`exactly ${counted(min, unit)}`]];
  if (min !== undefined && min > 0 && max !== undefined) return [[`${figure(min)} to ${counted(max, unit)}`]];
  if (max !== undefined) {
    return [[min === 0 && unit === '' ? `0 to ${figure(max)}` : `at most ${counted(max, unit)}`]];
  }
  return min !== undefined && (min !== 0 || unit === '') ? [[`at least ${counted(min, unit)}`]] : [];
};

const describeShape = (pattern: string): RichText => {
  const summary = summarizePattern(pattern);
  return summary === undefined ? (PATTERN_DESCRIPTIONS.get(pattern) ?? ['matching ', { code: pattern }]) : [summary];
};

const text = (schema: Schema): Description => {
  const { contentEncoding, format = '', pattern } = schema;
  const noun = FORMAT_NAMES.get(contentEncoding === 'base64' ? 'byte' : format) ?? 'text';
  const shape: readonly RichText[] = pattern === undefined ? [] : [describeShape(pattern)];
  return { noun: [noun], bounds: [...range(schema.minLength, schema.maxLength, 'character'), ...shape] };
};

const number = (schema: Schema, noun: string): Description => {
  const { exclusiveMaximum: below, exclusiveMinimum: above, maximum, minimum, multipleOf } = schema;
  const bounds: RichText[] = [];
  if (above !== undefined) bounds.push([`more than ${figure(above)}`]);
  bounds.push(...range(minimum, maximum));
  if (below !== undefined) bounds.push([`less than ${figure(below)}`]);
  if (multipleOf !== undefined && multipleOf !== 1) bounds.push([`a multiple of ${figure(multipleOf)}`]);
  return { noun: [noun], bounds };
};

/** Only the beginning of a phrase is pluralized: "lists of dates", "any of a, b". */
const plural = ([first = '', ...more]: RichText): RichText => {
  if (typeof first !== 'string') return [first, ...more];
  if (more.length === 0) return [IRREGULAR_PLURALS.get(first) ?? `${first}s`];
  return [first.replace(/^(?:list|map)\b/, '$&s').replace(/^one of/, 'any of'), ...more];
};

const list = (schema: Schema): Description => {
  const { items, maxItems, minItems, prefixItems, uniqueItems } = schema;
  const bounds: RichText[] = [...range(minItems, maxItems, 'item')];
  if (uniqueItems === true) bounds.push(['no two alike']);
  if (prefixItems !== undefined) {
    return {
      noun: [
        'list: ',
        ...joinRichText(
          prefixItems.map((item) => within(item)),
          ', then ',
        ),
      ],
      bounds,
    };
  }
  return { noun: items === undefined ? ['list'] : ['list of ', ...within(items, plural)], bounds };
};

const object = (schema: Schema): Description => {
  const values = getMapValueSchema(schema);
  const bounds = range(schema.minProperties, schema.maxProperties, 'key');
  const isMap = values !== undefined && schema.properties === undefined;
  return { noun: isMap ? ['map of keys to ', ...within(values, plural)] : ['object'], bounds };
};

/** Describes a schema without alternatives. */
const describe = (schema: Schema): Description => {
  const name = getRefName(schema);
  if (name !== undefined) return { noun: [{ schema: name }], bounds: [] };
  if (schema.const !== undefined) return { noun: ['always ', toCodeSpan(schema.const)], bounds: [] };
  if (schema.enum !== undefined)
    return {
      noun: [
        'one of ',
        ...joinRichText(
          schema.enum.map((value) => [toCodeSpan(value)]),
          ', ',
        ),
      ],
      bounds: [],
    };
  const kind = getSchemaKind(schema);
  switch (kind) {
    case 'string':
      return text(schema);
    case 'integer':
      return number(schema, 'whole number');
    case 'number':
      return number(schema, 'number');
    case 'boolean':
      return { noun: ['true or false'], bounds: [] };
    case 'array':
      return list(schema);
    case 'object':
      return object(schema);
    case 'null':
      return { noun: ['null'], bounds: [] };
    case 'any':
      return { noun: ['any value'], bounds: [] };
    default:
      return kind satisfies never;
  }
};

/** Merges alternatives with a single value each into one list of values. */
const gathered = (variants: readonly Schema[]): readonly Schema[] => {
  const values = variants.flatMap((variant) => (variant.const === undefined ? [] : [variant.const]));
  return values.length > 1 && values.length === variants.length ? [{ enum: values }] : variants;
};

const alternatives = (schema: Schema): { readonly some: readonly Schema[]; readonly nullable: boolean } => {
  // Alternatives that only add requirements to an object still describe that object.
  const variants = schema.properties === undefined ? listVariants(schema) : [schema];
  const some = variants.filter((variant) => variant.type !== 'null' && variant.const !== null);
  return { some: gathered(some), nullable: some.length < variants.length };
};

/** A value inside another one, with its constraints in parentheses. */
const within = (schema: Schema, inflect: (noun: RichText) => RichText = (noun) => noun): RichText => {
  const { some, nullable } = alternatives(schema);
  const phrases = some.map((variant): RichText => {
    const { noun, bounds } = describe(variant);
    return bounds.length === 0 ? inflect(noun) : [...inflect(noun), ' (', ...joinRichText(bounds, ', '), ')'];
  });
  const distinct = new Map(phrases.map((phrase) => [JSON.stringify(phrase), phrase])).values();
  return joinRichText([...distinct, ...(nullable ? [['null']] : [])], ' or ');
};

/** Describes a value in words, such as "whole number, 1 to 100, default 50". */
export const describeValue = (schema: Schema): RichText => {
  const { some, nullable } = alternatives(schema);
  const [only, ...more] = some;
  if (only === undefined) return ['null'];
  const parts: RichText[] = [];
  if (more.length === 0) {
    const { noun, bounds } = describe(only);
    parts.push(noun, ...bounds);
    if (nullable) parts.push(['or null']);
  } else {
    parts.push(within(schema));
  }
  const preset = schema.default ?? only.default;
  if (preset !== undefined)
    parts.push(typeof preset === 'number' ? [`default ${preset}`] : ['default ', toCodeSpan(preset)]);
  if (schema.deprecated === true) parts.push(['deprecated']);
  return joinRichText(parts, ', ');
};

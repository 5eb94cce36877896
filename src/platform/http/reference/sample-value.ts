import type { Json } from '../openapi/components.ts';
import type { Schema } from './openapi-types.ts';
import { sampleNumber } from './sample-number.ts';
import { generateTextForPattern } from './sample-pattern.ts';
import { sampleText } from './sample-text.ts';
import { getSchemaKind, getMapValueSchema, getRefName, resolveSchema, listVariants } from './schema-shape.ts';
import type { SchemaMap } from './schema-shape.ts';

/** Below this depth, only required properties are shown. */
const FULL_DEPTH = 4;

/** Only a schema that is recursive without a named reference gets deeper than this. */
const END_OF_DEPTH = 24;

interface Place {
  readonly schemas: SchemaMap;
  /** The name of the property that holds the value. */
  readonly name: string;
  readonly depth: number;
  /** The named schemas that enclose the value. */
  readonly inside: readonly string[];
}

const isScalar = (value: Json): boolean => typeof value !== 'object' || value === null;

/** A value provided by the schema itself. */
const named = ({ const: only, default: preset, enum: values, examples }: Schema): Json | undefined => {
  if (only !== undefined) return only;
  const [example] = examples ?? [];
  if (example !== undefined) return example;
  if (preset !== undefined && preset !== null && isScalar(preset)) return preset;
  return values?.find((value) => value !== null) ?? values?.[0];
};

const sampleArray = (schema: Schema, place: Place): Json | undefined => {
  const { items = {}, minItems = 0, maxItems = Infinity, prefixItems = [], uniqueItems = false } = schema;
  const leading = prefixItems.map((item) => sample(item, place));
  if (!leading.every((item) => item !== undefined)) return undefined;
  const count = Math.min(maxItems, Math.max(minItems, prefixItems.length === 0 ? 1 : 0)) - leading.length;
  if (count <= 0) return leading;
  const item = sample(items, place);
  // A recursive schema ends with an empty list.
  if (item === undefined) return minItems > leading.length ? undefined : leading;
  return [
    ...leading,
    ...Array.from({ length: count }, (_, index) => (uniqueItems && index > 0 ? another(item, items, index) : item)),
  ];
};

/** Another item for a list of unique items, different from the previous ones if that is easy. */
const another = (item: Json, { enum: values, format, maxLength = Infinity, pattern }: Schema, index: number): Json => {
  if (values !== undefined) return values[index % values.length] ?? item;
  if (typeof item === 'number') return item + index;
  if (typeof item !== 'string') return item;
  const numbered = `${item} ${index + 1}`;
  const isFree = format === undefined && pattern === undefined && numbered.length <= maxLength;
  return isFree ? numbered : `${item.slice(0, -1)}${index % 10}`;
};

const sampleMap = (schema: Schema, place: Place): readonly (readonly [string, Json])[] => {
  const values = getMapValueSchema(schema);
  const { minProperties = 0, maxProperties = Infinity, patternProperties } = schema;
  if (values === undefined || maxProperties === 0) return [];
  const value = sample(values, { ...place, name: '' });
  if (value === undefined) return [];
  const [pattern] = Object.keys(patternProperties ?? {});
  const isFree = pattern === undefined || new RegExp(pattern, 'u').test('key');
  const key = isFree ? 'key' : generateTextForPattern(pattern, 1);
  return Array.from({ length: Math.max(1, minProperties) }, (_, index) => [
    index === 0 ? key : `${key}${index + 1}`,
    value,
  ]);
};

const sampleObject = (schema: Schema, place: Place): Json | undefined => {
  const { properties = {}, required = [] } = schema;
  const entries: (readonly [string, Json])[] = [];
  for (const [name, property] of Object.entries(properties)) {
    const needed = required.includes(name);
    if (!needed && place.depth >= FULL_DEPTH) continue;
    const value = sample(property, { ...place, name, depth: place.depth + 1 });
    if (value !== undefined) entries.push([name, value]);
    else if (needed) return undefined;
  }
  if (entries.length === 0) entries.push(...sampleMap(schema, { ...place, depth: place.depth + 1 }));
  return Object.fromEntries(entries);
};

const sampleOne = (schema: Schema, place: Place): Json | undefined => {
  const value = named(schema);
  if (value !== undefined) return value;
  const kind = getSchemaKind(schema);
  switch (kind) {
    case 'string':
    case 'any':
      return sampleText(schema, place.name);
    case 'integer':
    case 'number':
      return sampleNumber(schema, kind === 'integer');
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'array':
      return sampleArray(schema, place);
    case 'object':
      return sampleObject(schema, place);
    default:
      return kind satisfies never;
  }
};

/** Returns undefined if the value would have to be infinitely nested. */
const sample = (schema: Schema, place: Place): Json | undefined => {
  const ref = getRefName(schema);
  if (place.depth > END_OF_DEPTH || (ref !== undefined && place.inside.includes(ref))) return undefined;
  const inner = ref === undefined ? place : { ...place, inside: [...place.inside, ref] };
  const whole = resolveSchema(schema, place.schemas);
  const value = named(whole);
  if (value !== undefined) return value;
  const variants = listVariants(whole);
  if (variants.length === 1 && variants[0] === whole) return sampleOne(whole, inner);
  for (const variant of variants.toSorted((a, b) => Number(a.type === 'null') - Number(b.type === 'null'))) {
    const tried = sample(variant, inner);
    if (tried !== undefined) return tried;
  }
  return undefined;
};

/** A value that satisfies the schema, always the same one; `name` is the property it is for. */
export const sampleValue = (schema: Schema, schemas: SchemaMap, name = ''): Json =>
  sample(schema, { schemas, name, depth: 0, inside: [] }) ?? null;

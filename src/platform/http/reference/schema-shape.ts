import type { Schema } from './openapi-types.ts';

/** The named schemas of a document. A map, so that no name matches a property inherited from `Object`. */
export type SchemaMap = ReadonlyMap<string, Schema>;

const COMPONENTS = '#/components/schemas/';

/** The name of the component that a schema refers to. */
export const getRefName = ({ $ref }: Schema): string | undefined =>
  $ref?.startsWith(COMPONENTS) === true ? $ref.slice(COMPONENTS.length) : undefined;

/** Combines two schemas. The second one wins, except that properties and required names are merged. */
export const mergeSchemas = (first: Schema, second: Schema): Schema => ({
  ...first,
  ...second,
  ...(first.properties && second.properties && { properties: { ...first.properties, ...second.properties } }),
  ...(first.required && second.required && { required: [...new Set([...first.required, ...second.required])] }),
});

/** Replaces a reference with its target and merges `allOf` into one schema. */
export const resolveSchema = (schema: Schema, schemas: SchemaMap, seen: readonly string[] = []): Schema => {
  const name = getRefName(schema);
  if (name !== undefined) {
    const { $ref: _, ...beside } = schema;
    const target = seen.includes(name) ? undefined : schemas.get(name);
    return target === undefined ? beside : mergeSchemas(resolveSchema(target, schemas, [...seen, name]), beside);
  }
  if (schema.allOf === undefined) return schema;
  const { allOf, ...own } = schema;
  return allOf
    .map((part) => resolveSchema(part, schemas, seen))
    .reduceRight((all, part) => mergeSchemas(part, all), own);
};

/** The alternatives of a schema, flattened; the schema itself if it has none. */
export const listVariants = (schema: Schema): readonly Schema[] => {
  const { anyOf, oneOf, type, ...own } = schema;
  const alternatives = anyOf ?? oneOf;
  if (alternatives !== undefined) {
    const base: Schema = type === undefined ? own : { ...own, type };
    return alternatives.flatMap((alternative) => listVariants(mergeSchemas(base, alternative)));
  }
  if (type === undefined || typeof type === 'string') return [schema];
  return type.map((one) => ({ ...own, type: one }));
};

export type SchemaKind = 'string' | 'integer' | 'number' | 'boolean' | 'null' | 'array' | 'object' | 'any';

const KINDS: ReadonlySet<string> = new Set<SchemaKind>([
  'string',
  'integer',
  'number',
  'boolean',
  'null',
  'array',
  'object',
]);

const isKind = (type: string): type is SchemaKind => KINDS.has(type);

/**
 * The kind of value that a schema without alternatives describes, inferred from its other keywords if it has no type.
 */
export const getSchemaKind = (schema: Schema): SchemaKind => {
  if (typeof schema.type === 'string') return isKind(schema.type) ? schema.type : 'any';
  if (schema.properties ?? schema.patternProperties ?? schema.required) return 'object';
  if (typeof schema.additionalProperties === 'object') return 'object';
  if (schema.items ?? schema.prefixItems) return 'array';
  if (schema.pattern !== undefined || schema.format !== undefined) return 'string';
  if (schema.minLength !== undefined || schema.maxLength !== undefined) return 'string';
  return schema.minimum !== undefined || schema.maximum !== undefined ? 'number' : 'any';
};

/** The schema of an object's additional properties, for objects that are used as maps. */
export const getMapValueSchema = ({ additionalProperties, patternProperties }: Schema): Schema | undefined =>
  typeof additionalProperties === 'object' ? additionalProperties : Object.values(patternProperties ?? {})[0];

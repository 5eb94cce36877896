import type { Schema } from './document-types.ts';

/** The named schemas of a document. A map, so that no name finds a property that every object has. */
export type Schemas = ReadonlyMap<string, Schema>;

const COMPONENTS = '#/components/schemas/';

/** The name of the component to which a schema refers. */
export const refName = ({ $ref }: Schema): string | undefined =>
  $ref?.startsWith(COMPONENTS) === true ? $ref.slice(COMPONENTS.length) : undefined;

/** Both at once. What the second says wins, except that properties and demands add up. */
export const merge = (first: Schema, second: Schema): Schema => ({
  ...first,
  ...second,
  ...(first.properties && second.properties && { properties: { ...first.properties, ...second.properties } }),
  ...(first.required && second.required && { required: [...new Set([...first.required, ...second.required])] }),
});

/** The schema itself in place of a reference to it, and one schema in place of several that hold together. */
export const resolve = (schema: Schema, schemas: Schemas, seen: readonly string[] = []): Schema => {
  const name = refName(schema);
  if (name !== undefined) {
    const { $ref: _, ...beside } = schema;
    const target = seen.includes(name) ? undefined : schemas.get(name);
    return target === undefined ? beside : merge(resolve(target, schemas, [...seen, name]), beside);
  }
  if (schema.allOf === undefined) return schema;
  const { allOf, ...own } = schema;
  return allOf.map((part) => resolve(part, schemas, seen)).reduceRight((all, part) => merge(part, all), own);
};

/** The alternatives of a schema, down to the ones that have none; itself where it has none. */
export const variantsOf = (schema: Schema): readonly Schema[] => {
  const { anyOf, oneOf, type, ...own } = schema;
  const alternatives = anyOf ?? oneOf;
  if (alternatives !== undefined) {
    const base: Schema = type === undefined ? own : { ...own, type };
    return alternatives.flatMap((alternative) => variantsOf(merge(base, alternative)));
  }
  if (type === undefined || typeof type === 'string') return [schema];
  return type.map((one) => ({ ...own, type: one }));
};

export type Kind = 'string' | 'integer' | 'number' | 'boolean' | 'null' | 'array' | 'object' | 'any';

const KINDS: ReadonlySet<string> = new Set<Kind>(['string', 'integer', 'number', 'boolean', 'null', 'array', 'object']);

const isKind = (type: string): type is Kind => KINDS.has(type);

/** What kind of value a schema without alternatives asks for, read from its bounds where it names no type. */
export const kindOf = (schema: Schema): Kind => {
  if (typeof schema.type === 'string') return isKind(schema.type) ? schema.type : 'any';
  if (schema.properties ?? schema.patternProperties ?? schema.required) return 'object';
  if (typeof schema.additionalProperties === 'object') return 'object';
  if (schema.items ?? schema.prefixItems) return 'array';
  if (schema.pattern !== undefined || schema.format !== undefined) return 'string';
  if (schema.minLength !== undefined || schema.maxLength !== undefined) return 'string';
  return schema.minimum !== undefined || schema.maximum !== undefined ? 'number' : 'any';
};

/** What every further property of an object holds: a map in place of a record. */
export const mapValues = ({ additionalProperties, patternProperties }: Schema): Schema | undefined =>
  typeof additionalProperties === 'object' ? additionalProperties : Object.values(patternProperties ?? {})[0];

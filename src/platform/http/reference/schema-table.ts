import type { Schema } from './document-types.ts';
import { markup, nothing } from './markup.ts';
import type { Markup } from './markup.ts';
import { breakable, phraseMarkup, prose } from './prose.ts';
import { mapValues, merge, refName, resolve, variantsOf } from './schema-shape.ts';
import type { Schemas } from './schema-shape.ts';
import { valueWords } from './schema-words.ts';
import { table } from './table.ts';
import type { Row, RowGroup } from './table.ts';

type Rows = RowGroup['rows'];

/** The name of a value, marked if it is required. */
const nameCell = (name: string, required: boolean): Markup =>
  markup`<code>${breakable(name)}</code>${required ? markup` <span class="required">required</span>` : nothing}`;

export const valueRow = (
  name: string,
  schema: Schema,
  { description = schema.description ?? '', required = false, depth = 0 } = {},
): Row => ({
  cells: [nameCell(name, required), phraseMarkup(valueWords(schema)), prose(description)],
  depth,
});

/**
 * The first description of a schema or its alternatives: an optional value has its description inside the alternative.
 */
const descriptionOf = (schema: Schema): string =>
  schema.description ?? variantsOf(schema).find(({ description }) => description !== undefined)?.description ?? '';

/** Nested objects to describe inline. Named schemas are left out, since they have their own table. */
const inner = (schema: Schema): readonly Schema[] =>
  variantsOf(schema).flatMap((variant): readonly Schema[] => {
    if (refName(variant) !== undefined) return [];
    if (variant.allOf ?? variant.properties) return [variant];
    const held = variant.items ?? mapValues(variant);
    return held === undefined ? [] : inner(held);
  });

const propertyRows = (schema: Schema, schemas: Schemas, depth: number): Rows => {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, property]) => [
    valueRow(name, property, { description: descriptionOf(property), required: required.includes(name), depth }),
    ...shapeRows(inner(property), schemas, depth + 1),
  ]);
};

const shapeRows = (shapes: readonly Schema[], schemas: Schemas, depth: number): Rows =>
  shapes.flatMap((shape, index) => {
    const rows = propertyRows(resolve(shape, schemas), schemas, depth);
    if (shapes.length === 1) return rows;
    const title = shape.description === undefined ? nothing : markup`: ${prose(shape.description)}`;
    return [{ note: markup`<em>${index === 0 ? 'either' : 'or'}</em>${title}`, depth }, ...rows];
  });

const isClosed = ({ additionalProperties, unevaluatedProperties }: Schema): boolean =>
  additionalProperties === false || unevaluatedProperties === false;

/** The unnamed alternatives of a schema. Alternatives that only add requirements to an object count as that object. */
const shapesOf = (schema: Schema): readonly Schema[] => {
  const { anyOf, oneOf, ...own } = schema;
  if (own.properties !== undefined && (anyOf ?? oneOf) !== undefined) {
    const added = (anyOf ?? oneOf ?? []).filter(({ properties }) => properties !== undefined);
    return added.length === 0 ? [own] : added.map((alternative) => merge(own, alternative));
  }
  return inner(schema);
};

/** The properties of an object, with nested ones indented; a description in words if it is not an object. */
export const schemaTable = (schema: Schema, schemas: Schemas, caption: string): Markup => {
  const whole = resolve(schema, schemas);
  const rows = shapeRows(shapesOf(whole), schemas, 0);
  const isObject = whole.properties !== undefined;
  const words = isObject ? nothing : markup`<p class="value">${phraseMarkup(valueWords(whole))}</p>`;
  if (rows.length === 0) return words;
  const closed = isClosed(whole) ? markup`<p class="aside">No other property is accepted.</p>` : nothing;
  return markup`${words}${table({ caption, columns: ['Property', 'Value', 'Meaning'], groups: [{ rows }] })}${closed}`;
};

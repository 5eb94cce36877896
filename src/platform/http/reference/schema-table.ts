import type { Schema } from './openapi-types.ts';
import { markup, emptyMarkup } from './markup.ts';
import type { Markup } from './markup.ts';
import { renderBreakable, renderRichText, renderProse } from './prose.ts';
import { getMapValueSchema, mergeSchemas, getRefName, resolveSchema, listVariants } from './schema-shape.ts';
import type { SchemaMap } from './schema-shape.ts';
import { describeValue } from './describe-value.ts';
import { renderTable } from './table.ts';
import type { TableRow, TableRowGroup } from './table.ts';

type Rows = TableRowGroup['rows'];

/** The name of a value, marked if it is required. */
const nameCell = (name: string, required: boolean): Markup =>
  markup`<code>${renderBreakable(name)}</code>${required ? markup` <span class="required">required</span>` : emptyMarkup}`;

export const createValueRow = (
  name: string,
  schema: Schema,
  { description = schema.description ?? '', required = false, depth = 0 } = {},
): TableRow => ({
  cells: [nameCell(name, required), renderRichText(describeValue(schema)), renderProse(description)],
  depth,
});

/**
 * The first description of a schema or its alternatives: an optional value has its description inside the alternative.
 */
const descriptionOf = (schema: Schema): string =>
  schema.description ?? listVariants(schema).find(({ description }) => description !== undefined)?.description ?? '';

/** Nested objects to describe inline. Named schemas are left out, since they have their own table. */
const inner = (schema: Schema): readonly Schema[] =>
  listVariants(schema).flatMap((variant): readonly Schema[] => {
    if (getRefName(variant) !== undefined) return [];
    if (variant.allOf ?? variant.properties) return [variant];
    const held = variant.items ?? getMapValueSchema(variant);
    return held === undefined ? [] : inner(held);
  });

const propertyRows = (schema: Schema, schemas: SchemaMap, depth: number): Rows => {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, property]) => [
    createValueRow(name, property, { description: descriptionOf(property), required: required.includes(name), depth }),
    ...shapeRows(inner(property), schemas, depth + 1),
  ]);
};

const shapeRows = (shapes: readonly Schema[], schemas: SchemaMap, depth: number): Rows =>
  shapes.flatMap((shape, index) => {
    const rows = propertyRows(resolveSchema(shape, schemas), schemas, depth);
    if (shapes.length === 1) return rows;
    const title = shape.description === undefined ? emptyMarkup : markup`: ${renderProse(shape.description)}`;
    return [{ note: markup`<em>${index === 0 ? 'either' : 'or'}</em>${title}`, depth }, ...rows];
  });

const isClosed = ({ additionalProperties, unevaluatedProperties }: Schema): boolean =>
  additionalProperties === false || unevaluatedProperties === false;

/** The unnamed alternatives of a schema. Alternatives that only add requirements to an object count as that object. */
const shapesOf = (schema: Schema): readonly Schema[] => {
  const { anyOf, oneOf, ...own } = schema;
  if (own.properties !== undefined && (anyOf ?? oneOf) !== undefined) {
    const added = (anyOf ?? oneOf ?? []).filter(({ properties }) => properties !== undefined);
    return added.length === 0 ? [own] : added.map((alternative) => mergeSchemas(own, alternative));
  }
  return inner(schema);
};

/** The properties of an object, with nested ones indented; a description in words if it is not an object. */
export const renderSchemaTable = (schema: Schema, schemas: SchemaMap, caption: string): Markup => {
  const whole = resolveSchema(schema, schemas);
  const rows = shapeRows(shapesOf(whole), schemas, 0);
  const isObject = whole.properties !== undefined;
  const words = isObject ? emptyMarkup : markup`<p class="value">${renderRichText(describeValue(whole))}</p>`;
  if (rows.length === 0) return words;
  const closed = isClosed(whole) ? markup`<p class="aside">No other property is accepted.</p>` : emptyMarkup;
  return markup`${words}${renderTable({ caption, columns: ['Property', 'Value', 'Meaning'], groups: [{ rows }] })}${closed}`;
};

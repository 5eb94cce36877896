import type { Schema } from './openapi-types.ts';
import { markup, emptyMarkup } from './markup.ts';
import type { Markup } from './markup.ts';
import { renderSchemaLink } from './prose.ts';
import { getRefName } from './schema-shape.ts';
import type { SchemaMap } from './schema-shape.ts';
import { renderSchemaTable } from './schema-table.ts';

/** The media type, and the name of the schema if it has one. */
export const renderContentLine = (type: string, schema: Schema = {}): Markup => {
  const name = getRefName(schema);
  const link = name === undefined ? emptyMarkup : markup` ${renderSchemaLink(name)}`;
  return markup`<p class="content"><code>${type}</code>${link}</p>`;
};

/** The media type and schema name, followed by a table of all properties. */
export const renderContent = (type: string, schema: Schema, schemas: SchemaMap, caption: string): Markup =>
  markup`${renderContentLine(type, schema)}${renderSchemaTable(schema, schemas, caption)}`;

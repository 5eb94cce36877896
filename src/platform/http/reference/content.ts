import type { Schema } from './document-types.ts';
import { markup, nothing } from './markup.ts';
import type { Markup } from './markup.ts';
import { schemaLink } from './prose.ts';
import { refName } from './schema-shape.ts';
import type { Schemas } from './schema-shape.ts';
import { schemaTable } from './schema-table.ts';

/** The media type, and the name of the schema if it has one. */
export const contentLine = (type: string, schema: Schema = {}): Markup => {
  const name = refName(schema);
  const link = name === undefined ? nothing : markup` ${schemaLink(name)}`;
  return markup`<p class="content"><code>${type}</code>${link}</p>`;
};

/** The media type and schema name, followed by a table of all properties. */
export const contentMarkup = (type: string, schema: Schema, schemas: Schemas, caption: string): Markup =>
  markup`${contentLine(type, schema)}${schemaTable(schema, schemas, caption)}`;

import type { Schema } from './document-types.ts';
import { markup, nothing } from './markup.ts';
import type { Markup } from './markup.ts';
import { schemaLink } from './prose.ts';
import { refName } from './schema-shape.ts';
import type { Schemas } from './schema-shape.ts';
import { schemaTable } from './schema-table.ts';

/** The media type, and the name of the schema where it has one. */
export const contentLine = (type: string, schema: Schema = {}): Markup => {
  const name = refName(schema);
  const link = name === undefined ? nothing : markup` ${schemaLink(name)}`;
  return markup`<p class="content"><code>${type}</code>${link}</p>`;
};

/** The same with every property. */
export const contentMarkup = (type: string, schema: Schema, schemas: Schemas, caption: string): Markup =>
  markup`${contentLine(type, schema)}${schemaTable(schema, schemas, caption)}`;

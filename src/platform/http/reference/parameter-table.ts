import type { Parameter } from './openapi-types.ts';
import { markup, emptyMarkup } from './markup.ts';
import type { Markup } from './markup.ts';
import { createValueRow } from './schema-table.ts';
import { renderTable } from './table.ts';

const PLACES: readonly (readonly [Parameter['in'], string])[] = [
  ['path', 'In the path'],
  ['query', 'In the query'],
  ['header', 'In the headers'],
  ['cookie', 'In cookies'],
];

/** The parameters of an operation, grouped by location (path, query, header). */
export const renderParameterTable = (parameters: readonly Parameter[], caption: string): Markup => {
  const groups = PLACES.map(([place, label]) => ({
    label: markup`${label}`,
    rows: parameters
      .filter((parameter) => parameter.in === place)
      .map(({ description, name, required = false, schema = {} }) =>
        createValueRow(name, schema, { required, description: description ?? schema.description ?? '' }),
      ),
  })).filter(({ rows }) => rows.length > 0);
  return groups.length === 0
    ? emptyMarkup
    : renderTable({ caption, columns: ['Parameter', 'Value', 'Meaning'], groups });
};

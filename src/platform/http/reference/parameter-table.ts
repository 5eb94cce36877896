import type { Parameter } from './document-types.ts';
import { markup, nothing } from './markup.ts';
import type { Markup } from './markup.ts';
import { valueRow } from './schema-table.ts';
import { table } from './table.ts';

const PLACES: readonly (readonly [Parameter['in'], string])[] = [
  ['path', 'In the path'],
  ['query', 'In the query'],
  ['header', 'In the headers'],
  ['cookie', 'In cookies'],
];

/** The parameters of an operation, grouped by location (path, query, header). */
export const parameterTable = (parameters: readonly Parameter[], caption: string): Markup => {
  const groups = PLACES.map(([place, label]) => ({
    label: markup`${label}`,
    rows: parameters
      .filter((parameter) => parameter.in === place)
      .map(({ description, name, required = false, schema = {} }) =>
        valueRow(name, schema, { required, description: description ?? schema.description ?? '' }),
      ),
  })).filter(({ rows }) => rows.length > 0);
  return groups.length === 0 ? nothing : table({ caption, columns: ['Parameter', 'Value', 'Meaning'], groups });
};

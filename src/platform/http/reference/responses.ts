import { STATUS_CODES } from 'node:http';

import { renderContentLine, renderContent } from './content.ts';
import type { OpenApiResponse } from './openapi-types.ts';
import { markup, emptyMarkup } from './markup.ts';
import type { Markup } from './markup.ts';
import { listContents, isErrorStatus } from './media-content.ts';
import { renderParagraphs, renderProse } from './prose.ts';
import { getRefName } from './schema-shape.ts';
import type { SchemaMap } from './schema-shape.ts';
import { createValueRow } from './schema-table.ts';
import { renderTable } from './table.ts';

type Responses = Readonly<Record<string, OpenApiResponse>>;

const statusMarkup = (status: string): Markup => markup`<b class="status">${status}</b> ${STATUS_CODES[status] ?? ''}`;

const headersMarkup = (status: string, { headers = {} }: OpenApiResponse): Markup => {
  const rows = Object.entries(headers).map(([name, { description, schema = {} }]) =>
    createValueRow(name, schema, { description: description ?? '' }),
  );
  if (rows.length === 0) return emptyMarkup;
  const groups = [{ label: markup`In the headers`, rows }];
  return renderTable({ caption: `Headers of the ${status} response`, columns: ['Header', 'Value', 'Meaning'], groups });
};

const responseMarkup = (status: string, response: OpenApiResponse, schemas: SchemaMap): Markup => {
  const contents = listContents(response).map(({ schema, type }) =>
    schema === undefined || getRefName(schema) !== undefined
      ? renderContentLine(type, schema)
      : renderContent(type, schema, schemas, `Body of the ${status} response`),
  );
  return markup`<h5>${statusMarkup(status)}</h5>${renderParagraphs(response.description)}
${contents}${headersMarkup(status, response)}`;
};

/** The responses that are not errors, including 304. */
export const renderResponses = (responses: Responses, schemas: SchemaMap): readonly Markup[] =>
  Object.entries(responses)
    .filter(([status]) => !isErrorStatus(status))
    .map(([status, response]) => responseMarkup(status, response, schemas));

/** A problem code, linked to its page. */
const problemLink = (code: string): Markup =>
  /^[a-z\d-]+$/.test(code)
    ? markup`<a href="/problems/${code}"><code>${code}</code></a>`
    : markup`<code>${code}</code>`;

/** The error responses: each status with its problem codes. */
export const renderErrors = (responses: Responses): Markup => {
  const failures = Object.entries(responses).filter(([status]) => isErrorStatus(status));
  if (failures.length === 0) return emptyMarkup;
  const bodies = new Map(
    failures.flatMap(([, response]) =>
      listContents(response).map(({ schema = {}, type }) => [
        `${type} ${getRefName(schema)}`,
        renderContentLine(type, schema),
      ]),
    ),
  );
  const rows = failures.map(([status, { description = '' }]) => ({
    cells: [status === 'default' ? markup`any other` : statusMarkup(status), renderProse(description, problemLink)],
  }));
  return markup`<h4>Errors</h4>${[...bodies.values()]}<div class="errors">${renderTable({ caption: 'Errors', columns: ['Status', 'Codes'], groups: [{ rows }] })}</div>`;
};

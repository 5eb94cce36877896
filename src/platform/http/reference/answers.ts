import { STATUS_CODES } from 'node:http';

import { contentLine, contentMarkup } from './content.ts';
import type { Response } from './document-types.ts';
import { markup, nothing } from './markup.ts';
import type { Markup } from './markup.ts';
import { contentsOf, isError } from './media.ts';
import { paragraphs, prose } from './prose.ts';
import { refName } from './schema-shape.ts';
import type { Schemas } from './schema-shape.ts';
import { valueRow } from './schema-table.ts';
import { table } from './table.ts';

type Responses = Readonly<Record<string, Response>>;

const statusMarkup = (status: string): Markup => markup`<b class="status">${status}</b> ${STATUS_CODES[status] ?? ''}`;

const headersMarkup = (status: string, { headers = {} }: Response): Markup => {
  const rows = Object.entries(headers).map(([name, { description, schema = {} }]) =>
    valueRow(name, schema, { description: description ?? '' }),
  );
  if (rows.length === 0) return nothing;
  const groups = [{ label: markup`In the headers`, rows }];
  return table({ caption: `Headers of the answer ${status}`, columns: ['Header', 'Value', 'Meaning'], groups });
};

const answerMarkup = (status: string, response: Response, schemas: Schemas): Markup => {
  const contents = contentsOf(response).map(({ schema, type }) =>
    schema === undefined || refName(schema) !== undefined
      ? contentLine(type, schema)
      : contentMarkup(type, schema, schemas, `Body of the answer ${status}`),
  );
  return markup`<h5>${statusMarkup(status)}</h5>${paragraphs(response.description)}
${contents}${headersMarkup(status, response)}`;
};

/** The responses that are not errors, including 304. */
export const answers = (responses: Responses, schemas: Schemas): readonly Markup[] =>
  Object.entries(responses)
    .filter(([status]) => !isError(status))
    .map(([status, response]) => answerMarkup(status, response, schemas));

/** A problem code, linked to its page. */
const problemLink = (code: string): Markup =>
  /^[a-z\d-]+$/.test(code)
    ? markup`<a href="/problems/${code}"><code>${code}</code></a>`
    : markup`<code>${code}</code>`;

/** The error responses: each status with its problem codes. */
export const errors = (responses: Responses): Markup => {
  const failures = Object.entries(responses).filter(([status]) => isError(status));
  if (failures.length === 0) return nothing;
  const bodies = new Map(
    failures.flatMap(([, response]) =>
      contentsOf(response).map(({ schema = {}, type }) => [`${type} ${refName(schema)}`, contentLine(type, schema)]),
    ),
  );
  const rows = failures.map(([status, { description = '' }]) => ({
    cells: [status === 'default' ? markup`any other` : statusMarkup(status), prose(description, problemLink)],
  }));
  return markup`<h4>Errors</h4>${[...bodies.values()]}<div class="errors">${table({ caption: 'Errors', columns: ['Status', 'Codes'], groups: [{ rows }] })}</div>`;
};

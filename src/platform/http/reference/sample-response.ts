import { STATUS_CODES } from 'node:http';

import { markup, emptyMarkup } from './markup.ts';
import type { Markup } from './markup.ts';
import { listContents, isErrorStatus, isJsonType } from './media-content.ts';
import type { DocumentedOperation } from './operations.ts';
import { renderNoteFigure, renderSampleFigure } from './sample-figure.ts';
import { sampleJson } from './sample-json.ts';
import type { SchemaMap } from './schema-shape.ts';

/** A sample of the first response that is not an error. */
export const renderSampleResponse = ({ responses }: DocumentedOperation, schemas: SchemaMap): Markup => {
  const first = Object.entries(responses).find(([status]) => !isErrorStatus(status));
  if (first === undefined) return emptyMarkup;
  const [status, response] = first;
  const title = `Answer ${status}`;
  const [content] = listContents(response);
  if (content === undefined) return renderNoteFigure(title, markup`${STATUS_CODES[status] ?? 'Done'}, without a body.`);
  if (!isJsonType(content.type)) return renderNoteFigure(title, markup`A body of type <code>${content.type}</code>.`);
  return renderSampleFigure(title, sampleJson(content, schemas));
};

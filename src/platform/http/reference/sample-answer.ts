import { STATUS_CODES } from 'node:http';

import { markup, nothing } from './markup.ts';
import type { Markup } from './markup.ts';
import { contentsOf, isError, isJson } from './media.ts';
import type { Operation } from './operations.ts';
import { emptyFigure, sampleFigure } from './sample-figure.ts';
import { sampleJson } from './sample-json.ts';
import type { Schemas } from './schema-shape.ts';

/** A sample of the first response that is not an error. */
export const sampleAnswer = ({ responses }: Operation, schemas: Schemas): Markup => {
  const first = Object.entries(responses).find(([status]) => !isError(status));
  if (first === undefined) return nothing;
  const [status, response] = first;
  const title = `Answer ${status}`;
  const [content] = contentsOf(response);
  if (content === undefined) return emptyFigure(title, markup`${STATUS_CODES[status] ?? 'Done'}, without a body.`);
  if (!isJson(content.type)) return emptyFigure(title, markup`A body of type <code>${content.type}</code>.`);
  return sampleFigure(title, sampleJson(content, schemas));
};

import { Type } from 'typebox';
import type { TSchema } from 'typebox';

import { component } from '../schema/schema-builders.ts';

/** The answer of operations that have no result to return. */
export const Accepted = component('Accepted', Type.Object({ accepted: Type.Boolean() }));

/** The answer of every list: one page and the cursor for the next one. */
export const PageOf = <T extends TSchema>(item: T) =>
  Type.Object({
    items: Type.Array(item),
    next_cursor: Type.Union([Type.String(), Type.Null()], {
      description: 'Send it as `cursor` for the next page; null on the last one.',
    }),
  });

export const PageQuery = {
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 100, default: 50, description: 'Maximum number of items per page.' }),
  ),
  cursor: Type.Optional(
    Type.String({ minLength: 1, maxLength: 2000, description: 'The `next_cursor` of the previous page.' }),
  ),
};

export const ProblemSchema = component(
  'Problem',
  Type.Object(
    {
      type: Type.String({
        format: 'uri',
        default: 'about:blank',
        description: 'URL of the page that documents the code.',
      }),
      title: Type.String({ description: 'Short summary; the same for every occurrence.' }),
      status: Type.Integer({ description: 'HTTP status.' }),
      code: Type.String({ description: 'Stable error code, also the end of `type`.' }),
      detail: Type.String({ description: 'What went wrong in this case.' }),
      instance: Type.Optional(Type.String({ format: 'uri', description: 'The id of the request, as a URN.' })),
      params: Type.Optional(
        Type.Record(Type.String(), Type.Unknown(), { description: 'Details that depend on the code.' }),
      ),
      errors: Type.Optional(
        Type.Array(
          Type.Object({
            location: Type.Optional(Type.String()),
            message: Type.Optional(Type.String()),
            value: Type.Optional(Type.Unknown()),
          }),
        ),
      ),
      violations: Type.Optional(
        Type.Array(
          Type.Object({
            code: Type.String(),
            location: Type.String(),
            params: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
          }),
        ),
      ),
    },
    { description: 'An error (RFC 9457).' },
  ),
);

import { Type } from 'typebox';
import type { Static, TNull, TOptional, TSchema, TString, TUnion } from 'typebox';

const names = new WeakMap<object, string>();

/** Gives a schema its name in the OpenAPI document, where it then stands once. */
export const component = <T extends TSchema>(name: string, schema: T): T => {
  names.set(schema, name);
  return schema;
};

export const componentName = (schema: object): string | undefined => names.get(schema);

/** An optional property of a request: null means absent. */
export const Maybe = <T extends TSchema>(schema: T): TOptional<TUnion<[T, TNull]>> =>
  Type.Optional(Type.Union([schema, Type.Null()]));

export const Uuid = (description: string): TString => Type.String({ format: 'uuid', description });

export const DateTime = (description: string): TString => Type.String({ format: 'date-time', description });

/** Those that Unicode calls ignorable, written out: not every reader of JSON Schema knows its properties by name. */
const UNSEEN = String.raw`\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0`;
const LINE = String.raw`^(?=.*[^\s${UNSEEN}])[^\u0000-\u001f\u007f]*$`;

/** Text on one line: something to see in it, and no control characters. */
export const Line = (bounds: { maxLength: number; description: string }): TString =>
  Type.String({ minLength: 1, pattern: LINE, ...bounds });

/** What a pattern demands, in words. */
export const patternInWords = (pattern: unknown): string | undefined =>
  pattern === LINE ? 'must be text on one line with something to see in it' : undefined;

export const Revision = Type.Integer({ minimum: 1, description: 'Rises by one with every change; also the ETag.' });

/** The answer of operations that only acknowledge. */
export const Accepted = component('Accepted', Type.Object({ accepted: Type.Boolean() }));

/** The answer of every list: one page, and where the next one begins. */
export const PageOf = <T extends TSchema>(item: T) =>
  Type.Object({
    items: Type.Array(item),
    next_cursor: Type.Union([Type.String(), Type.Null()], {
      description: 'Send it as `cursor` for the next page; null on the last one.',
    }),
  });

export const PageQuery = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50, description: 'Items on a page.' })),
  cursor: Type.Optional(
    Type.String({ minLength: 1, maxLength: 2000, description: 'The `next_cursor` of the page before.' }),
  ),
};

export const ProblemSchema = component(
  'Problem',
  Type.Object(
    {
      type: Type.String({ format: 'uri', default: 'about:blank', description: 'Address of the page about the code.' }),
      title: Type.String({ description: 'Short summary; the same for every occurrence.' }),
      status: Type.Integer({ description: 'HTTP status.' }),
      code: Type.String({ description: 'Stable error code, also the end of `type`.' }),
      detail: Type.String({ description: 'What happened this time.' }),
      instance: Type.Optional(Type.String({ format: 'uri', description: 'This occurrence: the request id as a URN.' })),
      params: Type.Optional(Type.Record(Type.String(), Type.Unknown(), { description: 'Context for the code.' })),
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

export type Of<T extends TSchema> = Static<T>;

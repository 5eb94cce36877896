import { Type } from 'typebox';
import type { Static, TNull, TOptional, TSchema, TString, TUnion, TUnknown } from 'typebox';

const names = new WeakMap<object, string>();

/** Names a schema in the OpenAPI document, which then contains it once. */
export const component = <T extends TSchema>(name: string, schema: T): T => {
  names.set(schema, name);
  return schema;
};

export const componentName = (schema: object): string | undefined => names.get(schema);

const described = new WeakMap<object, object>();

/**
 * A value that the operation validates itself, because it can report more details, or report them earlier. The API
 * reference shows the schema; the request validation accepts anything.
 */
export const CheckedWithin = (schema: TSchema): TUnknown => {
  const anything = Type.Unknown();
  described.set(anything, schema);
  return anything;
};

/** The schema that the API reference shows instead of this one. */
export const describedSchema = (schema: object): object => described.get(schema) ?? schema;

/** An optional property that stays the same named schema: TypeBox makes a copy without the name. */
export const Part = <T extends TSchema>(schema: T) => {
  const made = Type.Optional(schema);
  const name = componentName(schema);
  if (name !== undefined) component(name, made);
  return made;
};

/** An optional property of a request: null means absent. */
export const Maybe = <T extends TSchema>(schema: T): TOptional<TUnion<[T, TNull]>> =>
  Type.Optional(Type.Union([schema, Type.Null()]));

export const Uuid = (description: string): TString => Type.String({ format: 'uuid', description });

export const DateTime = (description: string): TString => Type.String({ format: 'date-time', description });

/**
 * The characters that Unicode calls ignorable, listed because not every JSON Schema validator knows Unicode properties.
 */
const UNSEEN = String.raw`\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0`;
const LINE = String.raw`^(?=.*[^\s${UNSEEN}])[^\u0000-\u001f\u007f]*$`;

/** Single-line text with at least one visible character and no control characters. */
export const Line = (bounds: { maxLength: number; description: string }): TString =>
  Type.String({ minLength: 1, pattern: LINE, ...bounds });

/** The same, but may be empty. */
const LINE_OR_NOTHING = `^(?:${LINE.slice(1, -1)})?$`;

export const LineOrNothing = (bounds: { maxLength: number; description: string }): TString =>
  Type.String({ pattern: LINE_OR_NOTHING, ...bounds });

const DAY = '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$';

/** Checks only the format of a day; `isCalendarDay` checks whether it exists. */
export const Day = (description: string): TString =>
  Type.String({ format: 'date', pattern: DAY, description, examples: ['2026-03-14'] });

const inWords: ReadonlyMap<unknown, string> = new Map([
  [LINE, 'must be text on one line with something to see in it'],
  [LINE_OR_NOTHING, 'must be empty, or text on one line with something to see in it'],
  [DAY, 'must be a day such as 2026-03-14'],
]);

/** Describes in words what a pattern requires. */
export const patternInWords = (pattern: unknown): string | undefined => inWords.get(pattern);

export const Revision = Type.Integer({ minimum: 1, description: 'Rises by one with every change; also the ETag.' });

export type Of<T extends TSchema> = Static<T>;

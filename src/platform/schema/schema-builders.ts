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
export const Unvalidated = (schema: TSchema): TUnknown => {
  const anything = Type.Unknown();
  described.set(anything, schema);
  return anything;
};

/** The schema that the API reference shows instead of this one. */
export const getDocumentedSchema = (schema: object): object => described.get(schema) ?? schema;

/** An optional property that stays the same named schema: TypeBox makes a copy without the name. */
export const OptionalComponent = <T extends TSchema>(schema: T) => {
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

const NAME = String.raw`^(?=[\s\S]*[^\s${UNSEEN}])[^\u0000-\u0008\u000e-\u001f\u007f]*$`;

/** Like `Line`, but may contain line breaks and tabs: `collapseWhitespace` turns them into spaces. */
export const Name = (bounds: { maxLength: number; description: string }): TString =>
  Type.String({ minLength: 1, pattern: NAME, ...bounds });

const NO_PATH_SEGMENT = String.raw`^(?!\.\.?$)`;

/** An id chosen by a client. It may be any text except `.` and `..`, which URLs resolve as relative paths. */
export const ClientId = (bounds: { maxLength: number; description: string }): TString =>
  Type.String({ minLength: 1, pattern: NO_PATH_SEGMENT, ...bounds });

/** The same as `Line`, but may be empty. */
const LINE_OR_NOTHING = `^(?:${LINE.slice(1, -1)})?$`;

export const LineOrEmpty = (bounds: { maxLength: number; description: string }): TString =>
  Type.String({ pattern: LINE_OR_NOTHING, ...bounds });

const DAY = '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$';

/** Checks only the format of a day; `isCalendarDay` checks whether it exists. */
export const Day = (description: string): TString =>
  Type.String({ format: 'date', pattern: DAY, description, examples: ['2026-03-14'] });

/** What a pattern requires: as an error message, and for the API reference. */
interface PatternText {
  readonly message: string;
  readonly summary: string;
}

const patternTexts: ReadonlyMap<unknown, PatternText> = new Map([
  [
    LINE,
    { message: 'must be text on one line with at least one visible character', summary: 'on one line, not blank' },
  ],
  [
    NAME,
    { message: 'must be text with at least one visible character and no control characters', summary: 'not blank' },
  ],
  [NO_PATH_SEGMENT, { message: 'must not be "." or "..", which cannot be part of a URL', summary: 'not "." or ".."' }],
  [
    LINE_OR_NOTHING,
    {
      message: 'must be empty, or text on one line with at least one visible character',
      summary: 'on one line, not blank, or empty',
    },
  ],
  [DAY, { message: 'must be a day such as 2026-03-14', summary: 'such as 2026-03-14' }],
]);

/** What a pattern requires, as an error message. */
export const describePattern = (pattern: unknown): string | undefined => patternTexts.get(pattern)?.message;

/** What a pattern requires, in a few words. */
export const summarizePattern = (pattern: unknown): string | undefined => patternTexts.get(pattern)?.summary;

export const Revision = Type.Integer({ minimum: 1, description: 'Increases by one with every change; also the ETag.' });

export type Of<T extends TSchema> = Static<T>;

import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

import type { OpenApiOperation, Parameter, Schema } from '../../src/platform/http/reference/openapi-types.ts';
import { openApi } from '../support/answer-check.ts';

/** A request target: an operation of the API, a page outside it, or a path that does not exist. */
export interface Target {
  readonly name: string;
  readonly method: string;
  /** The path with its parameters in braces. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | undefined;
  /** Whether it accepts a form with a file instead of JSON. */
  readonly takesFile: boolean;
}

const targetOf = (path: string, method: string, operation: OpenApiOperation): Target => ({
  name: operation.operationId,
  method: method.toUpperCase(),
  path,
  parameters: operation.parameters ?? [],
  body: operation.requestBody?.content?.['application/json']?.schema,
  takesFile: operation.requestBody?.content?.['multipart/form-data'] !== undefined,
});

export const operations: readonly Target[] = Object.entries(openApi.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => targetOf(path, method, operation)),
);

const pageAt = (path: string): Target => ({
  name: path,
  method: 'GET',
  path,
  parameters: [],
  body: undefined,
  takesFile: false,
});

export const pages: readonly Target[] = [
  '/healthz',
  '/readyz',
  '/metrics',
  '/problems',
  '/problems/{code}',
  '/setup',
  '/api/v1/openapi.json',
  '/api/v1/docs',
].map(pageAt);

export const nowhere: readonly Target[] = ['/', '/api/v1/nothing/{id}'].map(pageAt);

const formats: Readonly<Record<string, Arbitrary<string>>> = {
  uuid: fc.uuid(),
  'date-time': fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
};

/** The maximum number of optional fields in a generated object. */
const FEW_FIELDS = 8;

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'.split(''), 'ä', 'ß');

const validText = ({ format = '', pattern, minLength = 0, maxLength = 20 }: Schema): Arbitrary<string> => {
  const formatted = formats[format];
  if (formatted !== undefined) return formatted;
  // stringMatching does not support lookahead; letters match the patterns that use it.
  if (pattern !== undefined && !pattern.includes('(?')) return fc.stringMatching(new RegExp(pattern, 'u'));
  return fc.string({ unit: letter, minLength, maxLength: Math.min(maxLength, minLength + 20) });
};

const referred = (ref: string): Schema => openApi.components.schemas[ref.split('/').at(-1) ?? ''] ?? {};

/** Each named schema is converted once, however often it is referenced. */
const named = new Map<string, Arbitrary<unknown>>();

const namedValue = (ref: string): Arbitrary<unknown> => {
  const known = named.get(ref) ?? validValue(referred(ref));
  named.set(ref, known);
  return known;
};

/** If there are many optional fields, most are omitted: a recipe with all of them would take a second to generate. */
const fieldsOf = (fields: Readonly<Record<string, Arbitrary<unknown>>>, required: readonly string[]) => {
  const optional = Object.keys(fields).filter((name) => !required.includes(name));
  if (optional.length <= FEW_FIELDS) return fc.record<Record<string, unknown>>(fields, { requiredKeys: [...required] });
  return fc
    .subarray(optional, { maxLength: FEW_FIELDS })
    .chain((some) =>
      fc.record(Object.fromEntries([...required, ...some].map((name) => [name, fields[name] ?? fc.constant(null)]))),
    );
};

/** Generates values that a schema of the document allows. */
export const validValue = (schema: Schema): Arbitrary<unknown> => {
  const { $ref, anyOf, items = {}, minItems = 0, properties = {}, required = [] } = schema;
  if ($ref !== undefined) return namedValue($ref);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (anyOf !== undefined) return fc.oneof(...anyOf.map(validValue));
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(properties).map(([name, field]) => [name, validValue(field)] as const);
      return fieldsOf(Object.fromEntries(fields), required);
    }
    case 'array':
      return fc.array(validValue(items), { minLength: minItems, maxLength: Math.max(minItems, 3) });
    case 'integer':
    case 'number':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return validText(schema);
  }
};

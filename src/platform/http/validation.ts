import { Ajv } from 'ajv';
import type { ErrorObject, ValidateFunction } from 'ajv';
import type { TSchema } from 'typebox';

import { Problem, validationFailed } from '../problem/problem.ts';
import type { Violation } from '../problem/problem.ts';
import { describePattern } from '../schema/schema-builders.ts';

type Part = 'body' | 'path' | 'query';

/** More violations than this would not help, and a large invalid body would produce an equally large answer. */
const MAX_VIOLATIONS = 50;
const MAX_ECHO_LENGTH = 100;
const SECRET = /password|secret|token|verifier|code|invitation|ticket|challenge|response/i;

const options = { allErrors: true, strict: true, verbose: true, validateFormats: false } as const;
const strictAjv = new Ajv({ ...options });
/** For large bodies: finding all violations of a million invalid items would take a second. */
const hastyAjv = new Ajv({ ...options, allErrors: false });
/** Path and query values arrive as strings, so `limit=10` must be coerced to a number. */
const textAjv = new Ajv({ ...options, coerceTypes: 'array' });

const locationOf = (part: Part, pointer: string, missing: unknown): string => {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (typeof missing === 'string') steps.push(missing);
  return steps.reduce((path, step) => (/^\d+$/.test(step) ? `${path}[${step}]` : `${path}.${step}`), part as string);
};

/** The value, if echoing it is helpful and reveals nothing. */
const echo = (location: string, value: unknown): unknown => {
  if (SECRET.test(location)) return undefined;
  const isShort = typeof value === 'string' && value.length <= MAX_ECHO_LENGTH;
  return isShort || typeof value === 'number' || typeof value === 'boolean' || value === null ? value : undefined;
};

const toViolation = (part: Part, error: ErrorObject): Violation => {
  const params: Readonly<Record<string, unknown>> = error.params;
  const location = locationOf(part, error.instancePath, params['missingProperty'] ?? params['additionalProperty']);
  return {
    location,
    code: error.keyword,
    message: describePattern(params['pattern']) ?? error.message ?? 'is not valid',
    params,
    value: error.keyword === 'required' ? undefined : echo(location, error.data),
  };
};

/** An invalid nullable property fails twice, for its type and for null; the error of the union itself adds nothing. */
const isNoise = (error: ErrorObject): boolean =>
  error.keyword === 'anyOf' || (error.keyword === 'type' && error.schema === 'null');

const problemOf = (part: Part, errors: readonly ErrorObject[]): Problem => {
  const specific = errors.filter((error) => !isNoise(error));
  const violations = (specific.length > 0 ? specific : errors)
    .slice(0, MAX_VIOLATIONS)
    .map((error) => toViolation(part, error));
  const detail = violations
    .slice(0, 3)
    .map(({ location, message }) => `${location} ${message}`)
    .join('; ');
  return new Problem('validation-failed', { detail, violations });
};

/** `1e400` is coerced to Infinity, which the schema's bounds do not catch. */
const refuseInfinity = (part: Part, values: unknown): void => {
  for (const [name, value] of Object.entries(values ?? {})) {
    if (value === Infinity || value === -Infinity) {
      throw validationFailed({
        location: `${part}.${name}`,
        code: 'type',
        message: 'must be a finite number',
      });
    }
  }
};

/**
 * The schema with bounds for its integers: larger ones lose digits when JSON is parsed, and a rounded number must not
 * pass for the one that was sent.
 */
const withSafeIntegers = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(withSafeIntegers);
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = Object.entries(schema).map(([key, value]) => [key, withSafeIntegers(value)]);
  const bounds =
    'type' in schema && schema.type === 'integer'
      ? { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }
      : {};
  return { ...bounds, ...Object.fromEntries(parts) };
};

/** With more nested values than this, only the first violation of a body is reported. */
const LARGE = 5000;

const isLarge = (body: unknown): boolean => {
  const open = [body];
  let seen = 0;
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    const parts = Object.values(value);
    seen += parts.length;
    if (seen > LARGE) return true;
    open.push(...parts.filter((part) => part !== undefined));
  }
  return false;
};

/**
 * Creates the validator for one part of a request; it throws `validation-failed`. It is compiled on first use, so that
 * startup does not have to compile the schemas of every operation.
 */
export const createValidator = (part: Part, schema: TSchema): ((value: unknown) => void) => {
  const compiled = new Map<Ajv, ValidateFunction>();
  return (value) => {
    const ajv = part !== 'body' ? textAjv : isLarge(value) ? hastyAjv : strictAjv;
    const validate = compiled.get(ajv) ?? ajv.compile(withSafeIntegers(schema) as TSchema);
    compiled.set(ajv, validate);
    if (!validate(value)) throw problemOf(part, validate.errors ?? []);
    if (part !== 'body') refuseInfinity(part, value);
  };
};

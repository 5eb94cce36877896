import { Ajv } from 'ajv';
import type { ErrorObject, ValidateFunction } from 'ajv';
import type { TSchema } from 'typebox';

import { Problem, validationFailed } from '../problem/problem.ts';
import type { Fault } from '../problem/problem.ts';
import { patternInWords } from '../schema/schema.ts';

type Part = 'body' | 'path' | 'query';

/** More faults than this help nobody, and a large bad body would make as large an answer. */
const MOST_FAULTS = 50;
const LONGEST_ECHO = 100;
const SECRET = /password|secret|token|verifier|code|invitation|ticket|challenge|response/i;

const options = { allErrors: true, strict: true, verbose: true, validateFormats: false } as const;
const strictAjv = new Ajv({ ...options });
/** For bodies that are large: a million wrong items would make a million faults, and take a second to find them all. */
const hastyAjv = new Ajv({ ...options, allErrors: false });
/** Paths and queries arrive as text; `limit=10` is a number there. */
const textAjv = new Ajv({ ...options, coerceTypes: 'array' });

const locationOf = (part: Part, pointer: string, missing: unknown): string => {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (typeof missing === 'string') steps.push(missing);
  return steps.reduce((path, step) => (/^\d+$/.test(step) ? `${path}[${step}]` : `${path}.${step}`), part as string);
};

/** The value, where echoing it helps and gives nothing away. */
const echo = (location: string, value: unknown): unknown => {
  if (SECRET.test(location)) return undefined;
  const isShort = typeof value === 'string' && value.length <= LONGEST_ECHO;
  return isShort || typeof value === 'number' || typeof value === 'boolean' || value === null ? value : undefined;
};

const faultOf = (part: Part, error: ErrorObject): Fault => {
  const params: Readonly<Record<string, unknown>> = error.params;
  const location = locationOf(part, error.instancePath, params['missingProperty'] ?? params['additionalProperty']);
  return {
    location,
    code: error.keyword,
    message: patternInWords(params['pattern']) ?? error.message ?? 'is not valid',
    params,
    value: error.keyword === 'required' ? undefined : echo(location, error.data),
  };
};

/** An optional property that may be null fails twice when it is neither; the union itself says nothing more. */
const isNoise = (error: ErrorObject): boolean =>
  error.keyword === 'anyOf' || (error.keyword === 'type' && error.schema === 'null');

const problemOf = (part: Part, errors: readonly ErrorObject[]): Problem => {
  const telling = errors.filter((error) => !isNoise(error));
  const faults = (telling.length > 0 ? telling : errors).slice(0, MOST_FAULTS).map((error) => faultOf(part, error));
  const detail = faults
    .slice(0, 3)
    .map(({ location, message }) => `${location} ${message}`)
    .join('; ');
  return new Problem('validation-failed', { detail, faults });
};

/** `1e400` becomes a number beyond all bounds, which the schema then no longer holds against them. */
const refuseInfinity = (part: Part, values: unknown): void => {
  for (const [name, value] of Object.entries(values ?? {})) {
    if (value === Infinity || value === -Infinity) {
      throw validationFailed({
        location: `${part}.${name}`,
        code: 'type',
        message: 'must be a number that is not endless',
      });
    }
  }
};

/** Values in values, from which on a body is too large to have all of its faults looked for. */
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
 * The check of one part of a request; it throws `validation-failed`. It is compiled when it is first
 * needed: a start need not wait for the checks of every operation.
 */
export const checkOf = (part: Part, schema: TSchema): ((value: unknown) => void) => {
  const compiled = new Map<Ajv, ValidateFunction>();
  return (value) => {
    const ajv = part !== 'body' ? textAjv : isLarge(value) ? hastyAjv : strictAjv;
    const validate = compiled.get(ajv) ?? ajv.compile(schema);
    compiled.set(ajv, validate);
    if (!validate(value)) throw problemOf(part, validate.errors ?? []);
    if (part !== 'body') refuseInfinity(part, value);
  };
};

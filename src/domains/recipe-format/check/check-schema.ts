import { Ajv } from 'ajv';
import type { ErrorObject, ValidateFunction } from 'ajv';

import type { Fault } from '../../../platform/problem/problem.ts';
import { patternInWords } from '../../../platform/schema/schema.ts';
import { isObject } from '../is-object.ts';
import type { JsonObject } from '../is-object.ts';
import { recipeJsonSchema } from '../schema/json-schema.ts';
import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import { FaultList, clipped, inside } from './fault-list.ts';
import type { Place } from './fault-list.ts';

/** For larger documents only the first violation is reported: a million of them would take a second and a gigabyte. */
const LARGE = 20_000;
const LONGEST_ECHO = 100;

/** The schema is our own, and a test validates it against JSON Schema; doing so here would double the start time. */
const options = { strict: true, verbose: true, validateFormats: false, validateSchema: false } as const;

/** Compiled on first use, with references, which takes a fifth of the time of the expanded schema. */
const compiled = (more: { readonly allErrors?: true }) => {
  let validate: ValidateFunction<RecipeDocument> | undefined;
  return (): ValidateFunction<RecipeDocument> => {
    if (validate !== undefined) return validate;
    const { $schema: _, ...schema } = recipeJsonSchema();
    validate = new Ajv({ ...options, ...more }).compile<RecipeDocument>(schema);
    return validate;
  };
};

const firstFault = compiled({});
const everyFault = compiled({ allErrors: true });

/** Errors of a union or condition itself add nothing to the errors of its parts. */
const isNoise = ({ keyword, schema }: ErrorObject): boolean =>
  keyword === 'anyOf' || keyword === 'if' || (keyword === 'type' && schema === 'null');

/** The values of a union that consists only of constants. */
const valuesOf = ({ keyword, schema }: ErrorObject): readonly unknown[] | undefined => {
  if (keyword !== 'anyOf' || !Array.isArray(schema)) return undefined;
  const values: readonly unknown[] = schema.flatMap((one: unknown) =>
    isObject(one) && one['const'] !== undefined ? [one['const']] : [],
  );
  return values.length === schema.length ? values : undefined;
};

/** Reports such a union as one violation instead of one per value. */
const asLists = (errors: readonly ErrorObject[]): readonly ErrorObject[] => {
  const lists = new Set(
    errors.filter((error) => valuesOf(error) !== undefined).map(({ instancePath }) => instancePath),
  );
  return errors.flatMap((error) => {
    const allowedValues = valuesOf(error);
    if (allowedValues !== undefined) return [{ ...error, keyword: 'enum', params: { allowedValues } }];
    return error.keyword === 'const' && lists.has(error.instancePath) ? [] : [error];
  });
};

/**
 * The place of a JSON pointer, and of a property in it. Digits are a list index, because no validated property has such
 * a name.
 */
const placeOf = (pointer: string, property: unknown): Place | undefined => {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const place = steps.reduce<Place | undefined>(
    (at, step) => inside(at, /^\d+$/.test(step) ? Number(step) : step),
    undefined,
  );
  return typeof property === 'string' ? inside(place, property) : place;
};

const echo = (value: unknown): unknown => {
  const isShort = typeof value === 'string' && value.length <= LONGEST_ECHO;
  return isShort || typeof value === 'number' || typeof value === 'boolean' || value === null ? value : undefined;
};

/** Names of unknown properties can be arbitrarily long. */
const paramsOf = (params: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? clipped(value) : value]),
  );

/** Violation codes are single words. */
const codeOf = ({ keyword }: ErrorObject): string => (keyword === 'false schema' ? 'forbidden' : keyword);

const messageOf = ({ keyword, params, message }: ErrorObject): string => {
  const { pattern, allowedValues, allowedValue }: JsonObject = params;
  if (keyword === 'false schema') return 'must be absent';
  if (Array.isArray(allowedValues)) return `must be one of: ${allowedValues.join(', ')}`;
  if (typeof allowedValue === 'string') return `must be ${allowedValue}`;
  return patternInWords(pattern) ?? message ?? 'is not valid';
};

const faultsOf = (errors: readonly ErrorObject[], prefix: string): readonly Fault[] => {
  const listed = asLists(errors);
  const telling = listed.filter((error) => !isNoise(error));
  const faults = new FaultList(prefix);
  for (const error of telling.length > 0 ? telling : listed) {
    const params: JsonObject = error.params;
    faults.add(placeOf(error.instancePath, params['missingProperty'] ?? params['additionalProperty']), {
      code: codeOf(error),
      message: messageOf(error),
      params: paramsOf(params),
      value: error.keyword === 'required' ? undefined : echo(error.data),
    });
  }
  return faults.all;
};

/** Validates a value against the schema; `size` is the number of values in it. */
export const checkSchema = (
  input: unknown,
  size: number,
  prefix: string,
): { readonly recipe: RecipeDocument } | { readonly faults: readonly Fault[] } => {
  const validate = firstFault();
  if (validate(input)) return { recipe: input };
  const errors = validate.errors ?? [];
  if (size > LARGE) return { faults: faultsOf(errors, prefix) };
  const all = everyFault();
  all(input);
  return { faults: faultsOf(all.errors ?? errors, prefix) };
};

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

/** A document larger than this is told its first fault alone: a million of them would take a second and a gigabyte. */
const LARGE = 20_000;
const LONGEST_ECHO = 100;

/** The schema is our own, and a test holds it against the rules of JSON Schema: doing so here would double the wait. */
const options = { strict: true, verbose: true, validateFormats: false, validateSchema: false } as const;

/** Compiled when it is first needed; by reference, which takes a fifth of the time that the schema written out would. */
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

/** What the union or the condition says of itself adds nothing to what its parts say. */
const isNoise = ({ keyword, schema }: ErrorObject): boolean =>
  keyword === 'anyOf' || keyword === 'if' || (keyword === 'type' && schema === 'null');

/** The values of a union that is nothing but a list of them. */
const valuesOf = ({ keyword, schema }: ErrorObject): readonly unknown[] | undefined => {
  if (keyword !== 'anyOf' || !Array.isArray(schema)) return undefined;
  const values: readonly unknown[] = schema.flatMap((one: unknown) =>
    isObject(one) && one['const'] !== undefined ? [one['const']] : [],
  );
  return values.length === schema.length ? values : undefined;
};

/** What such a list says is one fault, and not one for each value that it is not. */
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

/** The place of a pointer, and of a property in it. A step of digits is a place in a list: no property that is checked has such a name. */
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

/** The names of unknown properties are as long as their writer likes. */
const paramsOf = (params: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? clipped(value) : value]),
  );

/** Codes are words. */
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

/** Holds a value against the schema; `size` says how many values there are in it. */
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

import { Ajv } from 'ajv';
import type { ErrorObject, ValidateFunction } from 'ajv';

import type { Fault } from '../../../platform/problem/problem.ts';
import { patternInWords } from '../../../platform/schema/schema.ts';
import { recipeJsonSchema } from '../schema/json-schema.ts';
import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import { FaultList, inside } from './fault-list.ts';
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

const placeOf = (pointer: string, missing: unknown): Place | undefined => {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (typeof missing === 'string') steps.push(missing);
  return steps.reduce<Place | undefined>(
    (place, step) => inside(place, /^\d+$/.test(step) ? Number(step) : step),
    undefined,
  );
};

const echo = (value: unknown): unknown => {
  const isShort = typeof value === 'string' && value.length <= LONGEST_ECHO;
  return isShort || typeof value === 'number' || typeof value === 'boolean' || value === null ? value : undefined;
};

const messageOf = ({ keyword, params, message }: ErrorObject): string => {
  if (keyword === 'false schema') return 'must be absent';
  const { pattern } = params as { readonly pattern?: unknown };
  return patternInWords(pattern) ?? message ?? 'is not valid';
};

const faultsOf = (errors: readonly ErrorObject[], prefix: string): readonly Fault[] => {
  const telling = errors.filter((error) => !isNoise(error));
  const faults = new FaultList(prefix);
  for (const error of telling.length > 0 ? telling : errors) {
    const params: Readonly<Record<string, unknown>> = error.params;
    faults.add(placeOf(error.instancePath, params['missingProperty'] ?? params['additionalProperty']), {
      code: error.keyword,
      message: messageOf(error),
      params,
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

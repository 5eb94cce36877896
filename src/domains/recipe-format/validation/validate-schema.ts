import { Ajv } from 'ajv';
import type { ErrorObject, ValidateFunction } from 'ajv';

import type { Violation } from '../../../platform/problem/problem.ts';
import { describePattern } from '../../../platform/schema/schema-builders.ts';
import { createRecipeJsonSchema } from '../json-schema/recipe-json-schema.ts';
import { isObject } from '../json.ts';
import type { JsonObject } from '../json.ts';
import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import { ViolationList, childPath, shortenName } from './violation-list.ts';
import type { DocumentPath } from './violation-list.ts';

/** Above this size only the first violation is reported: collecting a million takes a second and a gigabyte. */
const MAX_SIZE_FOR_ALL_ERRORS = 20_000;
const MAX_ECHO_LENGTH = 100;

/** A test validates our schema against the JSON Schema meta-schema. Doing so here as well would double the compile time. */
const ajvOptions = { strict: true, verbose: true, validateFormats: false, validateSchema: false } as const;

/** Compiles on first use. Compiling with references takes a fifth of the time of compiling the schema inlined. */
const createLazyValidator = (extraOptions: { readonly allErrors?: true }) => {
  let validate: ValidateFunction<RecipeDocument> | undefined;
  return (): ValidateFunction<RecipeDocument> => {
    if (validate !== undefined) return validate;
    const { $schema: _, ...schema } = createRecipeJsonSchema();
    validate = new Ajv({ ...ajvOptions, ...extraOptions }).compile<RecipeDocument>(schema);
    return validate;
  };
};

const getFirstErrorValidator = createLazyValidator({});
const getAllErrorsValidator = createLazyValidator({ allErrors: true });

/** Errors of a union or condition itself add nothing to the errors of its branches. */
const isRedundant = ({ keyword, schema }: ErrorObject): boolean =>
  keyword === 'anyOf' || keyword === 'if' || (keyword === 'type' && schema === 'null');

/** The values of a union that consists only of constants. */
const getAllowedValues = ({ keyword, schema }: ErrorObject): readonly unknown[] | undefined => {
  if (keyword !== 'anyOf' || !Array.isArray(schema)) return undefined;
  const values: readonly unknown[] = schema.flatMap((option: unknown) =>
    isObject(option) && option['const'] !== undefined ? [option['const']] : [],
  );
  return values.length === schema.length ? values : undefined;
};

/** Reports a union of constants as one violation instead of one per constant. */
const mergeConstErrors = (errors: readonly ErrorObject[]): readonly ErrorObject[] => {
  const enumPaths = new Set(
    errors.filter((error) => getAllowedValues(error) !== undefined).map(({ instancePath }) => instancePath),
  );
  return errors.flatMap((error) => {
    const allowedValues = getAllowedValues(error);
    if (allowedValues !== undefined) return [{ ...error, keyword: 'enum', params: { allowedValues } }];
    return error.keyword === 'const' && enumPaths.has(error.instancePath) ? [] : [error];
  });
};

/**
 * Converts a JSON pointer, plus an optional property inside it, to a path. A segment of digits is a list index: no
 * validated property has a numeric name.
 */
const parsePointer = (pointer: string, property: unknown): DocumentPath | undefined => {
  const segments = pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
  const path = segments.reduce<DocumentPath | undefined>(
    (parent, segment) => childPath(parent, /^\d+$/.test(segment) ? Number(segment) : segment),
    undefined,
  );
  return typeof property === 'string' ? childPath(path, property) : path;
};

const toEchoedValue = (value: unknown): unknown => {
  const isShort = typeof value === 'string' && value.length <= MAX_ECHO_LENGTH;
  return isShort || typeof value === 'number' || typeof value === 'boolean' || value === null ? value : undefined;
};

/** Unknown property names can be arbitrarily long. */
const shortenParams = (params: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? shortenName(value) : value]),
  );

/** Violation codes contain no spaces. */
const getCode = ({ keyword }: ErrorObject): string => (keyword === 'false schema' ? 'forbidden' : keyword);

const getMessage = ({ keyword, params, message }: ErrorObject): string => {
  const { pattern, allowedValues, allowedValue }: JsonObject = params;
  if (keyword === 'false schema') return 'must be absent';
  if (Array.isArray(allowedValues)) return `must be one of: ${allowedValues.join(', ')}`;
  if (typeof allowedValue === 'string') return `must be ${allowedValue}`;
  return describePattern(pattern) ?? message ?? 'is not valid';
};

const toViolations = (errors: readonly ErrorObject[], prefix: string): readonly Violation[] => {
  const merged = mergeConstErrors(errors);
  const relevant = merged.filter((error) => !isRedundant(error));
  const violations = new ViolationList(prefix);
  for (const error of relevant.length > 0 ? relevant : merged) {
    const params: JsonObject = error.params;
    violations.add(parsePointer(error.instancePath, params['missingProperty'] ?? params['additionalProperty']), {
      code: getCode(error),
      message: getMessage(error),
      params: shortenParams(params),
      value: error.keyword === 'required' ? undefined : toEchoedValue(error.data),
    });
  }
  return violations.all;
};

/** Validates a value against the schema; `size` is the number of values it contains. */
export const validateSchema = (
  input: unknown,
  size: number,
  prefix: string,
): { readonly recipe: RecipeDocument } | { readonly violations: readonly Violation[] } => {
  const validate = getFirstErrorValidator();
  if (validate(input)) return { recipe: input };
  const errors = validate.errors ?? [];
  if (size > MAX_SIZE_FOR_ALL_ERRORS) return { violations: toViolations(errors, prefix) };
  const validateAll = getAllErrorsValidator();
  validateAll(input);
  return { violations: toViolations(validateAll.errors ?? errors, prefix) };
};

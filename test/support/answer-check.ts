import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

import { tureen } from '../../src/app/tureen.ts';
import { isProblemCode } from '../../src/platform/problem/problem-catalog.ts';
import type { ProblemBody } from '../../src/platform/problem/problem-body.ts';
import type { TestResponse } from './test-response.ts';

interface Response {
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}

interface OperationDocument {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, Response>>;
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationDocument>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

export const openApi = JSON.parse(
  readFileSync(new URL('../../openapi/openapi.json', import.meta.url), 'utf8'),
) as OpenApi;

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'openapi', components: openApi.components });

const absolute = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"openapi#/components/')) as object;

const validators = new Map<object, ValidateFunction>();

const validatorOf = (schema: object): ValidateFunction => {
  const known = validators.get(schema);
  if (known !== undefined) return known;
  const made = ajv.compile(absolute(schema));
  validators.set(schema, made);
  return made;
};

const patterns = Object.entries(openApi.paths).map(([path, operations]) => ({
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  operations,
}));

/** The operation of a request according to the document; undefined for anything outside the API. */
const documentOf = (method: string, path: string): OperationDocument | undefined => {
  const bare = path.split('?')[0] ?? '';
  const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
  return patterns.find(({ pattern, operations }) => pattern.test(bare) && operations[verb])?.operations[verb];
};

const checkBody = (schema: object, { body, text }: TestResponse<unknown>, what: string): void => {
  const validate = validatorOf(schema);
  assert.ok(validate(body), `${what}: ${ajv.errorsText(validate.errors)} in ${text.slice(0, 500)}`);
};

/** Known even if the service runs in another process; modules of tests are in the catalog of this one. */
const productCodes = new Set(tureen.modules.flatMap(({ problems = {} }) => Object.keys(problems)));

const problemSchema = openApi.components.schemas['Problem'] ?? {};

/** Fails for a response that the OpenAPI document does not allow, and for a problem that is not in the catalog. */
export const checkAnswer = (method: string, path: string, answer: TestResponse<unknown>): void => {
  const { status, headers, body } = answer;
  const what = `${method} ${path} answered ${status}`;
  assert.match(String(headers['x-request-id']), /^[0-9a-f-]{36}$/, `${what} without a request id`);
  if (status >= 400 && method !== 'HEAD') {
    assert.equal(headers['content-type'], 'application/problem+json', what);
    checkBody(problemSchema, answer, what);
    const { code, status: bodyStatus } = body as ProblemBody;
    assert.ok(productCodes.has(code) || isProblemCode(code), `${what} with the code ${code}`);
    assert.equal(bodyStatus, status, what);
  }
  const operation = documentOf(method, path);
  if (operation === undefined || headers['content-encoding'] !== undefined) return;
  const response = operation.responses[status] ?? (status >= 400 ? operation.responses['default'] : undefined);
  assert.ok(response, `${what}, which ${operation.operationId} does not document`);
  const schema = response.content?.['application/json']?.schema;
  if (status < 300 && schema !== undefined && method !== 'HEAD') checkBody(schema, answer, what);
};

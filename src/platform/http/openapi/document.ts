import { getProblemKind } from '../../problem/problem-catalog.ts';
import type { ProblemCode } from '../../problem/problem-catalog.ts';
import { needsWriteScope } from '../operation.ts';
import type { Operation } from '../operation.ts';
import { ProblemSchema } from '../common-schemas.ts';
import { isLibraryAccess } from '../scope.ts';
import { API_ROOT } from '../send-response.ts';
import { getBodyFormat } from '../upload/accept-forms.ts';
import { FORM_TYPE, createMultiFileSchema } from '../upload/file-form.ts';
import { Components } from './components.ts';
import type { Json, JsonObject } from './components.ts';
import { listParameters } from './parameters.ts';

/** Problems that every operation may return. */
const ANY: readonly ProblemCode[] = [
  'malformed-request',
  'authentication-required',
  'invalid-credentials',
  'host-not-allowed',
  'validation-failed',
  'internal-error',
  'unavailable',
];

/** The problems that follow from an operation's definition, in addition to those it lists itself. */
const problemsOf = (operation: Operation): readonly ProblemCode[] => {
  const codes = new Set<ProblemCode>([...ANY, ...(operation.problems ?? [])]);
  const add = (...more: readonly ProblemCode[]): void => more.forEach((code) => codes.add(code));
  const { access, session } = operation;
  const isForUsers = access !== 'public' && access !== 'anyone';
  if (access !== 'public') add('principal-mismatch');
  if (isForUsers && operation.whileRecovering !== true) add('credential-renewal-required');
  if (isForUsers && operation.kind === 'change') add('csrf-token-invalid');
  if (isForUsers && needsWriteScope(operation) && session === undefined) add('insufficient-scope');
  if (session !== undefined) add('browser-session-required');
  if (session === 'recent') add('recent-authentication-required');
  if (access === 'administrator') add('forbidden');
  if (isLibraryAccess(access)) add('library-not-found', 'forbidden');
  if (isLibraryAccess(access) && operation.library !== 'path') add('library-required');
  if (operation.needs === 'accounts') add('authentication-disabled');
  if (operation.origin === 'required') add('origin-not-allowed');
  if (operation.kind === 'change' || operation.method !== 'GET') add('origin-not-allowed');
  if (operation.kind === 'change' || operation.isHeavy === true) add('rate-limited');
  if (operation.body) add('payload-too-large', 'unsupported-media-type');
  if (operation.body && operation.bodyType === undefined) add('malformed-json');
  if (getBodyFormat(operation) !== 'json') add('malformed-multipart', 'storage-full');
  if (operation.ifMatch) add('malformed-etag', 'precondition-failed');
  if (operation.ifMatch === 'required') add('precondition-required');
  if (operation.kind === 'change' && operation.creation) {
    add('idempotency-conflict', 'idempotency-in-progress', 'created-resource-missing', 'receipt-expired');
  }
  if (operation.kind === 'change' && operation.idempotencyKey) add('idempotency-conflict', 'idempotency-in-progress');
  return [...codes];
};

const problemResponses = (operation: Operation, components: Components): JsonObject => {
  const content = { 'application/problem+json': { schema: components.schema(ProblemSchema) } };
  const byStatus = Map.groupBy(problemsOf(operation), (code) => getProblemKind(code).status);
  const responses = [...byStatus]
    .toSorted(([a], [b]) => a - b)
    .map(([status, codes]) => [status, { description: codes.map((code) => `\`${code}\``).join(', '), content }]);
  return { ...Object.fromEntries(responses), default: { description: 'Any other problem.', content } };
};

const header = (description: string): Json => ({ description, schema: { type: 'string' } });

const responseHeaders = (operation: Operation, status: number): JsonObject => ({
  ...(operation.kind === 'change' &&
    operation.creation &&
    status === 201 && { Location: header('Path of the new resource.') }),
  ...(operation.kind === 'change' &&
    (operation.creation ?? operation.idempotencyKey) &&
    status < 300 && { 'Idempotent-Replayed': header('`true` if the request was already carried out before.') }),
  ...(status === 302 && { Location: header('Where the browser is redirected.') }),
  ...(status < 300 &&
    status !== 204 && { ETag: header('Version of the response, for `If-Match` and `If-None-Match`.') }),
  ...(operation.representation &&
    status < 300 &&
    status !== 204 && {
      'X-Representation-ETag': header(
        'Version of the whole response, including the state of its recipes; for `X-If-Representation-Match`.',
      ),
    }),
  'X-Request-Id': header('Id of the request, as in the log.'),
});

/** The same schema under each of the media types. */
const contentOf = (types: string | readonly string[], schema: Json): JsonObject =>
  Object.fromEntries([types].flat().map((type) => [type, { schema }]));

const responsesOf = (operation: Operation, components: Components): JsonObject => {
  const responses = Object.entries(operation.responses).map(
    ([status, { description, schema, type = 'application/json' }]): [string, Json] => [
      status,
      {
        description,
        headers: responseHeaders(operation, Number(status)),
        ...(schema && { content: contentOf(type, components.schema(schema)) }),
      },
    ],
  );
  const notModified = operation.method === 'GET' && { '304': { description: "The client's copy is current." } };
  return { ...Object.fromEntries(responses), ...notModified, ...problemResponses(operation, components) };
};

const describe = (operation: Operation, components: Components): JsonObject => {
  const parameters = listParameters(operation, components);
  return {
    operationId: operation.id,
    tags: [operation.area],
    summary: operation.summary,
    ...(operation.description !== undefined && { description: operation.description }),
    ...(parameters.length > 0 && { parameters }),
    ...(operation.body && {
      requestBody: {
        required: true,
        content: {
          ...contentOf(operation.bodyType ?? 'application/json', components.schema(operation.body)),
          ...(operation.filesForm &&
            contentOf(FORM_TYPE, components.schema(createMultiFileSchema(operation.filesForm)))),
        },
      },
    }),
    responses: responsesOf(operation, components),
    ...((operation.access === 'public' || operation.access === 'anyone') && { security: [] }),
  };
};

/** Builds the OpenAPI 3.1 document. The same operations always give byte-identical output. */
export const createOpenApiDocument = (operations: readonly Operation[], version: string): JsonObject => {
  const components = new Components();
  const paths: Record<string, Record<string, Json>> = {};
  for (const operation of operations) {
    const path = (paths[`${API_ROOT}${operation.path}`] ??= {});
    path[operation.method.toLowerCase()] = describe(operation, components);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tureen',
      version,
      description:
        'Shared libraries of recipes with full history, shopping lists, meal plans and imports. Errors are ' +
        '`application/problem+json`; `code` is stable and `/problems/{code}` documents it.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }],
    paths,
    components: {
      schemas: components.all(),
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A session token or personal API token. Browsers send their session in a cookie instead. Local mode needs no credential.',
        },
      },
    },
  };
};

import { problemCatalog } from '../../problem/problem-catalog.ts';
import type { ProblemCode } from '../../problem/problem-catalog.ts';
import { needsWriteScope } from '../operation.ts';
import type { Operation } from '../operation.ts';
import { ProblemSchema } from '../schema.ts';
import { isInLibrary } from '../scope.ts';
import { API_ROOT } from '../send-answer.ts';
import { bodiesOf } from '../upload/accept-forms.ts';
import { FORM_TYPE, filesFormShape } from '../upload/file-form.ts';
import { Components } from './components.ts';
import type { Json, JsonObject } from './components.ts';
import { parametersOf } from './parameters.ts';

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
  if (isInLibrary(access)) add('library-not-found', 'forbidden');
  if (isInLibrary(access) && operation.library !== 'path') add('library-required');
  if (operation.needs === 'accounts') add('authentication-disabled');
  if (operation.origin === 'required') add('origin-not-allowed');
  if (operation.kind === 'change' || operation.method !== 'GET') add('origin-not-allowed');
  if (operation.kind === 'change') add('rate-limited');
  if (operation.body) add('payload-too-large', 'unsupported-media-type');
  if (operation.body && operation.bodyType === undefined) add('malformed-json');
  if (bodiesOf(operation) !== 'json') add('malformed-multipart', 'storage-full');
  if (operation.ifMatch) add('malformed-etag', 'precondition-failed');
  if (operation.ifMatch === 'required') add('precondition-required');
  if (operation.kind === 'change' && operation.creation) {
    add('idempotency-conflict', 'idempotency-in-progress', 'created-resource-missing', 'receipt-expired');
  }
  if (operation.kind === 'change' && operation.idempotencyKey) add('idempotency-conflict', 'idempotency-in-progress');
  return [...codes];
};

const problemAnswers = (operation: Operation, components: Components): JsonObject => {
  const content = { 'application/problem+json': { schema: components.schema(ProblemSchema) } };
  const byStatus = Map.groupBy(problemsOf(operation), (code) => problemCatalog[code].status);
  const answers = [...byStatus]
    .toSorted(([a], [b]) => a - b)
    .map(([status, codes]) => [status, { description: codes.map((code) => `\`${code}\``).join(', '), content }]);
  return { ...Object.fromEntries(answers), default: { description: 'Any other problem.', content } };
};

const header = (description: string): Json => ({ description, schema: { type: 'string' } });

const answerHeaders = (operation: Operation, status: number): JsonObject => ({
  ...(operation.kind === 'change' &&
    operation.creation &&
    status === 201 && { Location: header('Path of what was created.') }),
  ...(operation.kind === 'change' &&
    (operation.creation ?? operation.idempotencyKey) &&
    status < 300 && { 'Idempotent-Replayed': header('`true` where the request had been done before.') }),
  ...(status === 302 && { Location: header('Where to go on.') }),
  ...(status < 300 && status !== 204 && { ETag: header('The revision, for If-Match and If-None-Match.') }),
  ...(operation.representation &&
    status < 300 &&
    status !== 204 && {
      'X-Representation-ETag': header('Of all that is shown, for X-If-Representation-Match.'),
    }),
  'X-Request-Id': header('Id of the request, also in the log.'),
});

/** The same schema under each of the media types. */
const contentOf = (types: string | readonly string[], schema: Json): JsonObject =>
  Object.fromEntries([types].flat().map((type) => [type, { schema }]));

const answersOf = (operation: Operation, components: Components): JsonObject => {
  const answers = Object.entries(operation.answers).map(
    ([status, { description, schema, type = 'application/json' }]): [string, Json] => [
      status,
      {
        description,
        headers: answerHeaders(operation, Number(status)),
        ...(schema && { content: contentOf(type, components.schema(schema)) }),
      },
    ],
  );
  const notModified = operation.method === 'GET' && { '304': { description: 'The client holds what is current.' } };
  return { ...Object.fromEntries(answers), ...notModified, ...problemAnswers(operation, components) };
};

const describe = (operation: Operation, components: Components): JsonObject => {
  const parameters = parametersOf(operation, components);
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
          ...(operation.filesForm && contentOf(FORM_TYPE, components.schema(filesFormShape(operation.filesForm)))),
        },
      },
    }),
    responses: answersOf(operation, components),
    ...((operation.access === 'public' || operation.access === 'anyone') && { security: [] }),
  };
};

/** Builds the OpenAPI 3.1 document. The same operations always give byte-identical output. */
export const openApiDocument = (operations: readonly Operation[], version: string): JsonObject => {
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
            'A session or personal API token; browsers send their session in a cookie. In local mode no credential is needed.',
        },
      },
    },
  };
};

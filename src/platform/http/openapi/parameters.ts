import type { Operation } from '../operation.ts';
import { isLibraryAccess } from '../scope.ts';
import type { Components, Json, JsonObject } from './components.ts';

const text = (description: string, bounds: JsonObject = {}): { description: string; schema: Json } => ({
  description,
  schema: { type: 'string', ...bounds },
});

interface HeaderParameter {
  readonly required: boolean;
  readonly description: string;
  readonly schema: Json;
}

/** Headers that prove that a request comes from our own page and not from another site. */
const ownPageHeaders = (operation: Operation): readonly (readonly [string, HeaderParameter])[] => {
  const { access, kind, method, csrf, origin } = operation;
  const isForUsers = access !== 'public' && access !== 'anyone';
  const headers: (readonly [string, HeaderParameter])[] = [];
  if (origin === 'required') {
    headers.push([
      'Origin',
      { required: true, ...text('The origin of this service. Browsers send it automatically.') },
    ]);
  }
  if (csrf === 'always' || (isForUsers && kind === 'change' && method !== 'GET')) {
    const description = 'The `csrf_token` from `GET /account`. Required with a session cookie.';
    headers.push(['X-CSRF-Token', { required: csrf === 'always', ...text(description) }]);
  }
  return headers;
};

const headersOf = (operation: Operation): readonly (readonly [string, HeaderParameter])[] => {
  const headers: (readonly [string, HeaderParameter])[] = [];
  const { access, ifMatch, kind, method } = operation;
  const optional = (name: string, description: string, bounds: JsonObject = {}): void => {
    headers.push([name, { required: false, ...text(description, bounds) }]);
  };
  if (isLibraryAccess(access) && operation.library !== 'path') {
    optional('X-Service-Library', 'Id of the library. Required if you belong to several and have not selected one.');
  }
  if (access !== 'public') {
    const description = 'Id of the user who made the request, if it was queued. Rejected if another user is signed in.';
    optional('X-Service-Principal', description);
  }
  headers.push(...ownPageHeaders(operation));
  if (kind === 'change' && operation.creation) {
    const description = 'Makes retries safe: requests with the same key are carried out only once.';
    const key = text(description, { minLength: 1, maxLength: 200 });
    headers.push(['Idempotency-Key', { required: operation.creation.key === 'required', ...key }]);
  }
  if (kind === 'change' && operation.idempotencyKey) {
    optional('Idempotency-Key', 'Optional. Must be the same as `operation_id` in the body.', {
      minLength: 1,
      maxLength: 200,
    });
  }
  if (ifMatch) {
    const isRequired = ifMatch === 'required';
    const description = `The ETag of the revision that the change is based on${isRequired ? '; 428 without it' : ''}.`;
    headers.push(['If-Match', { required: isRequired, ...text(description) }]);
  }
  if (ifMatch && operation.representation) {
    const description = 'The `X-Representation-ETag` that the change is based on. Optional.';
    optional('X-If-Representation-Match', description);
  }
  if (method === 'GET') {
    optional('If-None-Match', 'The ETag of the client’s copy; 304 if it is current.', { maxLength: 4096 });
  }
  return headers;
};

/** Turns every property of an object schema into a parameter. */
const fromSchema = (place: 'path' | 'query', schema: object | undefined, components: Components): readonly Json[] => {
  if (schema === undefined || !('properties' in schema)) return [];
  const { properties } = schema;
  const required = 'required' in schema && Array.isArray(schema.required) ? schema.required : [];
  return Object.entries(properties ?? {}).map(([name, property]: [string, object]) => {
    const { description, ...rest } = { description: '', ...property };
    return {
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      ...(description !== '' && { description }),
      schema: components.schema(rest),
    };
  });
};

export const listParameters = (operation: Operation, components: Components): readonly Json[] => [
  ...fromSchema('path', operation.params, components),
  ...fromSchema('query', operation.query, components),
  ...headersOf(operation).map(([name, parameter]) => ({
    name,
    in: 'header',
    ...parameter,
  })),
];

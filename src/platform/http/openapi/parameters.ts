import type { Operation } from '../operation.ts';
import { isInLibrary } from '../scope.ts';
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
    headers.push(['Origin', { required: true, ...text('The address of this service, as browsers send it.') }]);
  }
  if (csrf === 'always' || (isForUsers && kind === 'change' && method !== 'GET')) {
    const description = 'The `csrf_token` of the current account. Needed with a browser session.';
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
  if (isInLibrary(access) && operation.library !== 'path') {
    optional('X-Service-Library', 'Id of the library to act in. Needed by a member of several.');
  }
  if (access !== 'public') {
    const description =
      'Id of the user for whom the client queued the request; refused where another one is signed in.';
    optional('X-Service-Principal', description);
  }
  headers.push(...ownPageHeaders(operation));
  if (kind === 'change' && operation.creation) {
    const description = 'Makes a retry safe: the same key never does the work twice.';
    const key = text(description, { minLength: 1, maxLength: 200 });
    headers.push(['Idempotency-Key', { required: operation.creation.key === 'required', ...key }]);
  }
  if (kind === 'change' && operation.idempotencyKey) {
    optional('Idempotency-Key', 'Where it is sent, the `operation_id` of the body.', { minLength: 1, maxLength: 200 });
  }
  if (ifMatch) {
    const isRequired = ifMatch === 'required';
    const description = `The ETag of the revision that the change was made for${isRequired ? '; 428 without it' : ''}.`;
    headers.push(['If-Match', { required: isRequired, ...text(description) }]);
  }
  if (ifMatch && operation.representation) {
    const description = 'The X-Representation-ETag that the change was made for; checked where it is sent.';
    optional('X-If-Representation-Match', description);
  }
  if (method === 'GET') {
    optional('If-None-Match', 'The ETag that the client holds; 304 where it is current.', { maxLength: 4096 });
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

export const parametersOf = (operation: Operation, components: Components): readonly Json[] => [
  ...fromSchema('path', operation.params, components),
  ...fromSchema('query', operation.query, components),
  ...headersOf(operation).map(([name, parameter]) => ({
    name,
    in: 'header',
    ...parameter,
  })),
];

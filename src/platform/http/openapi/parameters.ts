import type { Operation } from '../operation.ts';
import type { Components, Json, JsonObject } from './components.ts';

const text = (description: string, bounds: JsonObject = {}): { description: string; schema: Json } => ({
  description,
  schema: { type: 'string', ...bounds },
});

const headersOf = (operation: Operation): readonly (readonly [string, { description: string; schema: Json }])[] => {
  const headers: (readonly [string, { description: string; schema: Json }])[] = [];
  const { access, ifMatch, kind, method } = operation;
  if (access !== 'public' && access !== 'account') {
    headers.push(['X-Service-Library', text('Id of the library to act in. Needed by a member of several.')]);
  }
  if (access !== 'public') {
    headers.push([
      'X-Service-Principal',
      text('Id of the user for whom the client queued the request; refused where another one is signed in.'),
    ]);
  }
  if (kind === 'change' && operation.creation) {
    headers.push([
      'Idempotency-Key',
      text('Makes a retry safe: the same key never does the work twice.', { minLength: 1, maxLength: 200 }),
    ]);
  }
  if (ifMatch)
    headers.push(['If-Match', text('The ETag of the revision that the change was made for; 428 without it.')]);
  if (method === 'GET')
    headers.push(['If-None-Match', text('The ETag that the client holds; 304 where it is current.')]);
  return headers;
};

/** Every property of an object schema as a parameter. */
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
    required: name === 'If-Match',
    ...parameter,
  })),
];

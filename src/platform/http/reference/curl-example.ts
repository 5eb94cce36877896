import type { Parameter, Schema } from './openapi-types.ts';
import { listContents, isErrorStatus, isJsonType, isTextType } from './media-content.ts';
import type { DocumentedOperation } from './operations.ts';
import { sampleJson } from './sample-json.ts';
import { sampleValue } from './sample-value.ts';
import { resolveSchema } from './schema-shape.ts';
import type { SchemaMap } from './schema-shape.ts';

export const EXAMPLE_BASE_URL = 'http://localhost:8420';

/** Quotes text as a single shell argument. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const sampleOf = ({ name, schema = {} }: Parameter, schemas: SchemaMap): string => {
  const value = sampleValue(schema, schemas, name);
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const parametersIn = ({ parameters = [] }: DocumentedOperation, place: Parameter['in']): readonly Parameter[] =>
  parameters.filter((parameter) => parameter.in === place);

/** The URL with path parameters filled in and the required query parameters. */
const addressOf = (operation: DocumentedOperation, schemas: SchemaMap): string => {
  const path = parametersIn(operation, 'path').reduce(
    (filled, parameter) => filled.replaceAll(`{${parameter.name}}`, encodeURIComponent(sampleOf(parameter, schemas))),
    operation.path,
  );
  const query = parametersIn(operation, 'query')
    .filter(({ required }) => required === true)
    .map((parameter) => `${encodeURIComponent(parameter.name)}=${encodeURIComponent(sampleOf(parameter, schemas))}`);
  return `${EXAMPLE_BASE_URL}${path}${query.length === 0 ? '' : `?${query.join('&')}`}`;
};

const headersOf = (operation: DocumentedOperation, schemas: SchemaMap): readonly string[] => {
  const credential = operation.isPublic ? [] : ['-H "Authorization: Bearer $TOKEN"'];
  const sent = parametersIn(operation, 'header').flatMap((parameter) => {
    // Changes are rejected without it, although OpenAPI lists it as optional.
    if (parameter.name === 'If-Match') return [`-H 'If-Match: "1"'`];
    return parameter.required === true ? [`-H ${quoted(`${parameter.name}: ${sampleOf(parameter, schemas)}`)}`] : [];
  });
  return [...credential, ...sent];
};

const isFile = ({ contentEncoding, format }: Schema): boolean => format === 'binary' || contentEncoding === 'binary';

/** Every part of a form; files are sent by file name. */
const formOf = (schema: Schema, schemas: SchemaMap): readonly string[] =>
  Object.entries(resolveSchema(schema, schemas).properties ?? {}).map(([name, property]) => {
    const whole = resolveSchema(property, schemas);
    if (isFile(whole) || (whole.items !== undefined && isFile(whole.items))) return `-F ${quoted(`${name}=@file`)}`;
    const value = sampleValue(property, schemas, name);
    return `-F ${quoted(`${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)}`;
  });

const bodyOf = (operation: DocumentedOperation, schemas: SchemaMap): readonly string[] => {
  const [content] = listContents(operation.requestBody ?? {});
  if (content === undefined) return [];
  const { type, schema = {} } = content;
  if (type.startsWith('multipart/')) return formOf(schema, schemas);
  const announced = `-H ${quoted(`Content-Type: ${type}`)}`;
  if (!isJsonType(type)) return [announced, '--data-binary @file'];
  return [announced, `-d ${quoted(sampleJson(content, schemas))}`];
};

/** What to do with the response: print a stream as it arrives, save a file. */
const outputOf = ({ responses }: DocumentedOperation): readonly string[] => {
  const [answer] = Object.entries(responses).flatMap(([status, response]) =>
    isErrorStatus(status) ? [] : listContents(response),
  );
  if (answer === undefined || isJsonType(answer.type)) return [];
  if (answer.type === 'text/event-stream') return ['--no-buffer'];
  return isTextType(answer.type) ? [] : ['--remote-header-name --remote-name'];
};

/** How many characters fit on the first line of an example next to the text. */
const LINE = 48;

/** A curl command that can be pasted into a shell. */
export const createCurlExample = (operation: DocumentedOperation, schemas: SchemaMap): string => {
  const verb = operation.method === 'get' ? 'curl' : `curl -X ${operation.method.toUpperCase()}`;
  const address = quoted(addressOf(operation, schemas));
  const start = `${verb} ${address}`;
  const options = [...headersOf(operation, schemas), ...outputOf(operation), ...bodyOf(operation, schemas)];
  return [...(start.length <= LINE ? [start] : [verb, address]), ...options].join(' \\\n  ');
};

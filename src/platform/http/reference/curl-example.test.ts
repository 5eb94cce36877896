import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { suite, test } from 'node:test';

import type { JsonObject } from '../openapi/components.ts';
import { createCurlExample } from './curl-example.ts';
import { asOpenApiDocument } from './openapi-types.ts';
import { listAreas } from './operations.ts';
import type { DocumentedOperation } from './operations.ts';
import type { SchemaMap } from './schema-shape.ts';

const openapi = JSON.parse(
  readFileSync(new URL('../../../../openapi/openapi.json', import.meta.url), 'utf8'),
) as JsonObject;
const document = asOpenApiDocument(openapi);
const schemas: SchemaMap = new Map(Object.entries(document.components?.schemas ?? {}));
const none: SchemaMap = new Map();

/** The arguments that a shell passes for a command, without the program name. */
const words = (command: string): readonly string[] =>
  execFileSync('sh', ['-c', `curl() { printf '%s\\0' "$@"; }\n${command}`], {
    encoding: 'utf8',
    env: { TOKEN: 'secret' },
  })
    .split('\0')
    .slice(0, -1);

const base: DocumentedOperation = {
  operationId: 'example',
  method: 'post',
  path: '/things/{id}',
  isPublic: false,
  responses: { '200': { description: 'Done.' } },
};

const id = { name: 'id', in: 'path', required: true, schema: { type: 'string', const: "a/b 'c'" } } as const;

suite('curl example of every operation', () => {
  for (const operation of listAreas(document).flatMap((area) => area.operations)) {
    test(operation.operationId, () => {
      const args = words(createCurlExample(operation, schemas));
      const address = args.find((word) => word.startsWith('http://localhost:8420/')) ?? '';
      assert.doesNotMatch(address, /[{}]/);
      assert.equal(args.includes('Authorization: Bearer secret'), !operation.isPublic);
      const takesMatch = operation.parameters?.some(({ name }) => name === 'If-Match') ?? false;
      assert.equal(args.includes('If-Match: "1"'), takesMatch);
      const { content = {} } = operation.requestBody ?? {};
      const takesJson = 'application/json' in content;
      assert.equal(args.includes('Content-Type: application/json'), takesJson);
      if (takesJson) assert.doesNotThrow(() => JSON.parse(args[args.indexOf('-d') + 1] ?? '') as unknown);
      // If both JSON and files are accepted, the example shows the JSON.
      assert.equal(args.includes('file=@file'), 'multipart/form-data' in content && !takesJson);
    });
  }
});

const wordsForResponse = (type: string): readonly string[] =>
  words(
    createCurlExample(
      { ...base, isPublic: true, responses: { '200': { content: { [type]: {} } }, '404': { content: {} } } },
      none,
    ),
  );

suite('curl example', () => {
  test('stays a single command, whatever text it contains', () => {
    const schema = { type: 'object', properties: { note: { const: `it's $HOME \`id\` "quoted"` } } };
    const command = createCurlExample(
      { ...base, parameters: [id], requestBody: { content: { 'application/json': { schema } } } },
      none,
    );
    assert.deepEqual(words(command), [
      '-X',
      'POST',
      "http://localhost:8420/things/a%2Fb%20'c'",
      '-H',
      'Authorization: Bearer secret',
      '-H',
      'Content-Type: application/json',
      '-d',
      JSON.stringify({ note: `it's $HOME \`id\` "quoted"` }, null, 2),
    ]);
  });

  test('sends only the required query parameters and headers', () => {
    const text = { type: 'string' };
    const command = createCurlExample(
      {
        ...base,
        method: 'get',
        path: '/things',
        isPublic: true,
        parameters: [
          { name: 'q', in: 'query', required: true, schema: text },
          { name: 'page', in: 'query', schema: text },
          { name: 'Origin', in: 'header', required: true, schema: text },
          { name: 'X-Other', in: 'header', schema: text },
        ],
      },
      none,
    );
    assert.deepEqual(words(command), ['http://localhost:8420/things?q=text', '-H', 'Origin: http://localhost:8420']);
  });

  test('sends each part of a form, and a binary body as is', () => {
    const properties = { file: { type: 'string', format: 'binary' }, alt: { type: 'string' } };
    const form = { content: { 'multipart/form-data': { schema: { type: 'object', properties } } } };
    assert.deepEqual(words(createCurlExample({ ...base, isPublic: true, requestBody: form }, none)).slice(3), [
      '-F',
      'file=@file',
      '-F',
      'alt=text',
    ]);
    const bytes = { content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } } };
    assert.deepEqual(words(createCurlExample({ ...base, isPublic: true, requestBody: bytes }, none)).slice(3), [
      '-H',
      'Content-Type: application/zip',
      '--data-binary',
      '@file',
    ]);
  });

  test('prints a stream as it arrives, and saves a file', () => {
    assert.ok(wordsForResponse('text/event-stream').includes('--no-buffer'));
    assert.ok(wordsForResponse('application/zip').includes('--remote-name'));
    assert.equal(wordsForResponse('application/json').length, 3);
  });
});

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { suite, test } from 'node:test';

import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';

import type { JsonObject } from '../openapi/components.ts';
import { asOpenApiDocument } from './openapi-types.ts';
import type { Schema } from './openapi-types.ts';
import { listAreas } from './operations.ts';
import { listContents, isJsonType } from './media-content.ts';
import { sampleValue } from './sample-value.ts';
import type { SchemaMap } from './schema-shape.ts';

const openapi = JSON.parse(
  readFileSync(new URL('../../../../openapi/openapi.json', import.meta.url), 'utf8'),
) as JsonObject;
const document = asOpenApiDocument(openapi);
const components: SchemaMap = new Map(Object.entries(document.components?.schemas ?? {}));

const ajv = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false });
/** The components of the real document are added once: compiling each schema with all of them took 26 seconds. */
const DOCUMENT = 'https://tureen.example/openapi.json';
ajv.addSchema({ $id: DOCUMENT, components: { schemas: Object.fromEntries(components) } });

const withAbsoluteRefs = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', `"${DOCUMENT}#/components/`)) as Schema;

/** Fails unless the sample satisfies its schema. */
const assertSample = (schema: Schema, schemas: SchemaMap, message: string, name = ''): void => {
  const validate =
    schemas === components
      ? ajv.compile(withAbsoluteRefs(schema))
      : ajv.compile({ ...schema, components: { schemas: Object.fromEntries(schemas) } });
  const sample = sampleValue(schema, schemas, name);
  assert.ok(validate(sample), `${message}: ${JSON.stringify(sample)} ${ajv.errorsText(validate.errors)}`);
};

suite('samples for the real document satisfy their schemas', () => {
  const checked = new Set<string>();
  /**
   * Checks each distinct schema once: hundreds of responses and parameters are identical.
   */
  const assertOnce = (schema: Schema, message: string, name = ''): void => {
    const key = `${name} ${JSON.stringify(schema)}`;
    if (checked.has(key)) return;
    checked.add(key);
    assertSample(schema, components, message, name);
  };

  for (const [name, schema] of components) {
    test(name, () => {
      assertOnce(schema, name);
      for (const [property, inner] of Object.entries(schema.properties ?? {})) {
        assertOnce(inner, `${name}.${property}`, property);
      }
    });
  }

  test('parameters, request bodies and responses', () => {
    for (const { operationId, parameters = [], requestBody = {}, responses } of listAreas(document).flatMap(
      (area) => area.operations,
    )) {
      for (const { name, schema = {} } of parameters) assertOnce(schema, `${operationId} ${name}`, name);
      for (const { schema = {}, type } of [requestBody, ...Object.values(responses)].flatMap(listContents)) {
        if (isJsonType(type)) assertOnce(schema, operationId);
      }
    }
  });
});

const none: SchemaMap = new Map();

const range = (max: number): fc.Arbitrary<readonly [number, number]> =>
  fc.tuple(fc.nat(max), fc.nat(max)).map(([a, b]) => [Math.min(a, b), Math.max(a, b)]);

/** Nested schemas of every kind that the service generates. */
const { schema: anySchema } = fc.letrec<{ schema: Schema }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    range(300).map(([minLength, maxLength]): Schema => ({ type: 'string', minLength, maxLength })),
    fc.constantFrom<Schema>({ type: 'string', format: 'uuid' }, { type: 'boolean' }, { type: 'null' }, {}),
    range(1000).map(([minimum, maximum]): Schema => ({ type: 'integer', minimum, maximum })),
    range(1000).map(([minimum, maximum]): Schema => ({
      type: 'number',
      exclusiveMinimum: minimum,
      maximum: maximum + 1,
    })),
    fc.integer({ min: 1, max: 50 }).map((multipleOf): Schema => ({ type: 'integer', minimum: 7, multipleOf })),
    fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 5 }).map((values): Schema => ({ enum: values })),
    fc
      .tuple(tie('schema'), range(4))
      .map(([items, [minItems, maxItems]]): Schema => ({ type: 'array', items, minItems, maxItems })),
    fc
      .array(tie('schema'), { minLength: 1, maxLength: 3 })
      .map((anyOf): Schema => ({ anyOf, description: 'one of these' })),
    fc.tuple(tie('schema'), fc.nat(3)).map(([additionalProperties, minProperties]): Schema => ({
      type: 'object',
      additionalProperties,
      minProperties,
    })),
    fc
      .tuple(fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), tie('schema'), { maxKeys: 4 }), fc.boolean())
      .map(([properties, strict]): Schema => ({
        type: 'object',
        properties,
        required: strict ? Object.keys(properties) : [],
        additionalProperties: false,
      })),
  ),
}));

suite('samples', () => {
  test('satisfy any generated schema', () => {
    fc.assert(
      fc.property(anySchema, (schema) => assertSample(schema, none, JSON.stringify(schema))),
      { numRuns: 300 },
    );
  });

  test('match their patterns', () => {
    const patterns: readonly Schema[] = [
      { pattern: String.raw`^(?=.*\S)[^\u0000-\u001f\u007f]*$`, minLength: 1, maxLength: 3 },
      { pattern: '^sha256:[a-f0-9]{64}$' },
      { pattern: String.raw`^[a-z][a-z0-9]*(\.[a-z][a-z0-9]*)+$` },
      { pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$', minLength: 20 },
      { pattern: '^(0|[1-9][0-9]*)(/[1-9][0-9]*)?$' },
      { pattern: '^[A-Za-z0-9_-]{43}$' },
      { pattern: String.raw`^\d{4}-\d{2}$` },
      { pattern: String.raw`^#(?:[\da-f]{3}|[\da-f]{6})$` },
      { pattern: String.raw`^\p{L}+ \w+$` },
      { pattern: String.raw`^trn_[^_\s]{8,}_\x41\u{42}$` },
    ];
    for (const schema of patterns) assertSample({ type: 'string', ...schema }, none, schema.pattern ?? '');
  });

  test('are finite for recursive schemas', () => {
    const ref: Schema = { $ref: '#/components/schemas/Node' };
    const schemas: SchemaMap = new Map<string, Schema>([
      [
        'Node',
        {
          type: 'object',
          required: ['children', 'parent'],
          properties: {
            children: { type: 'array', items: ref },
            parent: { anyOf: [ref, { type: 'null' }] },
            next: ref,
          },
        },
      ],
      ['Hidden', { type: 'object', properties: { again: { allOf: [{ $ref: '#/components/schemas/Hidden' }] } } }],
      [
        'Bottomless',
        { type: 'object', required: ['self'], properties: { self: { $ref: '#/components/schemas/Bottomless' } } },
      ],
    ]);
    assert.deepEqual(sampleValue(ref, schemas), { children: [], parent: null });
    assertSample({ $ref: '#/components/schemas/Hidden' }, schemas, 'Hidden');
    assert.equal(sampleValue({ $ref: '#/components/schemas/Bottomless' }, schemas), null);
  });

  test('use the values that the schema itself provides', () => {
    assert.equal(sampleValue({ type: 'integer', minimum: 1, default: 50 }, none), 50);
    assert.equal(sampleValue({ type: 'string', examples: ['soup'] }, none), 'soup');
    assert.equal(sampleValue({ enum: [null, 'course'] }, none), 'course');
    assert.equal(sampleValue({ const: null }, none), null);
  });

  test('merge allOf schemas and satisfy one anyOf alternative', () => {
    const schema: Schema = {
      allOf: [
        { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] },
        { type: 'object', properties: { b: { type: 'integer' } } },
      ],
      anyOf: [{ required: ['b'] }, { required: ['c'] }],
    };
    assertSample(schema, none, 'allOf with anyOf');
    assert.deepEqual(sampleValue(schema, none), { a: 'text', b: 1 });
  });
});

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { Type } from 'typebox';

import { ok } from '../../../platform/http/api-response.ts';
import { createOpenApiDocument } from '../../../platform/http/openapi/document.ts';
import { read } from '../../../platform/http/operation.ts';
import { renderReferencePage } from '../../../platform/http/reference/reference-page.ts';
import { RecipeDocument } from '../index.ts';
import { createRecipeJsonSchema } from './recipe-json-schema.ts';
import { schemaOperations } from './schema.routes.ts';

suite('the schema operation', () => {
  const [operation] = schemaOperations;

  test('serves the schema publicly at /schemas/recipe', async () => {
    assert.ok(operation?.kind === 'read');
    assert.deepEqual([operation.method, operation.path, operation.access], ['GET', '/schemas/recipe', 'public']);
    const answer = await operation.perform(undefined as never, undefined as never, undefined);
    assert.deepEqual(answer, ok(createRecipeJsonSchema()));
  });

  test('defines each part of a document once in the OpenAPI document and the reference', () => {
    const responses = { 200: { description: 'One.', schema: Type.Object({ recipe: RecipeDocument }) } };
    const id = 'getOne';
    const one = read({
      id,
      method: 'GET',
      path: '/one',
      area: 'x',
      summary: id,
      access: 'public',
      responses,
      perform: () => ok({}),
    });
    const document = createOpenApiDocument([...schemaOperations, one], '1');
    const names = Object.keys((document['components'] as { schemas: object }).schemas);
    for (const name of ['RecipeDocument', 'Ingredient', 'Step', 'Temperature', 'AllergenDeclaration', 'Quantity']) {
      assert.ok(names.includes(name), name);
    }
    assert.ok(JSON.stringify(document).split('"free_from"').length === 2);
    assert.match(renderReferencePage(document), /Leek and potato soup/);
  });
});

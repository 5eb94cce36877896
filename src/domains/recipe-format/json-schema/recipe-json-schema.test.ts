import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';

import { arbitraryJson, arbitraryRecipe } from '../arbitraries/recipe.arbitraries.ts';
import { exampleRecipe } from '../schema/example-recipe.ts';
import { validateRecipe } from '../validation/validate-recipe.ts';
import { validateSchema } from '../validation/validate-schema.ts';
import { RECIPE_SCHEMA_ID, createRecipeJsonSchema } from './recipe-json-schema.ts';

suite('the published schema', () => {
  const schema = createRecipeJsonSchema();
  const validate = new Ajv2020({ strict: true, allErrors: true, validateFormats: false }).compile(schema);

  test('is JSON Schema 2020-12 with an id, a title, a description and a definition of each part', () => {
    assert.equal(schema['$schema'], 'https://json-schema.org/draft/2020-12/schema');
    assert.equal(schema['$id'], RECIPE_SCHEMA_ID);
    assert.equal(createRecipeJsonSchema('https://example.org/recipe')['$id'], 'https://example.org/recipe');
    assert.ok(schema['title'] && schema['description']);
    const names = Object.keys(schema['$defs'] ?? {});
    for (const name of ['Amount', 'Quantity', 'Ingredient', 'IngredientSection', 'Step', 'Temperature', 'Variant']) {
      assert.ok(names.includes(name), name);
    }
    assert.ok(names.includes('AllergenDeclaration') && !names.includes('RecipeDocument'));
  });

  test('has a valid document as its example', () => {
    assert.deepEqual(validateRecipe(exampleRecipe).violations, undefined);
    assert.deepEqual(schema['examples'], [exampleRecipe]);
  });

  test('is self-contained: every reference resolves to one of its definitions', () => {
    const references = [...JSON.stringify(schema).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target = '']) => target);
    const targets = new Set(Object.keys(schema['$defs'] ?? {}).map((name) => `#/$defs/${name}`));
    assert.ok(references.length > 20);
    for (const reference of references) assert.ok(targets.has(reference), reference);
  });

  test('defines every part only once', () => {
    const text = JSON.stringify(schema);
    for (const [mark, times] of Object.entries({
      'never lost': 1,
      'explicit claim of absence': 1,
      'It is authored, never calculated': 1,
      'An exact amount: rational numbers as text': 1,
    })) {
      assert.equal(text.split(mark).length - 1, times, mark);
    }
    assert.ok(text.length < 40_000, String(text.length));
  });

  test('accepts exactly what the service accepts', () => {
    fc.assert(
      fc.property(fc.oneof(arbitraryRecipe, arbitraryJson), (value) => {
        assert.equal(
          validate(value),
          'recipe' in validateSchema(value, 1, ''),
          JSON.stringify(validate.errors?.slice(0, 3)),
        );
      }),
    );
  });
});

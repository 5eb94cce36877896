import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import type { Ingredient } from '../recipe-format/index.ts';
import { languages } from '../units/index.ts';
import { foodsIn, readIngredient } from './read-ingredient.ts';
import { saysMore } from './says-more.ts';

const words = (
  '2|100 g|1 tsp|fresh|dried|chopped|onions|Müsli|butter|Möhren|thyme|eau|salt|for the sauce:|,|(|)|' +
  'or|oder|ou|optional|(optional)|if desired|nach Belieben|wer mag'
).split('|');

const text = fc.oneof(
  fc.array(fc.constantFrom(...words), { maxLength: 8 }).map((some) => some.join(' ')),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(value, { nil: undefined });

const anyIngredient = fc
  .record({
    text: maybe(text),
    name: maybe(text),
    note: maybe(fc.constantFrom('', ' ', 'or margarine', 'optional')),
    optional: maybe(fc.boolean()),
    relation: maybe(fc.constantFrom('or', 'plus')),
    quantity: maybe(fc.constant({ kind: 'simple', amount: { value: '2' } })),
    normalization: maybe(
      fc.record({
        review: fc.constantFrom('confirmed', 'pending'),
        semantic_id: fc.constantFrom('', 'Onion', 'Crème'),
      }),
    ),
    recipe_ref: maybe(fc.constant({ recipe_id: 'pesto', title: 'Pesto' })),
  })
  .map((parts) => Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)) as Ingredient);

const offered = (line: string, name: string) =>
  readIngredient({ text: line, name, quantity: { kind: 'simple', amount: { value: '1' } } }, 'en').others;

suite('what an ingredient is', () => {
  test('is the same for the search as for the shopping, whatever the ingredient', () => {
    fc.assert(
      fc.property(anyIngredient, maybe(fc.constantFrom(...languages)), (ingredient, language) => {
        const read = readIngredient(ingredient, language);
        const { foods, isOptional } = foodsIn(read);
        const bought = new Set([...read.foods, ...read.others.flatMap((other) => other.foods)]);
        assert.deepEqual([foods.toSorted(), isOptional], [[...bought].toSorted(), read.isOptional]);
      }),
      { numRuns: 2000 },
    );
  });

  test('a line that names no food is none, though it has words', () => {
    assert.deepEqual(foodsIn(readIngredient({ text: 'For the sauce:' }, 'en')).foods, []);
    const { name, foods } = readIngredient({ text: 'For the sauce:' }, 'en');
    assert.deepEqual([name, foods], ['For the sauce:', []]);
  });

  test('what is offered is told once, and in another amount by itself', () => {
    assert.deepEqual(
      offered('lime or lemon wedges', 'lime or lemon wedge').map(({ name }) => name),
      ['lemon wedge'],
    );
    assert.deepEqual(
      offered('3 cloves fresh garlic, or 1 tablespoon bottled garlic', 'fresh garlic').map(
        ({ quantity }) => quantity?.text,
      ),
      ['1 tablespoon'],
    );
  });

  test('a line says more where a whole word of its language says so', () => {
    for (const line of ['butter or oil', 'butter OR oil', 'salt (optional)', 'parsley, if you like']) {
      assert.equal(saysMore(line, 'en'), true, line);
    }
    for (const line of ['orange', 'corn', 'doctor oroboro', '', 'Butter oder Öl']) {
      assert.equal(saysMore(line, 'en'), false, line);
    }
    assert.equal(saysMore('Butter bzw. Öl', 'de'), true);
  });
});

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import type { Ingredient } from '../../recipe-format/index.ts';
import { languages } from '../../units/index.ts';
import { getIngredientFoods, parseIngredient } from './parse-ingredient.ts';
import { hasAlternativeOrOptionalWord } from './identify-ingredient.ts';

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

const alternativesIn = (line: string, name: string) =>
  parseIngredient({ text: line, name, quantity: { kind: 'simple', amount: { value: '1' } } }, 'en').others;

const writtenOf = (line: string, language: 'en' | 'de'): string | undefined =>
  parseIngredient({ text: line }, language).written;

suite('ingredient parsing', () => {
  test('finds the same foods for search and for shopping', () => {
    fc.assert(
      fc.property(anyIngredient, maybe(fc.constantFrom(...languages)), (ingredient, language) => {
        const read = parseIngredient(ingredient, language);
        const { foods, isOptional } = getIngredientFoods(read);
        const bought = new Set([...read.foods, ...read.others.flatMap((other) => other.foods)]);
        assert.deepEqual([foods.toSorted(), isOptional], [[...bought].toSorted(), read.isOptional]);
      }),
      { numRuns: 2000 },
    );
  });

  test('finds no food in a line that names none', () => {
    assert.deepEqual(getIngredientFoods(parseIngredient({ text: 'For the sauce:' }, 'en')).foods, []);
    const { name, foods } = parseIngredient({ text: 'For the sauce:' }, 'en');
    assert.deepEqual([name, foods], ['For the sauce:', []]);
  });

  test('lists an alternative once, and the same food with another amount separately', () => {
    assert.deepEqual(
      alternativesIn('lime or lemon wedges', 'lime or lemon wedge').map(({ name }) => name),
      ['lemon wedge'],
    );
    assert.deepEqual(
      alternativesIn('3 cloves fresh garlic, or 1 tablespoon bottled garlic', 'fresh garlic').map(
        ({ quantity }) => quantity?.text,
      ),
      ['1 tablespoon'],
    );
  });

  test('keeps the whole line if a spelled-out amount belongs to none of its parts', () => {
    for (const line of ['2 eggs, plus one yolk', '1 onion, and two carrots']) {
      assert.equal(writtenOf(line, 'en'), line);
    }
    for (const line of ['2 Eier, und ein Eigelb', '1 Zwiebel, oder zwei Schalotten']) {
      assert.equal(writtenOf(line, 'de'), line);
    }
    // The alternative has its own amount.
    assert.equal(writtenOf('1 onion, or two shallots', 'en'), undefined);
  });

  test('keeps the whole line if it contains amounts of several foods', () => {
    for (const line of [
      '500 g flour, 300 g water',
      '100 g butter, 100 g sugar',
      '1/2 cup milk, 300 g cream',
      'flour 500 g, water 300 g',
      'butter 100 g and sugar 50 g',
      '1 lb flour, 450 g sugar',
      '200g + extra 50g butter',
      '1 cup milk plus 2 cups cream',
      '2 tbsp butter plus 1 tbsp oil',
      '1 c sugar + 1 c water',
      '1 (28-ounce) can plus 1 (14-ounce) can tomatoes',
    ]) {
      assert.equal(writtenOf(line, 'en'), line);
    }
    for (const line of ['500 g Mehl, 300 g Wasser', '1 TL Salz, 1/2 TL Pfeffer', '200 g Butter und 100 g Zucker']) {
      assert.equal(writtenOf(line, 'de'), line);
    }
  });

  test('keeps the whole line if part of a name looks like an amount', () => {
    for (const line of ['2 sheets 9x13 pastry', 'half and half 1 cup', 'E 202 1 pinch', '1 dozen (12) eggs']) {
      assert.equal(writtenOf(line, 'en'), line);
    }
  });

  test('keeps a product number in the name', () => {
    for (const [line, amount, name] of [
      ['1 lb 80/20 ground beef', '1 lb', 'ground beef'],
      ['500 g 00 flour', '500 g', '00 flour'],
      ['00 flour 500 g', '500 g', '00 flour'],
      ['1 can 7up', '1 can', '7up'],
      ['1 oz 151 rum', '1 oz', '151 rum'],
      ['5-spice powder 1 tsp', '1 tsp', '5-spice powder'],
    ] as const) {
      const read = parseIngredient({ text: line }, 'en');
      assert.deepEqual([read.quantity?.text, read.name, read.written], [amount, name, undefined]);
    }
  });

  test('splits a line with a sum for one food or an amount repeated in another unit', () => {
    for (const line of [
      '2 cups plus 1 tbsp sugar',
      '2 tbsp + 1 tsp soy sauce',
      '1 lb 4 oz beef',
      '1 lb (450 g) beef',
      '2 cups milk (480 ml)',
      '225g/8oz butter',
      '1 cup = 240 ml milk',
      '8 oz, 225 g cheddar',
      '1 cup or 240 ml milk',
      '1 (14 oz) can tomatoes',
    ]) {
      assert.equal(writtenOf(line, 'en'), undefined, line);
    }
    assert.equal(writtenOf('1 EL und 1 TL Zucker', 'de'), undefined);
  });

  test('detects alternatives and optional ingredients by whole words in the language', () => {
    for (const line of ['butter or oil', 'butter OR oil', 'salt (optional)', 'parsley, if you like']) {
      assert.equal(hasAlternativeOrOptionalWord(line, 'en'), true, line);
    }
    for (const line of ['orange', 'corn', 'doctor oroboro', '', 'Butter oder Öl']) {
      assert.equal(hasAlternativeOrOptionalWord(line, 'en'), false, line);
    }
    assert.equal(hasAlternativeOrOptionalWord('Butter bzw. Öl', 'de'), true);
  });
});

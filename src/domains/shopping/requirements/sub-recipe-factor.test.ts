import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { parseLine } from '../../ingredients/index.ts';
import { parseQuantity, formatRational } from '../../units/index.ts';
import type { Quantity } from '../../units/index.ts';
import { computeSubRecipeFactor } from './sub-recipe-factor.ts';

/** A quantity as written in a line or sent by a client. */
const amount = (text: string): Quantity =>
  parseQuantity(text, { language: 'en' }) ?? parseLine(`${text} sauce`, 'en').quantity ?? assert.fail(text);

/** How many times a recipe with the given yields must be made for the wanted amount. */
const times = (wanted: string, ...made: readonly string[]): string =>
  formatRational(computeSubRecipeFactor(amount(wanted), 'en', { yields: made.map((text) => ({ text })) }, 'en'));

/** The same for a recipe that makes 500 ml, with quantities that cannot be written in a line. */
const once = (quantity: Quantity | undefined): string =>
  formatRational(computeSubRecipeFactor(quantity, 'en', { yields: [{ text: '500 ml' }] }, 'en'));

suite('sub-recipe factor', () => {
  test('converts the amount exactly to one of the yields', () => {
    assert.equal(times('250 ml', '500 ml'), '1/2');
    assert.equal(times('250 ml', '4 servings', '1 litre'), '1/4');
    assert.equal(times('1 lb', '900 g'), '45359237/90000000');
    assert.equal(times('225 g / 8 oz', '1 pound'), '22500000/45359237');
    assert.equal(times('1 l', 'about 400 to 500 ml'), '5/2');
  });

  test('adds up the terms of a sum first', () => {
    assert.equal(times('1 kg 500 g', '3 kg'), '1/2');
  });

  test('divides pieces by pieces, and servings by servings or people', () => {
    assert.equal(times('6', '12 rolls'), '1/2');
    assert.equal(times('6', '12 pieces'), '1/2');
    assert.equal(times('6 rolls', '12'), '1/2');
    assert.equal(times('1', '16 slices'), '1');
    assert.equal(times('1 dozen', 'Makes 24 rolls'), '1/2');
    assert.equal(times('2 servings', 'Serves 4'), '1/2');
    assert.equal(times('2 servings', '8 people'), '1/4');
    assert.equal(times('1 jar', '3 jars'), '1/3');
  });

  test('divides cups by cups, even if their convention is unknown', () => {
    assert.equal(times('1/2 cup', '2 cups'), '1/4');
    assert.equal(times('1/2 cup', 'Makes about 2 cups'), '1/4');
    assert.equal(times('1 cup (240 ml)', '480 ml'), '1/2');
    assert.equal(times('1 cup', '500 ml'), '1');
  });

  test('treats a bare count as a multiple of the recipe if no yield counts the same thing', () => {
    assert.equal(times('2', '500 ml'), '2');
    assert.equal(times('2', '4 servings'), '2');
    assert.equal(times('2'), '2');
  });

  test('treats recipes and batches as multiples of the recipe, whatever it makes', () => {
    assert.equal(times('1/2 recipe', '500 ml'), '1/2');
    assert.equal(times('2 batches', '12 rolls'), '2');
  });

  test('falls back to making the recipe once', () => {
    assert.equal(once(undefined), '1');
    assert.equal(once({ kind: 'simple', text: 'some' }), '1');
    assert.equal(once({ kind: 'simple', amount: { value: '0' } }), '1');
    assert.equal(once({ kind: 'simple', amount: {}, unit: 'metric.litre' }), '1');
    assert.equal(times('200 g', '500 ml'), '1');
    assert.equal(times('200 g', '0 g'), '1');
    assert.equal(times('200 g', 'enough'), '1');
    assert.equal(times('3 handfuls', '4 servings'), '1');
  });

  test('uses the maximum of the wanted range and the minimum of the yield', () => {
    assert.equal(times('200 to 300 ml', '400 to 600 ml'), '3/4');
  });

  test('prefers the structured quantity of a yield over its text', () => {
    const recipe = { yields: [{ text: '9 litres', quantity: amount('500 ml') }] };
    assert.equal(formatRational(computeSubRecipeFactor(amount('250 ml'), 'en', recipe, 'en')), '1/2');
  });
});

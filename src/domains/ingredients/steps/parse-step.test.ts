import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { assertGrowsLinearly, filledWith } from '../../../../test/support/growth.ts';
import type { Language } from '../../units/index.ts';
import { parseStep } from './parse-step.ts';

const languages: readonly Language[] = ['en', 'de', 'fr', 'es', 'it', 'nl', 'sv', 'pt'];

const ingredients = [
  'onions',
  'olive oil',
  'Weizenmehl',
  'huile d’olive',
  'salt and pepper',
  'chicken thighs',
  '',
  '½',
].map((name, index) => ({ id: `i${index}`, name }));

const ISO = /^P(?=\d|T)(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?$/;
const NUMBER = /^(0|[1-9][0-9]*)(\/[1-9][0-9]*)?$/;

/** Checks the invariants that hold for any text. */
const assertInvariants = (text: string, language: Language): void => {
  const { times, temperatures, ingredient_uses: uses } = parseStep(text, { language, ingredients, convention: 'us' });
  for (const spans of [times, temperatures, uses]) {
    assert.deepEqual(
      spans.map(({ start }) => start),
      spans.map(({ start }) => start).toSorted((a, b) => a - b),
      'spans are out of order',
    );
  }
  let before = 0;
  for (const span of [...times, ...temperatures, ...uses].toSorted((a, b) => a.start - b.start)) {
    assert.ok(
      before <= span.start && span.start < span.end && span.end <= text.length,
      'a span overlaps another or lies outside the text',
    );
    assert.equal(span.text, text.slice(span.start, span.end));
    before = span.end;
  }
  for (const { duration } of times) {
    const stated = Object.values(duration).filter((value) => value !== undefined);
    assert.ok(stated.length > 0);
    for (const value of stated) assert.match(value, ISO);
  }
  const numbers = [
    ...temperatures.map(({ temperature }) => temperature.value),
    ...uses.map(({ quantity }) => quantity?.amount),
  ];
  for (const amount of numbers) {
    for (const value of [amount?.value, amount?.min, amount?.max]) if (value !== undefined) assert.match(value, NUMBER);
  }
};

/** Typical pieces of steps, so that random text contains words that the parsers look for. */
const pieces =
  '1|2|10|180|350|½|1½|1/2|1.5|,|.|-|–|/|(|)|°|°C|º|F|C|~|+|min|minutes|hour|h|Std.|heure|uur|and|et|y|e|a|an|half|' +
  'demie|to|bis|à|or|about|at least|up to|between|more|overnight|gas|mark|fan|oven|oil|degrees|Grad|the|of|cups|g|' +
  'tbsp|onions|olive oil|Mehl|huile|d’olive|salt|pepper|chicken|remaining|half the|cream the|\n|’|é|\u{1F9C5}|';

suite('parsing a step', () => {
  test('finds times, temperatures and ingredient uses', () => {
    const text = 'Fry the onions in 2 tbsp olive oil for 10 minutes, then bake at 180°C for 1 hour.';
    const { times, temperatures, ingredient_uses: uses } = parseStep(text, { ingredients, convention: 'us' });
    assert.deepEqual(
      times.map(({ text: wording, start }) => [wording, start]),
      [
        ['10 minutes', 39],
        ['1 hour', 74],
      ],
    );
    assert.deepEqual(
      temperatures.map(({ temperature }) => temperature),
      [{ value: { value: '180' }, scale: 'celsius', purpose: { kind: 'oven' } }],
    );
    assert.deepEqual(
      uses.map(({ text: wording, ingredient_id: id }) => [wording, id]),
      [
        ['onions', 'i0'],
        ['2 tbsp olive oil', 'i1'],
      ],
    );
  });

  test('defaults to English and no ingredients', () => {
    assert.deepEqual(parseStep(''), { times: [], temperatures: [], ingredient_uses: [] });
    assert.equal(parseStep('Wait 5 minutes').times.length, 1);
  });

  test('returns spans inside the text that never overlap, for any text', () => {
    const mixed = fc
      .array(fc.tuple(fc.constantFrom(...pieces.split('|')), fc.constantFrom(' ', ' ', '')), { maxLength: 40 })
      .map((parts) => parts.flat().join(''));
    fc.assert(
      fc.property(
        fc.oneof(mixed, fc.string({ unit: 'grapheme', maxLength: 80 }), fc.string({ unit: 'binary', maxLength: 80 })),
        fc.constantFrom(...languages),
        assertInvariants,
      ),
      { numRuns: 3000 },
    );
  });

  test('takes time linear in the length of the text', async () => {
    const words =
      '1|1 |1/|1/1/|°|°°°|1°|180C/|min|min |1h|1 min |10-|½|1½ |1,|1.1.|a |half |and a half |about |at least |to 1 |' +
      'quarter of an |gas |fan |oven 1°|onion |half of the onion |1 1/2 cups of the |olive |salt and |olive-|2 tbsp |' +
      "cream |(|\n|. |’|a'|d'|é|ﷺ|\u{1F9C5}|\u0301|12345678901234567890 |\ud800";
    const hostile = words.split('|');
    for (const language of languages) {
      for (const piece of hostile) {
        const label = `${JSON.stringify(piece)} in ${language}`;
        await assertGrowsLinearly(label, 10_000, filledWith(piece), (text) =>
          parseStep(text, { language, ingredients, convention: 'us' }),
        );
      }
    }
  });
});

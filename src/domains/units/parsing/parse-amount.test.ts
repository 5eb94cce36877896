import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { languages } from '../language.ts';
import type { Language } from '../language.ts';
import { isSingleWordAmount, parseAmount } from './parse-amount.ts';

/** `2..3`, `2..`, `..3`, `~2`. */
const summarize = (text: string, language?: Language): string | undefined => {
  const amount = parseAmount(text, language);
  if (amount === undefined) return undefined;
  const { value, min, max, approximate } = amount;
  const range = min === undefined && max === undefined ? '' : `${min ?? ''}..${max ?? ''}`;
  return (
    (approximate === true ? '~' : '') + (value ?? '') + (value !== undefined && range !== '' ? ' in ' : '') + range
  );
};

suite('parsing amounts', () => {
  test('rejects text that is not entirely an amount', () => {
    for (const text of [
      '',
      ' ',
      'flour',
      '2 cups',
      '-3',
      '+3',
      '1/0',
      '1/',
      '/2',
      '2-',
      '-',
      '2 to',
      'to 3',
      '3-2',
      '3 to 2',
      '1 1 1',
      '1 2 3/4',
      '1.2.3,4',
      '1,00,000',
      '1e5',
      'of',
      'and',
      'about',
      'at least',
      '2 (3)',
      '2 (1 to 3',
      '½½',
      '1/2/3',
      '٣',
      '2x',
      'NaN',
      'Infinity',
    ]) {
      assert.equal(summarize(text), undefined, text);
      assert.equal(summarize(text, 'en'), undefined, text);
    }
  });

  test('parses digits, fractions and decimals', () => {
    for (const [text, expected] of [
      ['3', '3'],
      ['007', '7'],
      ['0', '0'],
      ['1/2', '1/2'],
      ['2/4', '1/2'],
      ['1 / 2', '1/2'],
      ['1⁄2', '1/2'],
      ['½', '1/2'],
      ['1½', '3/2'],
      ['1 ½', '3/2'],
      ['1 1/2', '3/2'],
      ['1-1/2', '3/2'],
      ['2–½', '5/2'],
      ['1 and 1/2', '3/2'],
      ['10/4', '5/2'],
      ['1.25', '5/4'],
      ['.5', '1/2'],
      ['0,125', '1/8'],
      ['1,5', '3/2'],
      ['1,25', '5/4'],
      ['1,000', '1000'],
      ['1,000,000', '1000000'],
      ['1,000.5', '2001/2'],
      ['1\u00a0000', '1000'],
      ['2 (1 to 3)', '2 in 1..3'],
    ] as const) {
      assert.equal(summarize(text, 'en'), expected, text);
      assert.equal(summarize(text), expected, text);
    }
    assert.equal(summarize('1 400', 'en'), undefined);
    assert.equal(summarize('1 400'), undefined);
  });

  test('uses the separators of the language', () => {
    for (const [text, language, expected] of [
      ['1,5', 'de', '3/2'],
      ['1.5', 'de', '3/2'],
      ['1,000', 'de', '1'],
      ['1.000', 'de', '1000'],
      ['1.000,5', 'de', '2001/2'],
      ['0.125', 'de', '1/8'],
      ['12.345.678', 'es', '12345678'],
      ['1.000', 'fr', '1'],
      ['1 000', 'fr', '1000'],
      ['2 500,5', 'fr', undefined],
      ['1 000 000', 'sv', '1000000'],
      ['1 125/999', 'fr', '1124/999'],
      ['1 000', 'de', '1000'],
      ['1 050', 'en', '1050'],
      ['1 500', 'de', undefined],
      ["1'000", 'de', '1000'],
      ['1’250’000', 'it', '1250000'],
      ["0'500", 'de', undefined],
      ["1'00", 'de', undefined],
    ] as const) {
      assert.equal(summarize(text, language), expected, `${text} in ${language}`);
    }
  });

  test('parses ranges and one-sided bounds', () => {
    for (const [text, language, expected] of [
      ['2-3', 'en', '2..3'],
      ['2–3', 'en', '2..3'],
      ['2 — 3', 'en', '2..3'],
      ['1½-2', 'en', '3/2..2'],
      ['1/2-3/4', 'en', '1/2..3/4'],
      ['0-1/2', 'en', '0..1/2'],
      ['1 1/2 to 2 1/2', 'en', '3/2..5/2'],
      ['2 or 3', 'en', '2..3'],
      ['from 2 to 3', 'en', '2..3'],
      ['between 2 and 3', 'en', '2..3'],
      ['between 1 and 1 1/2', 'en', '1..3/2'],
      ['two to three', 'en', '2..3'],
      ['at least 2', 'en', '2..'],
      ['up to 3', 'en', '..3'],
      ['no more than 1 1/2', 'en', '..3/2'],
      ['2 bis 3', 'de', '2..3'],
      ['zwei bis drei', 'de', '2..3'],
      ['bis zu 3', 'de', '..3'],
      ['mind. 2', 'de', '2..'],
      ['zwischen 2 und 3', 'de', '2..3'],
      ['2 à 3', 'fr', '2..3'],
      ["jusqu'à 3", 'fr', '..3'],
      ['entre 2 et 3', 'fr', '2..3'],
      ['2 a 3', 'es', '2..3'],
      ['2 o 3', 'es', '2..3'],
      ['hasta 3', 'es', '..3'],
      ['da 2 a 3', 'it', '2..3'],
      ['almeno 2', 'it', '2..'],
      ['2 tot 3', 'nl', '2..3'],
      ['2 à 3', 'nl', '2..3'],
      ['tot 3', 'nl', '..3'],
      ['2 till 3', 'sv', '2..3'],
      ['upp till 3', 'sv', '..3'],
      ['2 a 3', 'pt', '2..3'],
      ['até 3', 'pt', '..3'],
    ] as const) {
      assert.equal(summarize(text, language), expected, `${text} in ${language}`);
      assert.equal(summarize(text), expected, text);
    }
  });

  test('parses approximate amounts', () => {
    for (const [text, language, expected] of [
      ['about 2', 'en', '~2'],
      ['approx. 200', 'en', '~200'],
      ['~2-3', 'en', '~2..3'],
      ['≈½', 'en', '~1/2'],
      ['about at least 2', 'en', '~2..'],
      ['200 approx.', 'en', '~200'],
      ['ca. 200', 'de', '~200'],
      ['etwa 2', 'de', '~2'],
      ['ungefähr 2', 'de', '~2'],
      ['environ 200', 'fr', '~200'],
      ['à peu près 2', 'fr', '~2'],
      ['unos 200', 'es', '~200'],
      ['aprox. 2', 'es', '~2'],
      ['circa 200', 'it', '~200'],
      ['200 circa', 'it', '~200'],
      ['ongeveer 2', 'nl', '~2'],
      ['ungefär 2', 'sv', '~2'],
      ['ca 2', 'sv', '~2'],
      ['c:a 2', 'sv', '~2'],
      ['cerca de 2', 'pt', '~2'],
    ] as const) {
      assert.equal(summarize(text, language), expected, `${text} in ${language}`);
    }
  });

  test('parses number words in eight languages', () => {
    for (const [text, language, expected] of [
      ['one', 'en', '1'],
      ['a', 'en', '1'],
      ['an', 'en', '1'],
      ['Twelve', 'en', '12'],
      ['half', 'en', '1/2'],
      ['half a', 'en', '1/2'],
      ['a half', 'en', '1/2'],
      ['one-half', 'en', '1/2'],
      ['one half', 'en', '1/2'],
      ['one and a half', 'en', '3/2'],
      ['two-and-a-half', 'en', '5/2'],
      ['three quarters', 'en', '3/4'],
      ['two-thirds', 'en', '2/3'],
      ['a dozen', 'en', '12'],
      ['half a dozen', 'en', '6'],
      ['half-dozen', 'en', '6'],
      ['half-a-dozen', 'en', '6'],
      ['a half-dozen', 'en', '6'],
      ['1/2-dozen', 'en', '6'],
      ['1/2 dozen', 'en', '6'],
      ['½ dozen', 'en', '6'],
      ['1½ dozen', 'en', '18'],
      ['1.5 dozen', 'en', '18'],
      ['1/2 a dozen', 'en', '6'],
      ['one and a half dozen', 'en', '18'],
      ['2 dozen', 'en', '24'],
      ['a couple of', 'en', '2'],
      ['twenty', 'en', '20'],
      ['viereinhalb', 'de', '9/2'],
      ['une dizaine', 'fr', '10'],
      ['drieënhalf', 'nl', '7/2'],
      ['dieciséis', 'es', '16'],
      ['ein', 'de', '1'],
      ['eine halbe', 'de', '1/2'],
      ['anderthalb', 'de', '3/2'],
      ['zweieinhalb', 'de', '5/2'],
      ['drei viertel', 'de', '3/4'],
      ['ein halbes Dutzend', 'de', '6'],
      ['zwölf', 'de', '12'],
      ['une', 'fr', '1'],
      ['une demie', 'fr', '1/2'],
      ['un et demi', 'fr', '3/2'],
      ['trois quarts', 'fr', '3/4'],
      ['une douzaine', 'fr', '12'],
      ['une demi-douzaine', 'fr', '6'],
      ['une demi douzaine', 'fr', '6'],
      ['media', 'es', '1/2'],
      ['una y media', 'es', '3/2'],
      ['tres cuartos', 'es', '3/4'],
      ['media docena', 'es', '6'],
      ['mezzo', 'it', '1/2'],
      ['uno e mezzo', 'it', '3/2'],
      ['due terzi', 'it', '2/3'],
      ['één', 'nl', '1'],
      ['anderhalf', 'nl', '3/2'],
      ['twee-en-een-half', 'nl', '5/2'],
      ['een halve', 'nl', '1/2'],
      ['driekwart', 'nl', '3/4'],
      ['ett', 'sv', '1'],
      ['en halv', 'sv', '1/2'],
      ['en och en halv', 'sv', '3/2'],
      ['ett dussin', 'sv', '12'],
      ['uma', 'pt', '1'],
      ['meia', 'pt', '1/2'],
      ['um e meio', 'pt', '3/2'],
      ['duas', 'pt', '2'],
      ['meia dúzia', 'pt', '6'],
    ] as const) {
      assert.equal(summarize(text, language), expected, `${text} in ${language}`);
    }
  });

  test('parses long numbers exactly, but rejects those over the length limit', () => {
    const digits = `1${'0'.repeat(60)}1`;
    assert.equal(summarize(`${digits}/${digits}3`), `${digits}/${digits}3`);
    assert.equal(summarize('9'.repeat(128)), '9'.repeat(128));
    assert.equal(summarize('9'.repeat(129)), undefined);
    // Short enough as text, but as a fraction it exceeds 128 characters.
    assert.equal(summarize(`0.${'1'.repeat(120)}`), undefined);
  });

  test('never throws, and every result fits the schema', () => {
    const pieces =
      '1 2 ½ / - – . , ( ) ~ and a half to à bis dozen ca. 0 1000 et e y at least up one drei viertel von entre of';
    const words = fc.constantFrom(' ', ...pieces.split(' '));
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(words, { maxLength: 12 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(texts, fc.constantFrom(undefined, ...languages), (text, language) => {
        const amount = parseAmount(text, language);
        for (const number of [amount?.value, amount?.min, amount?.max]) {
          if (number !== undefined) assert.match(number, /^(0|[1-9][0-9]*)(\/[1-9][0-9]*)?$/);
        }
        if (amount !== undefined) assert.ok(Object.keys(amount).some((key) => key !== 'approximate'));
      }),
      { numRuns: 3000 },
    );
  });

  test('parses the same text according to the language', () => {
    for (const _ of ['first', 'again']) {
      assert.deepEqual(parseAmount('1.000', 'de'), { value: '1000' });
      assert.deepEqual(parseAmount('1.000', 'en'), { value: '1' });
      assert.deepEqual(parseAmount('2 bis 3', 'de'), { min: '2', max: '3' });
      assert.equal(parseAmount('2 bis 3', 'en'), undefined);
      assert.deepEqual(parseAmount('2 bis 3'), { min: '2', max: '3' });
    }
  });

  test('recognizes single words that are amounts', () => {
    const words = 'one One half dozen a an of and or about some few onion min zwei Dutzend één & x½ 2'.split(' ');
    for (const language of [undefined, ...languages]) {
      for (const word of words.filter((each) => /^\p{L}+$/u.test(each))) {
        assert.equal(
          isSingleWordAmount(word, language),
          parseAmount(word, language) !== undefined,
          `${word} ${language}`,
        );
      }
    }
    assert.ok(
      isSingleWordAmount('Dozen', 'en') && isSingleWordAmount('één', 'nl') && !isSingleWordAmount('zwei', 'en'),
    );
  });
});

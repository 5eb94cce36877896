import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { assertGrowsLinearly } from '../../../../../test/support/growth.ts';
import { languages } from '../../../units/index.ts';
import type { Amount, Language } from '../../../units/index.ts';
import { toSemanticId } from '../semantic-id.ts';
import { germanPhrases } from './cases/de.ts';
import { englishPhrases } from './cases/en.ts';
import { spanishPhrases } from './cases/es.ts';
import { frenchPhrases } from './cases/fr.ts';
import { italianPhrases } from './cases/it.ts';
import { dutchPhrases } from './cases/nl.ts';
import { portuguesePhrases } from './cases/pt.ts';
import { swedishPhrases } from './cases/sv.ts';
import { matchNounToCount } from './match-noun-to-count.ts';
import { listNounPairs } from './noun-lexicon.ts';
import { nounLexicons } from './noun-lexicons.ts';

const tables: Readonly<Record<Language, string>> = {
  en: englishPhrases,
  de: germanPhrases,
  fr: frenchPhrases,
  es: spanishPhrases,
  it: italianPhrases,
  nl: dutchPhrases,
  sv: swedishPhrases,
  pt: portuguesePhrases,
};

interface PhraseCase {
  readonly count: Amount;
  readonly phrase: string;
  readonly expected: string;
}

const toCount = (text: string): Amount => {
  const [min, max] = text.split('-');
  return max === undefined ? { value: text } : { min: min ?? '', max };
};

const casesOf = (language: Language): readonly PhraseCase[] =>
  tables[language]
    .trim()
    .split('\n')
    .map((line) => {
      const [count = '', phrase = '', expected = phrase] = line.split(' | ');
      return { count: toCount(count), phrase, expected };
    });

const one: Amount = { value: '1' };
const two: Amount = { value: '2' };

suite('matching a noun to its count', () => {
  for (const language of languages) {
    test(`phrases (${language})`, () => {
      const cases = casesOf(language);
      assert.ok(cases.length >= 30);
      assert.ok(cases.filter(({ phrase, expected }) => phrase === expected).length >= 10);
      const wrong = cases
        .map(({ count, phrase, expected }) => ({ phrase, expected, is: matchNounToCount(phrase, count, language) }))
        .filter(({ expected, is }) => is !== expected);
      assert.deepEqual(wrong, []);
    });

    test(`every noun goes to the plural and back (${language})`, () => {
      const pairs = listNounPairs(nounLexicons[language]);
      assert.ok(new Set(pairs.map(({ singular }) => singular)).size >= 120);
      const seen = new Set<string>();
      for (const { singular, plural } of pairs) {
        assert.equal(matchNounToCount(plural, one, language), singular);
        // Of two plurals, the first is used.
        if (!seen.has(singular)) assert.equal(matchNounToCount(singular, two, language), plural);
        seen.add(singular);
      }
    });

    test(`no form is both a singular and the plural of another noun (${language})`, () => {
      const pairs = listNounPairs(nounLexicons[language]);
      const singulars = new Set(pairs.map(({ singular }) => singular));
      for (const { singular, plural } of pairs) assert.ok(singular === plural || !singulars.has(plural), plural);
    });

    test(`is idempotent and never names another food (${language})`, () => {
      const known = listNounPairs(nounLexicons[language]).flatMap(({ singular, plural }) => [singular, plural]);
      const words = casesOf(language).flatMap(({ phrase }) => phrase.split(' '));
      const signs = ['', ' ', ', ', ' (', '(', ')', '/', '-', ' 2 ', '’', 'Ä', 'É', '\u0301', '\u{1F9C5}'];
      const part = fc.constantFrom(...known, ...words, ...signs);
      const phrase = fc
        .array(fc.tuple(part, fc.constantFrom(' ', ' ', ' ', '', ', ')), { maxLength: 6 })
        .map((parts) => parts.flat().join(''));
      const styled = fc
        .tuple(phrase, fc.constantFrom('', 'upper', 'lower', 'decomposed'))
        .map(([text, style]) =>
          style === 'upper'
            ? text.toUpperCase()
            : style === 'lower'
              ? text.toLowerCase()
              : style === 'decomposed'
                ? text.normalize('NFD')
                : text,
        );
      const count = fc.constantFrom<Amount>(one, two, { value: '1/2' }, { value: '3/2' }, { min: '1', max: '2' }, {});
      fc.assert(
        fc.property(styled, count, (text, amount) => {
          const result = matchNounToCount(text, amount, language);
          assert.equal(toSemanticId(result, language), toSemanticId(text, language));
          assert.equal(matchNounToCount(result, amount, language), result);
        }),
        { numRuns: 300 },
      );
    });
  }

  test('stays unchanged without a number', () => {
    assert.equal(matchNounToCount('onion', {}, 'en'), 'onion');
    assert.equal(matchNounToCount('onions', { value: '0' }, 'en'), 'onions');
  });

  test('decides by the end of a range', () => {
    assert.equal(matchNounToCount('onion', { min: '1', max: '2' }, 'en'), 'onions');
    assert.equal(matchNounToCount('onions', { min: '1/2', max: '1' }, 'en'), 'onion');
    assert.equal(matchNounToCount('onions', { min: '1' }, 'en'), 'onion');
    assert.equal(matchNounToCount('oignon', { min: '1', max: '3/2' }, 'fr'), 'oignon');
  });

  test('takes linear time', async () => {
    for (const unit of ['onion ', 'Zwiebel-', 'd’', 'a, ', '(', 'zwiebel']) {
      await assertGrowsLinearly(
        'characters',
        20_000,
        (size) => unit.repeat(size / unit.length),
        (text) => {
          for (const language of languages) matchNounToCount(text, two, language);
        },
      );
    }
  });
});

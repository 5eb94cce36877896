import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { assertGrowsLinearly, filledWith } from '../../../../test/support/growth.ts';
import { languages } from '../../units/index.ts';
import type { Language } from '../../units/index.ts';
import { findAisle } from './find-aisle.ts';
import { aisles } from './aisle.ts';
import { aisleCases } from './cases/all-cases.ts';
import { splitWordList } from './food-table.ts';
import { aisleLexicons } from './lexicon/lexicons.ts';

const casesIn = (language: Language): { readonly name: string; readonly place: string }[] =>
  Object.entries(aisleCases[language]).flatMap(([place, names]) => names.split(' | ').map((name) => ({ name, place })));

const foundAt = (name: string, language: Language | undefined): string => findAisle(name, language) ?? 'nowhere';

/** Singular and plural of some foods. */
const pairs: Readonly<Record<Language, string>> = {
  en: 'onion:onions tomato:tomatoes potato:potatoes leaf:leaves egg:eggs cherry:cherries loaf:loaves nappy:nappies',
  de: 'Apfel:Äpfel Tomate:Tomaten Ei:Eier Nuss:Nüsse Brötchen:Brötchen Pilz:Pilze Bratwurst:Bratwürste Windel:Windeln',
  fr: 'oignon:oignons chou:choux œuf:œufs gâteau:gâteaux poireau:poireaux noix:noix couche:couches jus:jus',
  es: 'limón:limones tomate:tomates huevo:huevos nuez:nueces galleta:galletas pañal:pañales coliflor:coliflores',
  it: 'pomodoro:pomodori uovo:uova fungo:funghi arancia:arance limone:limoni pannolino:pannolini noce:noci',
  nl: 'ui:uien ei:eieren tomaat:tomaten noot:noten appel:appels worst:worsten luier:luiers paprika:paprika’s',
  sv: 'lök:lökar ägg:ägg tomat:tomater morot:morötter nöt:nötter korv:korvar blöja:blöjor äpple:äpplen',
  pt: 'limão:limões ovo:ovos noz:nozes pão:pães feijão:feijões bolacha:bolachas fralda:fraldas tomate:tomates',
};

const anyLanguage = fc.constantFrom<Language | undefined>(undefined, ...languages);
const anyEntry = fc.constantFrom(...languages).chain((language) =>
  fc.record({
    language: fc.constant(language),
    entry: fc.constantFrom(...Object.values(aisleLexicons[language].foods).flatMap(splitWordList)),
  }),
);

suite('finding the aisle of a food', () => {
  for (const language of languages) {
    test(`recognizes everyday names in ${language}`, () => {
      const cases = casesIn(language);
      assert.ok(cases.length >= 60);
      for (const { name, place } of cases) assert.equal(foundAt(name, language), place, name);
    });

    test(`finds singular and plural in the same aisle in ${language}`, () => {
      for (const pair of pairs[language].split(' ')) {
        const [one = '', many = ''] = pair.split(':');
        assert.notEqual(findAisle(one, language), undefined, one);
        assert.equal(findAisle(many, language), findAisle(one, language), pair);
      }
    });
  }

  test('finds nearly all foods in the right aisle without knowing the language', () => {
    for (const language of languages) {
      const cases = casesIn(language);
      const wrong = cases.filter(({ name, place }) => foundAt(name, undefined) !== place);
      assert.ok(wrong.length <= cases.length * 0.05, wrong.map(({ name }) => name).join(', '));
    }
  });

  test('uses the language that recognizes most of the name if none is given, and English in a tie', () => {
    for (const [name, place] of [
      ['2 rote Zwiebeln', 'produce'],
      ['extra virgin olive oil', 'oils-vinegar'],
      ['huile d’olive', 'oils-vinegar'],
      ['Rinderhackfleisch', 'meat'],
      ['latte', 'dairy'],
      // Dried plum in English, fresh plum in French.
      ['prune', 'nuts-dried-fruit'],
      ['pain', 'bakery'],
      ['comida para gatos', 'baby-pet'],
      ['yoghourt', 'dairy'],
    ] as const) {
      assert.equal(findAisle(name, undefined), place, name);
    }
  });

  test('finds different aisles for a word that means different foods in different languages', () => {
    assert.equal(findAisle('prune', 'en'), 'nuts-dried-fruit');
    assert.equal(findAisle('prune', 'fr'), 'produce');
    assert.equal(findAisle('öl', 'de'), 'oils-vinegar');
    assert.equal(findAisle('öl', 'sv'), 'alcohol');
  });

  test('returns a known aisle or nothing for any text', () => {
    const word = fc.constantFrom(
      'tin',
      'of',
      'or',
      'and',
      'frozen',
      'steak',
      'Dosen',
      'schale',
      '-',
      ',',
      '(',
      'oder',
      'pão',
    );
    const phrase = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary', maxLength: 400 }), phrase),
        anyLanguage,
        (text, language) => {
          const aisle = findAisle(text, language);
          assert.ok(aisle === undefined || aisles.includes(aisle));
        },
      ),
      {
        numRuns: 1000,
        examples: [
          ['', undefined],
          [' - , ; ', 'de'],
          ['\uD800', 'sv'],
          ['Rinder-, ', 'de'],
          ['__proto__', 'en'],
        ],
      },
    );
  });

  test('ignores case and accents', () => {
    fc.assert(
      fc.property(anyEntry, fc.constantFrom('\u0301', '\u0308', '\u0302'), ({ language, entry }, accent) => {
        const name = entry.replaceAll('-', ' ');
        const place = findAisle(name, language);
        assert.notEqual(place, undefined);
        assert.equal(findAisle(name.toUpperCase(), language), place);
        assert.equal(
          findAisle(
            name.replaceAll(/[aeiou]/gu, (vowel) => vowel + accent),
            language,
          ),
          place,
        );
      }),
      { numRuns: 500 },
    );
  });

  test('ignores quantities', () => {
    fc.assert(
      fc.property(anyEntry, fc.integer({ min: 1, max: 5000 }), ({ language, entry }, amount) => {
        const name = entry.replaceAll('-', ' ');
        assert.equal(findAisle(`${amount} g ${name}`, language), findAisle(name, language));
      }),
      { numRuns: 500 },
    );
  });

  test('takes linear time in the length of the name', async () => {
    for (const text of ['s', 'ab ', 'chopped ', 'onion, ', 'a-, ', 'or salt ', 'schale', '(', 'é', '\u{1F9C5}']) {
      await assertGrowsLinearly(JSON.stringify(text), 100_000, filledWith(text), (name) => findAisle(name, undefined));
    }
  });
});

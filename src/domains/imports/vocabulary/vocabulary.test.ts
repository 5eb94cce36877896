import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { foldText } from '../text/fold-text.ts';
import { parseHeading, getHeadingKind, getPagePart } from './headings.ts';
import { parseFactWithoutColon, parseFact, getFactKind, getPageFactKind } from './facts.ts';

suite('recipe vocabulary', () => {
  test('folds case, accents and punctuation', () => {
    for (const [text, folded] of [
      ['  Chef’s NOTES: ', 'chef s notes'],
      ["== Chef's notes ==", 'chef s notes'],
      ['Préparation\u00a0:', 'preparation'],
      ['PREPARATION\t(1)\n', 'preparation 1'],
      ['材料（２人分）', '材料 2人分'],
      ['***', ''],
    ] as const) {
      assert.equal(foldText(text), folded, text);
    }
  });

  test('gives some words another meaning on web pages', () => {
    assert.deepEqual(['method', 'nutrition', 'related recipes', 'man nehme', 'portionen'].map(getPagePart), [
      'steps',
      'end',
      'end',
      'ingredients',
      undefined,
    ]);
    assert.deepEqual([getFactKind('Arbeitszeit'), getPageFactKind('Arbeitszeit')], ['otherTime', 'prepTime']);
    assert.equal(getPageFactKind('Zubereitungszeit'), 'prepTime');
  });

  test('recognizes headings in many languages, however they are decorated', () => {
    for (const [kind, words] of [
      [
        'ingredients',
        [
          'Ingredients',
          'ZUTATEN:',
          '*** Ingrédients ***',
          'Ingrediënten',
          'Składniki',
          'Ainekset',
          '材料',
          'Du behöver',
        ],
      ],
      [
        'instructions',
        ['Directions', '== Zubereitung ==', 'Préparation :', 'Fremgangsmåde', 'Sposób przygotowania', '作り方'],
      ],
      ['notes', ['Notes', 'Tipp:', 'Astuces', 'Wskazówki']],
      ['nutrition', ['Nutrition Facts', 'Nährwerte', 'Voedingswaarde']],
      ['equipment', ['Equipment', 'Küchengeräte', 'Utstyr']],
      ['yield', ['Servings', 'Portionen']],
    ] as const) {
      for (const word of words) assert.equal(getHeadingKind(word), kind, word);
    }
    for (const line of [
      'Method acting',
      'Ingredient of success is love',
      'Salt',
      'Time for tea',
      'ingredients for the sauce',
      'instructions.',
    ]) {
      assert.equal(parseHeading(line), undefined, line);
    }
  });

  test('separates a heading from the rest of its line', () => {
    assert.deepEqual(parseHeading('Zutaten für 4 Personen'), {
      kind: 'ingredients',
      rest: 'für 4 Personen',
      isContent: false,
    });
    assert.deepEqual(parseHeading('Ingredients (serves 4)'), {
      kind: 'ingredients',
      rest: '(serves 4)',
      isContent: false,
    });
    assert.deepEqual(parseHeading('Method: Mix all.'), { kind: 'instructions', rest: 'Mix all.', isContent: true });
  });

  test('parses labeled facts', () => {
    assert.deepEqual(parseFact('Prep Time: 20 min'), { kind: 'prepTime', label: 'Prep Time', value: '20 min' });
    assert.deepEqual(parseFact('Quelle – Oma'), { kind: 'source', label: 'Quelle', value: 'Oma' });
    assert.deepEqual(parseFact('Ergibt: 12 Stück')?.kind, 'yield');
    assert.equal(parseFact('Sauce: 2 tomatoes'), undefined);
    assert.equal(parseFact('Serves:'), undefined);
    assert.deepEqual(parseFactWithoutColon('Serves about 4'), { kind: 'yield', label: 'Serves', value: 'about 4' });
    assert.equal(parseFactWithoutColon('Take 4 eggs'), undefined);
  });
});

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { foldHeading } from './fold.ts';
import { headingIn, headingKind, pagePartOf } from './read-heading.ts';
import { factBeforeNumber, factIn, factKind, pageFactKind } from './read-label.ts';

suite('the words of recipes', () => {
  test('are compared without case, accents and signs', () => {
    for (const [text, folded] of [
      ['  Chef’s NOTES: ', 'chef s notes'],
      ["== Chef's notes ==", 'chef s notes'],
      ['Préparation\u00a0:', 'preparation'],
      ['PREPARATION\t(1)\n', 'preparation 1'],
      ['材料（２人分）', '材料 2人分'],
      ['***', ''],
    ] as const) {
      assert.equal(foldHeading(text), folded, text);
    }
  });

  test('have a meaning of their own on web pages', () => {
    assert.deepEqual(['method', 'nutrition', 'related recipes', 'man nehme', 'portionen'].map(pagePartOf), [
      'steps',
      'end',
      'end',
      'ingredients',
      undefined,
    ]);
    assert.deepEqual([factKind('Arbeitszeit'), pageFactKind('Arbeitszeit')], ['otherTime', 'prepTime']);
    assert.equal(pageFactKind('Zubereitungszeit'), 'prepTime');
  });

  test('headings are known in many languages, however they are decorated', () => {
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
      for (const word of words) assert.equal(headingKind(word), kind, word);
    }
    for (const line of [
      'Method acting',
      'Ingredient of success is love',
      'Salt',
      'Time for tea',
      'ingredients for the sauce',
      'instructions.',
    ]) {
      assert.equal(headingIn(line), undefined, line);
    }
  });

  test('headings have more to say', () => {
    assert.deepEqual(headingIn('Zutaten für 4 Personen'), {
      kind: 'ingredients',
      rest: 'für 4 Personen',
      isContent: false,
    });
    assert.deepEqual(headingIn('Ingredients (serves 4)'), {
      kind: 'ingredients',
      rest: '(serves 4)',
      isContent: false,
    });
    assert.deepEqual(headingIn('Method: Mix all.'), { kind: 'instructions', rest: 'Mix all.', isContent: true });
  });

  test('labels tell facts', () => {
    assert.deepEqual(factIn('Prep Time: 20 min'), { kind: 'prepTime', label: 'Prep Time', value: '20 min' });
    assert.deepEqual(factIn('Quelle – Oma'), { kind: 'source', label: 'Quelle', value: 'Oma' });
    assert.deepEqual(factIn('Ergibt: 12 Stück')?.kind, 'yield');
    assert.equal(factIn('Sauce: 2 tomatoes'), undefined);
    assert.equal(factIn('Serves:'), undefined);
    assert.deepEqual(factBeforeNumber('Serves about 4'), { kind: 'yield', label: 'Serves', value: 'about 4' });
    assert.equal(factBeforeNumber('Take 4 eggs'), undefined);
  });
});

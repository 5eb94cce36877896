import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { headingIn, headingKind } from './headings.ts';
import { factBeforeNumber, factIn } from './labels.ts';

suite('the words of recipes', () => {
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

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import type { Convention, Language } from '../../../units/index.ts';
import { findIngredientUses } from './find-uses.ts';

/** Formats uses on one line: `the oil: olive oil`, with a quantity as `2 tbsp oil: olive oil (2 us.tablespoon)`. */
const summarize = (text: string, names: string, language: Language = 'en', convention?: Convention): string =>
  findIngredientUses(
    text,
    names.split(', ').map((name) => ({ id: name, name })),
    language,
    { convention },
  )
    .map(({ text: wording, ingredient_id: id, quantity }) => {
      const amount = quantity?.amount?.value;
      const amountText = amount === undefined ? '' : ` (${[amount, quantity?.unit].filter(Boolean).join(' ')})`;
      return `${wording}: ${id}${amountText}`;
    })
    .join('; ');

const english =
  'onions, plain flour, butter, extra-virgin olive oil, caster sugar, eggs, chicken thighs, chicken stock';

suite('finding ingredient uses in a step', () => {
  test('matches singular and plural, full and shortened names, ignoring case and accents', () => {
    for (const [text, names, expected] of [
      ['Fry the onions.', english, 'onions: onions'],
      ['Slice an ONION', english, 'ONION: onions'],
      ['Add flour and eggs', english, 'flour: plain flour; eggs: eggs'],
      ['Heat the oil, then the olive oil', english, 'oil: extra-virgin olive oil; olive oil: extra-virgin olive oil'],
      ['extra virgin olive oil', english, 'extra virgin olive oil: extra-virgin olive oil'],
      ['Add the chicken and the chicken stock', english, 'chicken: chicken thighs; chicken stock: chicken stock'],
      ['Beat the egg yolks', english, 'egg: eggs'],
      ['Add the creme fraiche', 'crème fraîche', 'creme fraiche: crème fraîche'],
      ['Rub the lamb', 'leg of lamb', 'lamb: leg of lamb'],
      [
        'Add salt and pepper, then more salt',
        'salt and pepper',
        'salt and pepper: salt and pepper; more salt: salt and pepper',
      ],
      ['Add the butter', 'butter or margarine', 'butter: butter or margarine'],
      ['Stir in the vanilla', 'vanilla extract', 'vanilla: vanilla extract'],
    ] as const) {
      assert.equal(summarize(text, names), expected, text);
    }
  });

  test('prefers an ingredient with exactly that name over one that can be shortened to it', () => {
    assert.equal(summarize('Add the sugar', 'brown sugar, sugar'), 'sugar: sugar');
    assert.equal(
      summarize('Fry the red onions, then the onions', 'red onions, onions'),
      'red onions: red onions; onions: onions',
    );
  });

  test('finds nothing if several ingredients match equally well', () => {
    assert.equal(summarize('Add the flour', 'plain flour, bread flour'), '');
    assert.equal(summarize('Add the bread flour', 'plain flour, bread flour'), 'bread flour: bread flour');
    assert.equal(summarize('Add the salt', 'salt, salt'), '');
    assert.equal(summarize('Heat the olive oil', 'olive oil, olive oil, oil'), '');
  });

  test('distinguishes ingredients of the same name by their section', () => {
    const ingredients = [
      { id: 'cake', name: 'sugar', section: 'For the cake' },
      { id: 'glaze', name: 'icing sugar', section: 'For the glaze' },
      { id: 'top', name: 'sugar' },
    ];
    for (const [section, text, expected] of [
      [undefined, 'Add the sugar', ''],
      ['Filling', 'Add the sugar', ''],
      ['The cake', 'Add the sugar', 'cake'],
      ['Make the glaze', 'Add the sugar', 'glaze'],
      ['Make the cake', 'Add the icing sugar', 'glaze'],
      [undefined, 'For the cake, add the sugar', 'cake'],
      ['Cake', 'For the glaze, add the sugar', 'glaze'],
    ] as const) {
      const uses = findIngredientUses(text, ingredients, 'en', { section });
      assert.equal(uses.map(({ ingredient_id: id }) => id).join(), expected, `${section ?? ''}: ${text}`);
    }
  });

  test('does not match a different food or another meaning of a word', () => {
    for (const [text, names] of [
      ['Add garlic powder', 'garlic'],
      ['Heat the sunflower oil', 'olive oil'],
      ['Pour in the tomato sauce', 'soy sauce'],
      ['Stir in the flour mixture', 'plain flour'],
      ['Serve with ice cream', 'double cream'],
      ['Cream the two together', 'double cream'],
      ['Remove the seeds', 'sesame seeds'],
      ['Add pumpkins', 'plum'],
    ] as const) {
      assert.equal(summarize(text, names), '', text);
    }
  });

  test('includes a stated part in the span, and in the quantity if it is exact', () => {
    for (const [text, expected] of [
      ['Melt half the butter', 'half the butter: butter'],
      ['Add the remaining sugar', 'the remaining sugar: caster sugar'],
      ['with a little oil', 'a little oil: extra-virgin olive oil'],
      ['the rest of the flour', 'the rest of the flour: plain flour'],
      ['Melt 50g butter', '50g butter: butter (50 metric.gram)'],
      ['Add 250 ml of the chicken stock', '250 ml of the chicken stock: chicken stock (250 metric.millilitre)'],
      ['Add 2 tbsp of the oil', '2 tbsp of the oil: extra-virgin olive oil (2 us.tablespoon)'],
      ['Whisk 1 1/2 cups sifted flour', '1 1/2 cups sifted flour: plain flour (3/2 us.cup)'],
      ['Beat 2 large eggs', '2 large eggs: eggs (2)'],
      ['Add two of the eggs', 'two of the eggs: eggs (2)'],
      ['Squeeze half an onion', 'half an onion: onions (1/2)'],
      ['an onion', 'onion: onions'],
      ['one by one the eggs', 'eggs: eggs'],
    ] as const) {
      assert.equal(summarize(text, english, 'en', 'us'), expected, text);
    }
    assert.equal(
      summarize('Chop 3 garlic cloves', 'cloves of garlic'),
      '3 garlic cloves: cloves of garlic (3 count.clove)',
    );
  });

  test('returns a quantity only if the size of its unit is known', () => {
    assert.equal(summarize('Add 2 tbsp oil', 'oil'), '2 tbsp oil: oil');
    const [use] = findIngredientUses('Add 2 tbsp oil', [{ id: 'a', name: 'oil' }], 'en', { convention: 'au' });
    assert.deepEqual(use?.quantity, { kind: 'simple', amount: { value: '2' }, unit: 'au.tablespoon', text: '2 tbsp' });
  });

  test('finds uses in other languages', () => {
    for (const [language, names, text, expected] of [
      ['de', 'Olivenöl, Weizenmehl', 'Das Öl und Mehl', 'Öl: Olivenöl; Mehl: Weizenmehl'],
      ['de', 'Zwiebeln, Eier', 'die Hälfte der Zwiebeln mit Eiern', 'die Hälfte der Zwiebeln: Zwiebeln; Eiern: Eier'],
      ['de', 'Knoblauch', 'Die Knoblauchzehen hacken', 'Knoblauchzehen: Knoblauch'],
      ['de', 'Olivenöl', '2 EL Olivenöl', '2 EL Olivenöl: Olivenöl (2 metric.tablespoon)'],
      ['fr', 'huile d’olive', 'chauffer l’huile', 'huile: huile d’olive'],
      ['fr', 'huile d’olive', 'l’huile de tournesol', ''],
      [
        'fr',
        'beurre',
        'la moitié du beurre, puis 20 g de beurre',
        'la moitié du beurre: beurre; 20 g de beurre: beurre (20 metric.gram)',
      ],
      ['fr', 'filet de saumon', 'couper le saumon', 'saumon: filet de saumon'],
      ['es', 'aceite de oliva', 'un poco de aceite', 'un poco de aceite: aceite de oliva'],
      ['it', 'olio d’oliva', 'un filo d’olio', 'un filo d’olio: olio d’oliva'],
      [
        'nl',
        'aardappelen, gehakt',
        'de aardappels en de helft van het gehakt',
        'aardappels: aardappelen; de helft van het gehakt: gehakt',
      ],
      [
        'sv',
        'purjolök, gul lök, smör',
        'purjolöken, löken och smöret',
        'purjolöken: purjolök; löken: gul lök; smöret: smör',
      ],
      ['pt', 'limões', 'o suco do limão', 'limão: limões'],
    ] as const) {
      assert.equal(summarize(text, names, language), expected, text);
    }
  });

  test('never matches an ingredient without a usable name', () => {
    assert.equal(summarize('Add the large ones', 'large, ½'), '');
    assert.deepEqual(findIngredientUses('Add salt', []), []);
  });
});

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { languages } from '../../../units/index.ts';
import type { Language } from '../../../units/index.ts';
import { assertGrowsLinearly } from '../../../../../test/support/growth.ts';
import { detectLineLanguage, detectListLanguage } from './detect-language.ts';
import { tokenizeLine } from '../tokenize-line.ts';

const lines: Readonly<Record<Language, readonly string[]>> = {
  en: [
    '2 tablespoons olive oil',
    '200g crème fraîche',
    '1 can dulce de leche',
    '1 cup queso fresco, crumbled',
    '4 slices prosciutto di Parma',
    '100g pain au chocolat',
    '1 tsp herbes de Provence',
    'fleur de sel',
    '1 bunch cilantro',
    'petits pois',
    'beurre blanc',
    '2 chiles de árbol',
    '250g mozzarella di bufala',
    'Gewürztraminer',
    '1 jalapeño, seeded',
    'spaghetti al dente',
    '3 bay leaves',
    '',
  ],
  de: ['2 EL Öl', '1 TL Salz', '500 g Mehl', 'Salz und Pfeffer', '1 Süßkartoffel', '3 Zehen Knoblauch', 'etwas Butter'],
  fr: ["3 c. à soupe d'huile d'olive", '1 cuillère à café de sucre', '2 gousses d’ail', 'sel, poivre', "1 l d'eau"],
  es: ['2 cucharadas de aceite', 'sal al gusto', '1 diente de ajo', '1 lata de atún', '3 huevos grandes'],
  it: ['2 cucchiai di olio', 'Sale fino q.b.', '1 spicchio di aglio', '200 g di burro', 'olio extravergine'],
  nl: ['2 el olie', '1 tl kaneel', '2 teentjes knoflook', 'zout naar smaak', '1 ui en 1 wortel'],
  sv: ['2 msk smör', '1 krm kanel', '1 gul lök', 'smör och bröd', '2 vitlöksklyftor'],
  pt: ['2 colheres de sopa de azeite', '1 xícara (chá) de leite', 'sal a gosto', '3 ovos', 'sal q.b.'],
};

suite('line language detection', () => {
  for (const language of languages) {
    test(`recognizes lines in ${language}`, () => {
      for (const line of lines[language]) assert.equal(detectLineLanguage(tokenizeLine(line)), language, line);
    });
  }

  test('detects German for 2 EL, Dutch for 2 el, and English for el without a number', () => {
    assert.equal(detectLineLanguage(tokenizeLine('2 EL')), 'de');
    assert.equal(detectLineLanguage(tokenizeLine('2 el')), 'nl');
    assert.equal(detectLineLanguage(tokenizeLine('el')), 'en');
  });

  test('detects a supported language for any line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (line) => {
        assert.ok(languages.includes(detectLineLanguage(tokenizeLine(line))));
      }),
    );
  });

  test('does not depend on the previous line', () => {
    assert.equal(detectLineLanguage(tokenizeLine('2 EL Öl')), 'de');
    assert.equal(detectLineLanguage(tokenizeLine('2 tbsp oil')), 'en');
  });
});

suite('list language detection', () => {
  test('is undefined if no line is evidence for a language', () => {
    for (const list of [[], [''], ['1', '2 x', '🍲'], ['ketchup', 'spaghetti', '1 jalapeño']]) {
      assert.equal(detectListLanguage(list), undefined, list.join(' | '));
    }
  });

  test('is undefined if the lines are in several languages', () => {
    assert.equal(detectListLanguage(['2 EL Öl', '1 tbsp oil']), undefined);
    const english = ['2 cups flour', '1 tsp ground cinnamon', '3 large eggs', '2 red onions'];
    assert.equal(detectListLanguage([...lines.de.slice(0, 4), ...english]), undefined);
    assert.equal(detectListLanguage([...lines.de.slice(0, 4), ...lines.fr.slice(0, 4)]), undefined);
  });

  test('is not changed by one line in another language', () => {
    const english = ['2 cups flour', '1 tsp salt', '2 eggs', '100 g butter', '3 bananas'];
    for (const language of languages) {
      for (const line of lines[language]) assert.equal(detectListLanguage([...english, line]), 'en', line);
    }
    for (const language of languages) {
      if (language === 'en') continue;
      assert.equal(detectListLanguage([...lines[language], '2 cups freshly grated cheese']), language);
    }
  });

  test('lets the clear lines of a list decide for the others', () => {
    for (const [language, list] of [
      ['de', ['1 Avocado', '1 Limette', '200 g Feta', '2 EL Olivenöl']],
      ['fr', ['1 baguette', '2 avocats', '20 cl de crème liquide', '1 oignon']],
      ['es', ['1 aguacate', '1 lima', 'cilantro', '1 cebolla']],
      ['it', ['rucola', '4 fette di pane', '2 pomodori', '100 g di prosciutto crudo']],
      ['nl', ['1 avocado', '1 limoen', '200 g feta', '1 rode ui']],
      ['sv', ['1 avokado', '1 lime', '200 g fetaost', '1 gul lök']],
      ['pt', ['1 abacate', '1 lima', 'coentros', '1 cebola']],
      ['en', ['1 avocado', '1 lime', '200 g feta', '1 red onion']],
    ] as const) {
      assert.equal(detectListLanguage(list), language);
    }
  });

  test('ignores the case of words and how accents are encoded', () => {
    assert.equal(detectListLanguage(['ZUCKER', 'MEHL']), 'de');
    assert.equal(detectListLanguage(['2 échalotes', '1 pincée'].map((line) => line.normalize('NFD'))), 'fr');
  });

  test('looks at a bounded part of a list, spread over all of it', async () => {
    const list = [...Array.from({ length: 100 }, () => 'ketchup'), ...Array.from({ length: 400 }, () => '2 EL Öl')];
    assert.equal(detectListLanguage(list), 'de');
    await assertGrowsLinearly(
      'a long list of long lines',
      500,
      (size) => Array.from({ length: size }, () => '1 el de '.repeat(1250)),
      (input) => detectListLanguage(input),
    );
  });

  test('detects a supported language or none for any list', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 50 }), { maxLength: 100 }), (list) => {
        const language = detectListLanguage(list);
        assert.ok(language === undefined || languages.includes(language));
      }),
    );
  });
});

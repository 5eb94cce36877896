import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { languages } from '../../../units/index.ts';
import type { Language } from '../../../units/index.ts';
import { detectLineLanguage } from './detect-language.ts';
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

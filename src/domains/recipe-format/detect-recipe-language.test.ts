import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { detectRecipeLanguage } from './detect-recipe-language.ts';

const recipe = (title: string, lines: readonly string[], language?: string) => ({
  title,
  ...(language !== undefined && { language }),
  ingredient_sections: [{ ingredients: lines.map((text) => ({ text })) }],
});

suite('recipe language detection', () => {
  test('is undefined if neither the title nor the lines identify it', () => {
    assert.equal(detectRecipeLanguage({ title: 'Pasta' }), undefined);
    assert.equal(detectRecipeLanguage(recipe('Pizza', ['1 pizza', 'ketchup'], 'tlh')), undefined);
  });

  test('prefers a supported declared language', () => {
    assert.equal(detectRecipeLanguage(recipe('Soup', ['2 EL Öl', '500 g Mehl'], 'en-GB')), 'en');
    assert.equal(detectRecipeLanguage(recipe('Soup', ['2 EL Öl', '500 g Mehl'], 'tlh')), 'de');
  });

  test('guesses from all lines, whatever the language of the title', () => {
    assert.equal(detectRecipeLanguage(recipe('Crème brûlée', ['6 egg yolks', '2 cups cream', '1/2 cup sugar'])), 'en');
    assert.equal(detectRecipeLanguage(recipe('Cheesecake', ['200 g Mehl', '100 g Butter', '1 Prise Salz'])), 'de');
  });

  test('uses names if there are no lines', () => {
    const ingredients = [{ name: 'farine' }, { name: 'sucre' }, { name: 'beurre' }];
    assert.equal(detectRecipeLanguage({ title: 'Sablés', ingredient_sections: [{ ingredients }] }), 'fr');
  });
});

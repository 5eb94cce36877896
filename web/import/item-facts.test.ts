import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { wordsIn } from '../language/catalogue.ts';
import type { Locale } from '../language/catalogue.ts';
import { formatNames } from './format.words.ts';
import { factsOf } from './item-facts.ts';
import type { ItemBody } from './review.api.ts';
import { reviewWords } from './review.words.ts';

const factsFor = (
  locale: Locale,
  recipe: Partial<ItemBody['recipe']> = {},
  source: Partial<ItemBody['source']> = {},
): string => {
  const item = {
    recipe: { title: 'Soup', ingredient_count: 10, step_count: 2, ...recipe },
    source: { format_id: 'plain-text', format_name: 'Plain text', can_retain: false, ...source },
  };
  return factsOf(item, wordsIn(reviewWords, locale), wordsIn(formatNames, locale)).join(' · ');
};

suite('what is said of a recipe in a review', () => {
  test('a bare number gets words, and what has some keeps them', () => {
    assert.equal(factsFor('en', { yield: '2' }), '10 ingredients · 2 steps · makes 2 · from Plain text');
    assert.equal(factsFor('en', { yield: '2–4' }), '10 ingredients · 2 steps · makes 2–4 · from Plain text');
    assert.equal(factsFor('en', { yield: '8 slices' }), '10 ingredients · 2 steps · 8 slices · from Plain text');
  });

  test('formats are called by words of the language, and programs by their names', () => {
    assert.equal(factsFor('de'), '10 Zutaten · 2 Schritte · aus Text');
    const paprika = { format_id: 'paprika', format_name: 'Paprika' };
    assert.equal(factsFor('de', {}, paprika), '10 Zutaten · 2 Schritte · aus Paprika');
    assert.equal(
      factsFor('de', {}, { url: 'https://www.example.org/soup' }),
      '10 Zutaten · 2 Schritte · aus example.org',
    );
  });
});

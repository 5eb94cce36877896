import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { wordsIn } from '../language/catalogue.ts';
import type { Locale } from '../language/catalogue.ts';
import { formatsIn } from '../language/format.ts';
import type { ItemBody } from './review.api.ts';
import { leadOf } from './review-lead.ts';
import { reviewWords } from './review.words.ts';

const item = (id: number, can_commit: boolean): ItemBody => ({
  id: String(id),
  already_here: false,
  can_commit,
  analysis: { status: 'new', matches: [] },
  assets: { discovered: 0, available: 0, deferred: 0, failed: 0, unavailable: 0 },
  diagnostics: [],
  recipe: { title: '', ingredient_count: 0, step_count: 0 },
  source: { format_id: 'paprika', format_name: 'Paprika', can_retain: true },
});

/** The first sentence for so many recipes and so many that are none. */
const told = (readable: number, unreadable: number, locale: Locale = 'en'): string => {
  const items = Array.from({ length: readable + unreadable }, (_, at) => item(at, at < readable));
  const preview = { items, expires_at: '2026-11-23T12:00:00Z' };
  return leadOf(preview, wordsIn(reviewWords, locale), formatsIn(locale)).split('.')[0] ?? '';
};

suite('what a review says was read', () => {
  test('counts recipes', () => {
    assert.equal(told(1, 0), 'One recipe was read');
    assert.equal(told(2000, 0), '2,000 recipes were read');
  });

  test('counts by themselves what could not be read', () => {
    assert.equal(told(2, 2), '2 recipes were read, 2 more could not be read');
    assert.equal(told(1, 1, 'de'), 'Ein Rezept wurde gelesen, eins ließ sich nicht lesen');
  });

  test('calls nothing a recipe where there is none', () => {
    assert.equal(told(0, 1), 'No recipe was found in this');
    assert.equal(told(0, 3, 'de'), 'Darin wurde kein Rezept gefunden');
  });
});

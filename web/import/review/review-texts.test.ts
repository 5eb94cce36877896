import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { getWords } from '../../language/catalog.ts';
import type { Locale } from '../../language/catalog.ts';
import { formatNames } from '../format.words.ts';
import { describeItem, describePreview } from './review-texts.ts';
import type { ImportPreviewItem } from './review.api.ts';
import { reviewWords } from './review.words.ts';
import { getFormats } from '../../language/format.ts';

const factsFor = (
  locale: Locale,
  recipe: Partial<ImportPreviewItem['recipe']> = {},
  source: Partial<ImportPreviewItem['source']> = {},
): string => {
  const item = {
    recipe: { title: 'Soup', ingredient_count: 10, step_count: 2, ...recipe },
    source: { format_id: 'plain-text', format_name: 'Plain text', can_retain: false, ...source },
  };
  return describeItem(item, getWords(reviewWords, locale), getWords(formatNames, locale)).join(' · ');
};

suite('description of a preview item', () => {
  test('adds words to a yield that is a bare number', () => {
    assert.equal(factsFor('en', { yield: '2' }), '10 ingredients · 2 steps · makes 2 · from Plain text');
    assert.equal(factsFor('en', { yield: '2–4' }), '10 ingredients · 2 steps · makes 2–4 · from Plain text');
    assert.equal(factsFor('en', { yield: '8 slices' }), '10 ingredients · 2 steps · 8 slices · from Plain text');
  });

  test('localizes format names and keeps the names of programs and sites', () => {
    assert.equal(factsFor('de'), '10 Zutaten · 2 Schritte · aus Text');
    const paprika = { format_id: 'paprika', format_name: 'Paprika' };
    assert.equal(factsFor('de', {}, paprika), '10 Zutaten · 2 Schritte · aus Paprika');
    assert.equal(
      factsFor('de', {}, { url: 'https://www.example.org/soup' }),
      '10 Zutaten · 2 Schritte · aus example.org',
    );
  });
});

const item = (id: number, can_commit: boolean): ImportPreviewItem => ({
  id: String(id),
  already_here: false,
  can_commit,
  analysis: { status: 'new', matches: [] },
  assets: { discovered: 0, available: 0, deferred: 0, failed: 0, unavailable: 0 },
  diagnostics: [],
  recipe: { title: '', ingredient_count: 0, step_count: 0 },
  source: { format_id: 'paprika', format_name: 'Paprika', can_retain: true },
});

/** The first sentence of the summary for these counts. */
const firstSentence = (readable: number, unreadable: number, locale: Locale = 'en'): string => {
  const items = Array.from({ length: readable + unreadable }, (_, at) => item(at, at < readable));
  const preview = { items, expires_at: '2026-11-23T12:00:00Z' };
  return describePreview(preview, getWords(reviewWords, locale), getFormats(locale)).split('.')[0] ?? '';
};

suite('summary of a preview', () => {
  test('counts the recipes', () => {
    assert.equal(firstSentence(1, 0), 'One recipe was read');
    assert.equal(firstSentence(2000, 0), '2,000 recipes were read');
  });

  test('counts unreadable items separately', () => {
    assert.equal(firstSentence(2, 2), '2 recipes were read, 2 more could not be read');
    assert.equal(firstSentence(1, 1, 'de'), 'Ein Rezept wurde gelesen, eins ließ sich nicht lesen');
  });

  test('reports that no recipe was found if every item is unreadable', () => {
    assert.equal(firstSentence(0, 1), 'No recipe was found in this');
    assert.equal(firstSentence(0, 3, 'de'), 'Darin wurde kein Rezept gefunden');
  });
});

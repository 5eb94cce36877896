import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { createDocumentIndexData } from '../index/document-index-data.ts';
import { matchesExpression } from './expression.ts';
import { parseQuery } from './parse-query.ts';
import { createRelevanceStages, containsAllWords } from './word-expressions.ts';

const text = fc
  .array(fc.constantFrom('apple', 'apples', 'pie', 'pies', 'with', 'of', 'Müsli', 'a', '7', 'x'.repeat(40)), {
    minLength: 1,
    maxLength: 5,
  })
  .map((words) => words.join(' '));

const tokensOf = (title: string, description = ''): ReadonlySet<string> =>
  new Set(createDocumentIndexData({ title, description }).tokens.split(' '));

const stageOf = (q: string, tokens: ReadonlySet<string>): readonly number[] => {
  const parsed = parseQuery(q) ?? assert.fail(q);
  const words = parsed.words.map((word) => ({
    ...word,
    words: word.forms.filter((form) => !word.singulars.has(form)),
    tags: [],
  }));
  const stages = createRelevanceStages(words, parsed, { required: [], excluded: [] });
  assert.ok(stages.length <= 4);
  const isFound = matchesExpression(containsAllWords(words), tokens);
  const found = stages.flatMap((stage, number) => (matchesExpression(stage, tokens) ? [number] : []));
  assert.equal(found.length, isFound ? 1 : 0, `${q}: ${[...tokens].join(' ')}`);
  return found;
};

suite('relevance stages', () => {
  test('rank the whole title first, then its start, words in it, and words elsewhere', () => {
    assert.deepEqual(stageOf('apple pie', tokensOf('Apple Pie')), [0]);
    assert.deepEqual(stageOf('apple pi', tokensOf('Apple Pie')), [1]);
    assert.deepEqual(stageOf('apple ', tokensOf('Apple Pie')), [1]);
    assert.deepEqual(stageOf('apple ', tokensOf('Apples')), [2]);
    assert.deepEqual(stageOf('pie apple', tokensOf('Apple Pie')), [2]);
    assert.deepEqual(stageOf('apple pie', tokensOf('Cake', 'apple pie')), [3]);
    assert.deepEqual(stageOf('apple pie', tokensOf('Cake')), []);
  });

  test('match a single last letter against title words only', () => {
    assert.deepEqual(stageOf('apple p', tokensOf('Apple Pie')), [1]);
    assert.deepEqual(stageOf('p', tokensOf('Apple Pie')), [2]);
    assert.deepEqual(stageOf('apple p', tokensOf('Pie', 'apple')), [3]);
    assert.deepEqual(stageOf('apple p', tokensOf('Apple', 'pie')), []);
    assert.deepEqual(stageOf('apple p ', tokensOf('Apple Pie')), []);
  });

  test('match a singular only in recipes in its language', () => {
    assert.deepEqual(stageOf('tomato paste ', tokensOf('Tomato pasta')), []);
    assert.deepEqual(stageOf('tomato paste ', tokensOf('Tomato', 'pasta')), []);
    assert.deepEqual(stageOf('cipolle ', tokensOf('1 cucchiaio di olio e cipolla')), [2]);
    assert.deepEqual(stageOf('apples ', tokensOf('Cake', 'apple')), [3]);
  });

  test('put every hit into exactly one stage', () => {
    fc.assert(
      fc.property(text, text, fc.boolean(), fc.nat({ max: 9 }), (title, other, isOpen, cut) => {
        const tokens = tokensOf(title, other);
        for (const q of [title, other, `${title} ${other}`, title.slice(0, -cut) || 'a']) {
          stageOf(isOpen ? q : `${q} `, tokens);
        }
      }),
      { numRuns: 500 },
    );
  });
});

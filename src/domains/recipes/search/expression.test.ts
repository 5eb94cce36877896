import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { allOf, anyOf, beginning, token, without } from './expression.ts';
import { printExpression } from './print-expression.ts';
import { spaceOf } from './space.ts';

suite('index expressions', () => {
  const expression = without(allOf([token('apple'), anyOf([token('~pie'), beginning('pi')])]), [token(':f1')]);

  test('are printed for FTS5 with the space as prefix of every token', () => {
    assert.equal(
      printExpression('fts5', expression, '00001a'),
      '(("00001aapple" AND ("00001a~pie" OR "00001api"*)) NOT "00001a:f1")',
    );
  });

  test('are printed for PostgreSQL with the space as prefix of every token', () => {
    assert.equal(
      printExpression('tsvector', expression, '00001a'),
      `(('00001aapple' & ('00001a~pie' | '00001api':*)) & !'00001a:f1')`,
    );
  });

  test('with a single part are that part', () => {
    assert.deepEqual(allOf([token('a')]), token('a'));
    assert.deepEqual(anyOf([token('a')]), token('a'));
    assert.deepEqual(without(token('a'), []), token('a'));
  });

  test('spaces of libraries and states have the same length and are distinct', () => {
    const spaces = [1, 2, 35, 36, 1_679_616].flatMap((number) => [
      spaceOf(number, 'active'),
      spaceOf(number, 'trashed'),
    ]);
    assert.equal(new Set(spaces).size, spaces.length);
    for (const space of spaces) assert.match(space, /^[0-9a-z]{5}[at]$/);
  });
});

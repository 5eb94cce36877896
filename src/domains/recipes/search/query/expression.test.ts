import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { allOf, anyOf, prefix, token, without } from './expression.ts';
import { printExpression } from './print-expression.ts';
import { toSpacePrefix } from '../index/space-prefix.ts';

suite('index expressions', () => {
  const expression = without(allOf([token('apple'), anyOf([token('~pie'), prefix('pi')])]), [token(':f1')]);

  test('print for FTS5 with the space prefixed to every token', () => {
    assert.equal(
      printExpression('fts5', expression, '00001a'),
      '(("00001aapple" AND ("00001a~pie" OR "00001api"*)) NOT "00001a:f1")',
    );
  });

  test('print for PostgreSQL with the space prefixed to every token', () => {
    assert.equal(
      printExpression('tsvector', expression, '00001a'),
      `(('00001aapple' & ('00001a~pie' | '00001api':*)) & !'00001a:f1')`,
    );
  });

  test('collapse to their only part', () => {
    assert.deepEqual(allOf([token('a')]), token('a'));
    assert.deepEqual(anyOf([token('a')]), token('a'));
    assert.deepEqual(without(token('a'), []), token('a'));
  });

  test('use distinct space prefixes of the same length for each library and state', () => {
    const spaces = [1, 2, 35, 36, 1_679_616].flatMap((number) => [
      toSpacePrefix(number, 'active'),
      toSpacePrefix(number, 'trashed'),
    ]);
    assert.equal(new Set(spaces).size, spaces.length);
    for (const space of spaces) assert.match(space, /^[0-9a-z]{5}[at]$/);
  });
});

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { assertGrowsLinearly, filledWith } from '../../../../test/support/growth.ts';
import { parseFrontMatter } from './parse-front-matter.ts';
import { FrontMatterFields, yamlToLabels, yamlToLines, yamlToText } from './front-matter-fields.ts';

const dataOf = (yaml: string): unknown => parseFrontMatter(`---\n${yaml}\n---\nbody`)?.data;

const keysOf = (count: number): string =>
  Array.from({ length: count }, (_, index) => `${' '.repeat(index % 50)}k${index}: v`).join('\n');

suite('front matter', () => {
  test('reads the YAML between two rules at the top, and keeps values as written', () => {
    assert.deepEqual(parseFrontMatter('\ufeff\n---\na: 1.50\nb: [x, 2]\nc:\n  d: yes\n---\n\ntext\n---\n'), {
      data: { a: '1.50', b: ['x', '2'], c: { d: 'yes' } },
      body: '\ntext\n---\n',
    });
    for (const text of ['text\n---\na: b\n---', '---\na: b', '---\n---\n', '', '----\na: b\n---']) {
      assert.equal(parseFrontMatter(text), undefined, text);
    }
  });

  test('falls back to line-by-line parsing for invalid YAML', () => {
    assert.deepEqual(dataOf('title: Soup: the best\ncook time   :30 mins'), {
      title: 'Soup: the best',
      'cook time': '30 mins',
    });
    assert.deepEqual(dataOf('a:\n- *1* egg\n- "2" eggs\n  and more\nb: >\n  see\n  http://x'), {
      a: ['*1* egg', '"2" eggs and more'],
      b: 'see\nhttp://x',
    });
  });

  test('limits alias expansion', () => {
    const bomb = ['a: &a [x, x, x]', 'b: &b [*a, *a, *a]', 'c: &c [*b, *b, *b]', 'd: [*c, *c, *c]'].join('\n');
    assert.ok(JSON.stringify(dataOf(bomb)).length < 1000);
  });

  test('parses in linear time, however deep the nesting', async () => {
    for (const [piece, size] of [
      ['? ', 40_000],
      ['[', 100_000],
      ['{a: ', 80_000],
    ] as const) {
      await assertGrowsLinearly(piece, size, filledWith(piece), dataOf);
      await assertGrowsLinearly(`a: ${piece}`, size, (length) => `a: ${filledWith(piece)(length)}`, dataOf);
    }
    await assertGrowsLinearly('keys', 3000, keysOf, dataOf);
  });

  test('never throws, whatever the input', () => {
    const pieces = fc.constantFrom(
      'a',
      ': ',
      '- ',
      '\n',
      '  ',
      '[',
      ']',
      '{',
      '}',
      '&a',
      '*a',
      '!',
      '|',
      '>',
      '"',
      "'",
      '#',
      '%',
      '@',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => void dataOf(parts.join(''))),
      { numRuns: 500 },
    );
  });

  test('finds fields under any spelling of their names and lists the unread ones', () => {
    const entries = new FrontMatterFields({
      'Prep Time': '5 min',
      time: { cook: '1 h', rest: '2 h' },
      difficulty: 'easy',
      empty: '',
    });
    assert.equal(entries.text('prep_time'), '5 min');
    assert.equal(entries.text('nothing', 'time.cook'), '1 h');
    assert.equal(entries.has('empty'), false);
    assert.deepEqual(entries.unreadLines, ['time.rest: 2 h', 'difficulty: easy']);
  });

  test('converts values to text, lines or labels', () => {
    assert.equal(yamlToText([{ '1 cup flour': 'sifted' }, 'salt']), '1 cup flour: sifted, salt');
    assert.deepEqual(yamlToLines('a\n\n b'), ['a', 'b']);
    assert.deepEqual(yamlToLines(['a, b', { c: 'd' }]), ['a, b', 'c: d']);
    assert.deepEqual(yamlToLabels('a, b;c'), ['a', 'b', 'c']);
  });
});

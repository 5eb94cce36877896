import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { assertGrowsLinearly } from '../../../../../../test/support/growth.ts';
import { csvColumns, csvRecords } from './csv-table.ts';
import { csvRows } from './read-csv.ts';

const rowsOf = (text: string): readonly (readonly string[])[] => [...csvRows(text)];

const quoted = (field: string): string => `"${field.replaceAll('"', '""')}"`;

suite('a CSV file', () => {
  test('has fields between commas, semicolons or tabs, and rows between any line ends', () => {
    for (const divider of [',', ';', '\t']) {
      for (const end of ['\n', '\r\n', '\r']) {
        const text = [`a${divider}b`, `1${divider}2`, ''].join(end);
        assert.deepEqual(rowsOf(text), [
          ['a', 'b'],
          ['1', '2'],
        ]);
      }
    }
  });

  test('has dividers, quotes and line breaks in quotes, and spaces before them', () => {
    assert.deepEqual(rowsOf('a,b\n"1,\r\n2", "say ""hi"""\n'), [
      ['a', 'b'],
      ['1,\r\n2', 'say "hi"'],
    ]);
  });

  test('may begin with a byte order mark, and have rows with nothing in them', () => {
    assert.deepEqual(rowsOf('\ufeff"a",b\n\n,\n1,\n'), [
      ['a', 'b'],
      ['1', ''],
    ]);
  });

  test('is read as far as it goes where its quotes do not close or stand amidst text', () => {
    assert.deepEqual(rowsOf('a,b\n5" pan,x\n"one" more,y\n"open,\nz'), [
      ['a', 'b'],
      ['5" pan', 'x'],
      ['one more', 'y'],
      ['open,\nz'],
    ]);
    assert.deepEqual(rowsOf(''), []);
  });

  test('says what was written into it, whatever that is', () => {
    const field = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\t', '\n', '\r', ' ', 'é') });
    const rows = fc.array(fc.array(field, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(rows, fc.constantFrom('\n', '\r\n'), (values, end) => {
        const text = ['"x","y"', ...values.map((row) => row.map(quoted).join(','))].join(end);
        const filled = values.filter((row) => row.some((one) => one.trim() !== ''));
        assert.deepEqual(rowsOf(text).slice(1), filled);
      }),
    );
  });

  test('takes as long as it is long', async () => {
    for (const start of ['"', ',', 'a"', ' ']) {
      const textOf = (size: number): string => `a,b\n${start}${(start.at(-1) ?? '').repeat(size)}`;
      await assertGrowsLinearly(start, 400_000, textOf, rowsOf);
    }
  });
});

suite('the records of a CSV file', () => {
  test('are asked by the names of columns, however these are written', () => {
    const text = 'Prep Time,cookTime,total_time,\n5,,7,8,9\n';
    assert.deepEqual(csvColumns(text), ['prep time', 'cook time', 'total time', '']);
    const [record] = csvRecords(text);
    assert.deepEqual(
      [record?.at('prep time'), record?.at('cook time', 'total time'), record?.at('cook time'), record?.at('x')],
      ['5', '7', '', ''],
    );
    assert.deepEqual(record?.fields, ['5', '', '7', '8', '9']);
    assert.deepEqual([...csvRecords('')], []);
  });
});

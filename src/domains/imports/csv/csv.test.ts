import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { assertGrowsLinearly } from '../../../../test/support/growth.ts';
import { parseCsvColumns, parseCsvRecords } from './csv-records.ts';
import { parseCsvRows } from './parse-csv-rows.ts';

const rowsOf = (text: string): readonly (readonly string[])[] => [...parseCsvRows(text)];

const quoted = (field: string): string => `"${field.replaceAll('"', '""')}"`;

suite('CSV parsing', () => {
  test('splits fields at commas, semicolons or tabs, and rows at any line ending', () => {
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

  test('keeps dividers, quotes and line breaks inside quotes, and ignores spaces before them', () => {
    assert.deepEqual(rowsOf('a,b\n"1,\r\n2", "say ""hi"""\n'), [
      ['a', 'b'],
      ['1,\r\n2', 'say "hi"'],
    ]);
  });

  test('ignores a byte order mark and skips empty rows', () => {
    assert.deepEqual(rowsOf('\ufeff"a",b\n\n,\n1,\n'), [
      ['a', 'b'],
      ['1', ''],
    ]);
  });

  test('tolerates unclosed quotes and quotes in the middle of text', () => {
    assert.deepEqual(rowsOf('a,b\n5" pan,x\n"one" more,y\n"open,\nz'), [
      ['a', 'b'],
      ['5" pan', 'x'],
      ['one more', 'y'],
      ['open,\nz'],
    ]);
    assert.deepEqual(rowsOf(''), []);
  });

  test('returns quoted fields as written, whatever they contain', () => {
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

  test('parses in linear time', async () => {
    for (const start of ['"', ',', 'a"', ' ']) {
      const textOf = (size: number): string => `a,b\n${start}${(start.at(-1) ?? '').repeat(size)}`;
      await assertGrowsLinearly(start, 400_000, textOf, rowsOf);
    }
  });
});

suite('CSV records', () => {
  test('looks up fields by column name, however the name is spelled', () => {
    const text = 'Prep Time,cookTime,total_time,\n5,,7,8,9\n';
    assert.deepEqual(parseCsvColumns(text), ['prep time', 'cook time', 'total time', '']);
    const [record] = parseCsvRecords(text);
    assert.deepEqual(
      [record?.get('prep time'), record?.get('cook time', 'total time'), record?.get('cook time'), record?.get('x')],
      ['5', '7', '', ''],
    );
    assert.deepEqual(record?.fields, ['5', '', '7', '8', '9']);
    assert.deepEqual([...parseCsvRecords('')], []);
  });
});

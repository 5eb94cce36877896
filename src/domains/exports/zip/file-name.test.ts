import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { toNameKey } from '../../../platform/text/name-key.ts';
import { createFileName } from './file-name.ts';
import type { TakenNames } from './file-name.ts';

suite('export file names', () => {
  test('resemble their titles', () => {
    for (const [title, name] of [
      ["Grandma's Apple Pie", 'grandmas-apple-pie.cook'],
      ['Käsespätzle (schnell!)', 'käsespätzle-schnell.cook'],
      ['Cre\u0300me bru\u0302le\u0301e', 'crème-brûlée.cook'],
      ['味噌ラーメン', '味噌ラーメン.cook'],
      ['../../etc/passwd', 'etc-passwd.cook'],
      ['C:\\Windows\\NUL', 'c-windows-nul.cook'],
      ['CON', 'recipe-con.cook'],
      ['com1', 'recipe-com1.cook'],
      ['🍋🍋', 'recipe.cook'],
      ['❤️ Soup', 'soup.cook'],
      ['.hidden.', 'hidden.cook'],
      ['a\u200bb\u202ec', 'abc.cook'],
      [' -- ', 'recipe.cook'],
    ] as const) {
      assert.equal(createFileName(title, new Map(), '.cook'), name);
    }
  });

  test('differ even if the titles are the same', () => {
    const taken: TakenNames = new Map();
    const names = ['Soup', 'soup', 'SOUP 2', 'Soup', 'soup!', 'Soup 2'].map((title) =>
      createFileName(title, taken, '.md'),
    );
    assert.deepEqual(names, ['soup.md', 'soup-2.md', 'soup-2-2.md', 'soup-3.md', 'soup-4.md', 'soup-2-3.md']);
    for (let count = 0; count < 20_000; count += 1) createFileName('Soup', taken, '.md');
    assert.equal(createFileName('Soup', taken, '.md'), 'soup-20005.md');
  });

  test('are safe and unique for any titles', () => {
    const title = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ unit: 'grapheme', maxLength: 150 }),
      fc.constantFrom('a', 'A', 'a-2', 'con', 'nul.txt', '..', 'ｃｏｎ', 'ß', 'ss', '大'.repeat(200), 'é'.repeat(300)),
    );
    fc.assert(
      fc.property(fc.array(title, { maxLength: 30 }), (titles) => {
        const taken: TakenNames = new Map();
        const names = titles.map((one) => createFileName(one, taken, '.cook'));
        for (const name of names) {
          assert.match(name, /^[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}-]*\.cook$/u);
          assert.ok(name.length <= 100 && Buffer.byteLength(name) <= 255, name);
          assert.equal(name.normalize('NFC'), name);
          assert.doesNotMatch(name, /^(?:con|prn|aux|nul|com\d|lpt\d)\./);
        }
        assert.equal(new Set(names.map(toNameKey)).size, names.length);
      }),
    );
  });
});

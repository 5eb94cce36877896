// Texts that are made to keep a reader busy. Each ends soon, and none of them ends an import.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { archiveOf, fileOf, findAll, itemsOf } from '../../../../test/support/import-files.ts';
import { format as cooklang } from './cooklang/format.ts';
import { format as docx } from './docx/format.ts';
import type { Format, ImportArchive } from './format.ts';
import { format as markdown } from './markdown/format.ts';
import { format as mastercook } from './mastercook/format.ts';
import { format as mealmaster } from './mealmaster/format.ts';
import { format as pdf } from './pdf/format.ts';
import { format as plainText } from './plain-text/format.ts';
import { format as recipeml } from './recipeml/format.ts';

const all = [cooklang, markdown, mastercook, mealmaster, pdf, plainText, recipeml];
const words = [cooklang, markdown, plainText];
const markup = [mastercook, recipeml];
const fronted = [cooklang, markdown];

const MEGABYTE = 1024 * 1024;

const header = '* Exported from MasterCook *\nT\n  Amount  Measure  Ingredient\n--------  --------  -----\n';

/** What it is, who reads it, and how it is made. */
const texts: readonly (readonly [what: string, formats: readonly Format[], make: () => string])[] = [
  ['a line of 20 MB', words, () => 'x'.repeat(20 * MEGABYTE)],
  ['a million lines', all, () => '2 eggs\n'.repeat(1_000_000)],
  ['a million tabs', all, () => '\t'.repeat(1_000_000)],
  ['form feeds', words, () => 'a\f'.repeat(500_000)],
  ['MMMMM', all, () => 'MMMMM\n'.repeat(100_000)],
  ['headers of Meal-Master', [mealmaster], () => 'MMMMM----- Meal-Master\n'.repeat(100_000)],
  ['headers of MasterCook', [mastercook], () => '* Exported from MasterCook *\n'.repeat(100_000)],
  ['a table of many rows', [mastercook], () => header + '  1  cup  x (\n'.repeat(200_000)],
  ['deep XML', markup, () => `<recipeml><recipe>${'<ing-div>'.repeat(300_000)}`],
  [
    'an XML bomb',
    markup,
    () =>
      `<!DOCTYPE r [<!ENTITY a "${'x'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}">]><recipeml><recipe><head><title>${'&b;'.repeat(100_000)}`,
  ],
  ['attributes without end', markup, () => `<mx2><RcpE name="${'"x '.repeat(1_000_000)}`],
  ['marks without end', [cooklang], () => '@a{'.repeat(1_000_000)],
  ['only marks', [cooklang], () => '@'.repeat(5_000_000)],
  ['marks of one name', [cooklang], () => Array.from({ length: 100_000 }, (_, index) => `@a{${index}}`).join(' ')],
  ['sections of one ingredient', [cooklang], () => '= a\n@b{1%c}\n'.repeat(100_000)],
  ['comments without end', [cooklang], () => '[-'.repeat(2_000_000)],
  [
    'an alias bomb',
    fronted,
    () =>
      `---\na: &a [x,x]\n${['b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key, at) => `${key}: &${key} [*${'abcdefg'[at]},*${'abcdefg'[at]}]`).join('\n')}\n---\n# x`,
  ],
  ['nested keys', fronted, () => `---\na: ${'? '.repeat(10_000)}\n---\n# x`],
  ['nested brackets', fronted, () => `---\n${'['.repeat(500_000)}\n---\n# x`],
  ['front matter without end', fronted, () => `---\n${'k: v\n'.repeat(300_000)}`],
  ['nested lists', [markdown], () => '- '.repeat(1_000_000)],
  ['links without end', [markdown], () => '[a]('.repeat(500_000)],
  ['pictures without end', [markdown], () => '![a](b '.repeat(500_000)],
  ['emphasis', [markdown], () => '*a '.repeat(1_000_000)],
  ['headings', [plainText, markdown], () => 'Ingredients\nMethod\n'.repeat(200_000)],
  [
    'recipes without end',
    [plainText, markdown],
    () => 'Soup\n\nIngredients\n2 eggs\n\nMethod\nMix all of it well.\n\n'.repeat(10_000),
  ],
  ['brackets', [plainText], () => 'Ingredients\n(\n' + 'a (b\n'.repeat(50_000)],
  ['a damaged PDF', [pdf], () => `%PDF-1.7\n${'1 0 obj\n'.repeat(20_000)}`],
];

/** In milliseconds of the processor; each takes less than half of it. */
const MOST = 2500;

/** What the processor had to do, which other programs on the machine do not change. */
const millisecondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

suite('texts that are made to keep a reader busy', () => {
  for (const [what, formats, make] of texts) {
    test(what, async () => {
      const bytes = Buffer.from(make());
      for (const format of formats) {
        const source = fileOf(bytes);
        source.text();
        const taken = await millisecondsOf(async () => {
          await format.detect(source);
          await findAll(format, source);
        });
        assert.ok(taken < MOST, `${format.id} took ${Math.round(taken)} ms`);
      }
    });
  }

  test('a Word document of many paragraphs, or of one in another without end', async () => {
    for (const body of ['<w:p><w:r><w:t>a</w:t></w:r></w:p>'.repeat(100_000), '<w:tbl><w:tr><w:tc>'.repeat(100_000)]) {
      const archive: ImportArchive = {
        kind: 'archive',
        name: 'x.docx',
        members: [{ path: 'word/document.xml' }],
        read: async () => fileOf(`<w:document><w:body>${body}`),
        open: async () => undefined,
      };
      const taken = await millisecondsOf(() => findAll(docx, archive));
      assert.ok(taken < MOST, `${Math.round(taken)} ms`);
    }
  });

  test('no format throws, whatever it is given', async () => {
    const pieces = fc.constantFrom(
      'MMMMM',
      '-----',
      ' Meal-Master\n',
      'Title: x\n',
      '* Exported from MasterCook *\n',
      '--------  --------  -----\n',
      '<mx2>',
      '<RcpE name="',
      '<IngR qty="1"/>',
      '<recipeml>',
      '<recipe>',
      '<ing>',
      '</',
      '"',
      '>',
      '---\n',
      'a: b\n',
      '- ',
      '# ',
      '@a{1%b}',
      '#',
      '~{',
      '}',
      '= x\n',
      '> n\n',
      '>> k: v\n',
      '[-',
      '-]',
      '\n',
      '\n\n',
      '\f',
      'Ingredients\n',
      'Method\n',
      '2 eggs\n',
      '1. ',
      'Serves 4\n',
      '![](',
      ')',
      '|',
      '*',
      '**',
      '\\',
      '\u0000',
      '\ud800',
      'é',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { maxLength: 40 }), async (parts) => {
        for (const format of all) {
          const source = fileOf(parts.join(''));
          await format.detect(source);
          const { found } = await findAll(format, source);
          const items = await itemsOf(format, source);
          for (const [index, { document }] of items.entries()) {
            // What was found as a recipe can be kept.
            assert.equal(
              document !== undefined,
              found[index]?.kind === 'recipe',
              `${format.id} ${JSON.stringify(parts)}`,
            );
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  test('no file reads an archive, nor does an archive read a file', async () => {
    const archive = await archiveOf({ 'a.txt': 'x' });
    for (const format of all) assert.deepEqual((await findAll(format, archive)).found, [], format.id);
    assert.deepEqual((await findAll(docx, fileOf('x'))).found, []);
  });
});

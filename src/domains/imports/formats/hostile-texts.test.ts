// Texts designed to slow a parser down. Each one is read in linear time, and none aborts an import.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { assertGrowsLinearly } from '../../../../test/support/growth.ts';
import { archiveOf, fileOf, findAll, itemsOf } from '../../../../test/support/import-files.ts';
import { format as cooklang } from './cooklang/format.ts';
import { format as docx } from './docx/format.ts';
import type { Format, ImportArchive, ImportFile } from './format.ts';
import { format as markdown } from './markdown/format.ts';
import { format as mastercook } from './mastercook/format.ts';
import { format as mealmaster } from './mealmaster/format.ts';
import { format as pdf } from './pdf/format.ts';
import { format as plainText } from './plain-text/format.ts';
import { format as recipeml } from './recipeml/format.ts';

const all = [cooklang, markdown, mastercook, mealmaster, pdf, plainText, recipeml];
const words = [cooklang, markdown, plainText];
const markup = [mastercook, recipeml];
const frontMatter = [cooklang, markdown];

const MEGABYTE = 1024 * 1024;

const header = '* Exported from MasterCook *\nT\n  Amount  Measure  Ingredient\n--------  --------  -----\n';

/** A description, the formats under test, the size, and a function that creates a text of a given size. */
const texts: readonly (readonly [
  what: string,
  formats: readonly Format[],
  size: number,
  make: (size: number) => string,
])[] = [
  ['a line of 4 MB', words, 4 * MEGABYTE, (size) => 'x'.repeat(size)],
  ['very many lines', all, 200_000, (size) => '2 eggs\n'.repeat(size)],
  ['very many tabs', all, 200_000, (size) => '\t'.repeat(size)],
  ['form feeds', words, 100_000, (size) => 'a\f'.repeat(size)],
  ['repeated MMMMM lines', all, 20_000, (size) => 'MMMMM\n'.repeat(size)],
  ['Meal-Master headers', [mealmaster], 20_000, (size) => 'MMMMM----- Meal-Master\n'.repeat(size)],
  ['MasterCook headers', [mastercook], 20_000, (size) => '* Exported from MasterCook *\n'.repeat(size)],
  ['a table with many rows', [mastercook], 40_000, (size) => header + '  1  cup  x (\n'.repeat(size)],
  ['deeply nested XML', markup, 60_000, (size) => `<recipeml><recipe>${'<ing-div>'.repeat(size)}`],
  [
    'an XML bomb',
    markup,
    20_000,
    (size) =>
      `<!DOCTYPE r [<!ENTITY a "${'x'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}">]><recipeml><recipe><head><title>${'&b;'.repeat(size)}`,
  ],
  ['unclosed attributes', markup, 200_000, (size) => `<mx2><RcpE name="${'"x '.repeat(size)}`],
  ['unclosed marks', [cooklang], 200_000, (size) => '@a{'.repeat(size)],
  ['nothing but marks', [cooklang], 1_000_000, (size) => '@'.repeat(size)],
  [
    'marks with the same name',
    [cooklang],
    20_000,
    (size) => Array.from({ length: size }, (_, index) => `@a{${index}}`).join(' '),
  ],
  ['sections with one ingredient each', [cooklang], 20_000, (size) => '= a\n@b{1%c}\n'.repeat(size)],
  ['unclosed comments', [cooklang], 400_000, (size) => '[-'.repeat(size)],
  [
    'an alias bomb',
    frontMatter,
    32,
    (size) =>
      `---\nk0: &k0 [x,x]\n${Array.from({ length: size }, (_, at) => `k${at + 1}: &k${at + 1} [*k${at},*k${at}]`).join('\n')}\n---\n# x`,
  ],
  ['nested keys', frontMatter, 10_000, (size) => `---\na: ${'? '.repeat(size)}\n---\n# x`],
  ['nested brackets', frontMatter, 100_000, (size) => `---\n${'['.repeat(size)}\n---\n# x`],
  ['unclosed front matter', frontMatter, 60_000, (size) => `---\n${'k: v\n'.repeat(size)}`],
  ['nested lists', [markdown], 200_000, (size) => '- '.repeat(size)],
  ['unclosed links', [markdown], 100_000, (size) => '[a]('.repeat(size)],
  ['unclosed images', [markdown], 100_000, (size) => '![a](b '.repeat(size)],
  ['unclosed emphasis', [markdown], 200_000, (size) => '*a '.repeat(size)],
  ['headings', [plainText, markdown], 40_000, (size) => 'Ingredients\nMethod\n'.repeat(size)],
  [
    'thousands of recipes',
    [plainText, markdown],
    10_000,
    (size) => 'Soup\n\nIngredients\n2 eggs\n\nMethod\nMix all of it well.\n\n'.repeat(size),
  ],
  ['unclosed brackets', [plainText], 10_000, (size) => 'Ingredients\n(\n' + 'a (b\n'.repeat(size)],
  ['a damaged PDF', [pdf], 20_000, (size) => `%PDF-1.7\n${'1 0 obj\n'.repeat(size)}`],
];

/** Decodes ahead of time, so that only the format is measured. */
const decodedFile = (text: string): ImportFile => {
  const file = fileOf(Buffer.from(text));
  file.text();
  return file;
};

suite('hostile texts', () => {
  for (const [what, formats, size, make] of texts) {
    test(`reads ${what} in linear time`, async () => {
      for (const format of formats) {
        await assertGrowsLinearly(
          format.id,
          size,
          (length) => decodedFile(make(length)),
          async (source) => {
            await format.detect(source);
            await findAll(format, source);
          },
        );
      }
    });
  }

  test('reads a Word document with many paragraphs or deep nesting in linear time', async () => {
    for (const piece of ['<w:p><w:r><w:t>a</w:t></w:r></w:p>', '<w:tbl><w:tr><w:tc>']) {
      const archiveOfSize = (size: number): ImportArchive => ({
        kind: 'archive',
        name: 'x.docx',
        members: [{ path: 'word/document.xml' }],
        read: async () => fileOf(`<w:document><w:body>${piece.repeat(size)}`),
        open: async () => undefined,
      });
      await assertGrowsLinearly(piece, 20_000, archiveOfSize, (archive) => findAll(docx, archive));
    }
  });

  test('never throws, whatever the input', async () => {
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
            // Everything extracted as a recipe can be stored.
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

  test('extracts nothing if a file format gets an archive or an archive format gets a file', async () => {
    const archive = await archiveOf({ 'a.txt': 'x' });
    for (const format of all) assert.deepEqual((await findAll(format, archive)).found, [], format.id);
    assert.deepEqual((await findAll(docx, fileOf('x'))).found, []);
  });
});

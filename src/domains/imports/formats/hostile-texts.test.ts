// Texts designed to slow a reader down. Reading each one takes linear time, and none aborts an import.
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
const fronted = [cooklang, markdown];

const MEGABYTE = 1024 * 1024;

const header = '* Exported from MasterCook *\nT\n  Amount  Measure  Ingredient\n--------  --------  -----\n';

/** A description, the formats under test, the size, and a function that creates a text of a given size. */
const texts: readonly (readonly [
  what: string,
  formats: readonly Format[],
  size: number,
  make: (size: number) => string,
])[] = [
  ['a line of 20 MB', words, 20 * MEGABYTE, (size) => 'x'.repeat(size)],
  ['a million lines', all, 1_000_000, (size) => '2 eggs\n'.repeat(size)],
  ['a million tabs', all, 1_000_000, (size) => '\t'.repeat(size)],
  ['form feeds', words, 500_000, (size) => 'a\f'.repeat(size)],
  ['MMMMM', all, 100_000, (size) => 'MMMMM\n'.repeat(size)],
  ['headers of Meal-Master', [mealmaster], 100_000, (size) => 'MMMMM----- Meal-Master\n'.repeat(size)],
  ['headers of MasterCook', [mastercook], 100_000, (size) => '* Exported from MasterCook *\n'.repeat(size)],
  ['a table of many rows', [mastercook], 200_000, (size) => header + '  1  cup  x (\n'.repeat(size)],
  ['deep XML', markup, 300_000, (size) => `<recipeml><recipe>${'<ing-div>'.repeat(size)}`],
  [
    'an XML bomb',
    markup,
    100_000,
    (size) =>
      `<!DOCTYPE r [<!ENTITY a "${'x'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}">]><recipeml><recipe><head><title>${'&b;'.repeat(size)}`,
  ],
  ['attributes without end', markup, 1_000_000, (size) => `<mx2><RcpE name="${'"x '.repeat(size)}`],
  ['marks without end', [cooklang], 1_000_000, (size) => '@a{'.repeat(size)],
  ['only marks', [cooklang], 5_000_000, (size) => '@'.repeat(size)],
  [
    'marks of one name',
    [cooklang],
    100_000,
    (size) => Array.from({ length: size }, (_, index) => `@a{${index}}`).join(' '),
  ],
  ['sections of one ingredient', [cooklang], 100_000, (size) => '= a\n@b{1%c}\n'.repeat(size)],
  ['comments without end', [cooklang], 2_000_000, (size) => '[-'.repeat(size)],
  [
    'an alias bomb',
    fronted,
    32,
    (size) =>
      `---\nk0: &k0 [x,x]\n${Array.from({ length: size }, (_, at) => `k${at + 1}: &k${at + 1} [*k${at},*k${at}]`).join('\n')}\n---\n# x`,
  ],
  ['nested keys', fronted, 10_000, (size) => `---\na: ${'? '.repeat(size)}\n---\n# x`],
  ['nested brackets', fronted, 500_000, (size) => `---\n${'['.repeat(size)}\n---\n# x`],
  ['front matter without end', fronted, 300_000, (size) => `---\n${'k: v\n'.repeat(size)}`],
  ['nested lists', [markdown], 1_000_000, (size) => '- '.repeat(size)],
  ['links without end', [markdown], 500_000, (size) => '[a]('.repeat(size)],
  ['pictures without end', [markdown], 500_000, (size) => '![a](b '.repeat(size)],
  ['emphasis', [markdown], 1_000_000, (size) => '*a '.repeat(size)],
  ['headings', [plainText, markdown], 200_000, (size) => 'Ingredients\nMethod\n'.repeat(size)],
  [
    'recipes without end',
    [plainText, markdown],
    10_000,
    (size) => 'Soup\n\nIngredients\n2 eggs\n\nMethod\nMix all of it well.\n\n'.repeat(size),
  ],
  ['brackets', [plainText], 50_000, (size) => 'Ingredients\n(\n' + 'a (b\n'.repeat(size)],
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
    test(what, async () => {
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

  test('reads a Word document with many paragraphs or endless nesting in linear time', async () => {
    for (const piece of ['<w:p><w:r><w:t>a</w:t></w:r></w:p>', '<w:tbl><w:tr><w:tc>']) {
      const archiveOfSize = (size: number): ImportArchive => ({
        kind: 'archive',
        name: 'x.docx',
        members: [{ path: 'word/document.xml' }],
        read: async () => fileOf(`<w:document><w:body>${piece.repeat(size)}`),
        open: async () => undefined,
      });
      await assertGrowsLinearly(piece, 100_000, archiveOfSize, (archive) => findAll(docx, archive));
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

  test('extracts nothing if a file format gets an archive or the other way round', async () => {
    const archive = await archiveOf({ 'a.txt': 'x' });
    for (const format of all) assert.deepEqual((await findAll(format, archive)).found, [], format.id);
    assert.deepEqual((await findAll(docx, fileOf('x'))).found, []);
  });
});

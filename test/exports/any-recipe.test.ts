// Exports arbitrary recipes in every format. Uses the test generators of another domain.
import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { toSingleLine } from '../../src/domains/exports/formats/clean-text.ts';
import { writeCooklang } from '../../src/domains/exports/formats/cooklang/write-cooklang.ts';
import { writeHtmlBook } from '../../src/domains/exports/formats/html/write-html-book.ts';
import { writeJsonLd } from '../../src/domains/exports/formats/json-ld/write-json-ld.ts';
import { writeMarkdown } from '../../src/domains/exports/formats/markdown/write-markdown.ts';
import { fromJsonLd } from '../../src/domains/recipe-format/index.ts';
import type { RecipeDocument } from '../../src/domains/recipe-format/index.ts';
import { arbitraryRecipe } from '../../src/domains/recipe-format/arbitraries/recipe.arbitraries.ts';
import { checkHtml } from '../support/check-html.ts';

/** Characters with a meaning in some format, mixed with the generator's words. */
const signs = String.raw`@ # ~ { } -- [- -] > >> = == % ( ) | \ * _ [x](y) &amp; <b> 1. - + --- " : @salt{1%g} ~{5%min} flour $ ! ^`;
const hostile = fc
  .array(fc.constantFrom('5 minutes', '`', ...signs.split(' ')), { minLength: 1, maxLength: 8 })
  .map((all) => all.join(' ').replaceAll(' @', '@'));

/** The recipe with texts that could be mistaken for markup. */
const arbitrary: fc.Arbitrary<RecipeDocument> = fc
  .tuple(arbitraryRecipe, fc.array(hostile, { minLength: 6, maxLength: 6 }))
  .map(([recipe, [title = 'x', line = 'x', name = 'x', text = 'x', section = 'x', notes = 'x']]) => ({
    ...recipe,
    title,
    notes,
    ingredient_sections: [
      ...(recipe.ingredient_sections ?? []),
      { title: section, ingredients: [{ text: line }, { text: line, name }, { name, preparation: line }] },
    ],
    instruction_sections: [
      ...(recipe.instruction_sections ?? []),
      { title: section, steps: [{ text }, { text: name }] },
    ],
  }));

/** Everything people read that must appear in every file: titles, ingredient lines, steps, notes. */
const textsOf = (recipe: RecipeDocument): string[] =>
  [
    recipe.title,
    ...(recipe.notes ?? '').split('\n'),
    ...[recipe, ...(recipe.variants ?? [])].flatMap(({ ingredient_sections, instruction_sections }) => [
      ...(ingredient_sections ?? []).flatMap(({ title, ingredients }) => [
        title ?? '',
        ...(ingredients ?? []).map((one) => one.text ?? one.name ?? one.recipe_ref?.title ?? ''),
      ]),
      ...(instruction_sections ?? []).flatMap(({ title, steps }) => [
        title ?? '',
        ...(steps ?? []).flatMap((step) => [step.title ?? '', ...(step.text ?? '').split('\n')]),
      ]),
    ]),
  ].map(toSingleLine);

/** Normalizes fractions such as `½` and `1/2` and removes spaces, because no format preserves all of these. */
const squeezed = (text: string): string =>
  toSingleLine(text).normalize('NFKC').replaceAll('⁄', '/').replaceAll(/\s+/g, '');

const NO_MARKUP = /\\([!-/:-@[-`{-~])/g;

/** Placeholder for an escaped character while markup is parsed. */
const asPlace = (_: string, character: string): string => String.fromCodePoint(0xf_0000 + character.charCodeAt(0));
const asCharacter = (place: string): string => String.fromCodePoint((place.codePointAt(0) ?? 0) - 0xf_0000);
const PLACE = /[\u{f0000}-\u{f007f}]/gu;

/** Reads Cooklang by its rules: drops comments and resolves markup and escapes. */
const readCooklang = (text: string): string => {
  const [, matter = '', ...body] = text.split(/^---$/m);
  const metadata = matter.replaceAll(/"(?:[^"\\]|\\.)*"/g, (quoted) => String(JSON.parse(quoted)));
  const steps = body
    .join('---')
    .replaceAll(NO_MARKUP, asPlace)
    .replaceAll(/--.*|\[-[^]*?-\]/g, '')
    .replaceAll(/^>>.*$/gm, '')
    .replaceAll(/^> ?|^==? | ==$/gm, '')
    .replaceAll(/[@#]([^@#~{}\n]+)\{([^%{}\n]*)%?([^{}\n]*)\}(?:\(([^()\n]*)\))?/g, (_, name, amount, unit, done) => {
      const measured = [amount, unit, name].filter(Boolean).join(' ');
      // A line is read with its amount, a sentence without: both are searched.
      return `${name} ${done ? `${measured}, ${done}` : measured}`;
    })
    .replaceAll(/~\{([^%{}\n]*)%([^{}\n]*)\}/g, '$1 $2');
  return `${metadata}\n${steps}`.replaceAll(PLACE, asCharacter);
};

/** Only the sentences, in which an ingredient appears as its name. */
const readSentences = (text: string): string =>
  text
    .replace(/^---\n[^]*?\n---\n/, '')
    .replaceAll(NO_MARKUP, asPlace)
    .replaceAll(/--.*|\[-[^]*?-\]/g, '')
    .replaceAll(/[@#]([^@#~{}\n]+)\{[^{}\n]*\}(?:\([^()\n]*\))?/g, '$1')
    .replaceAll(/~\{([^%{}\n]*)%([^{}\n]*)\}/g, '$1 $2')
    .replaceAll(PLACE, asCharacter);

const pathOf = (): string => 'assets/a.jpg';

const bookOf = (recipe: RecipeDocument): Promise<string> => {
  const pieces = writeHtmlBook({ title: recipe.title, contents: [recipe], recipes: [{ recipe, pathOf }] });
  return text(Readable.from(pieces));
};

suite('export of arbitrary recipes', () => {
  test('keeps every line, step, note and title in Cooklang', () => {
    fc.assert(
      fc.property(arbitrary, (recipe) => {
        const text = writeCooklang(recipe);
        const found = [squeezed(readCooklang(text)), squeezed(readSentences(text))];
        for (const one of textsOf(recipe)) {
          assert.ok(
            found.some((whole) => whole.includes(squeezed(one))),
            `${one}\n\n${text}`,
          );
        }
      }),
      { numRuns: 300 },
    );
  });

  test('keeps every line, step, note and title in Markdown, without HTML', () => {
    fc.assert(
      fc.property(arbitrary, (recipe) => {
        const text = writeMarkdown(recipe, () => 'assets/a.jpg');
        assert.doesNotMatch(text, /(?<!\\)(?:\\\\)*[<>]/);
        assert.doesNotMatch(text, /^ {0,2}(?:[+*] |-(?! )|=)/m);
        const whole = squeezed(text.replaceAll(/\\$/gm, '').replaceAll(NO_MARKUP, '$1'));
        for (const one of textsOf(recipe)) assert.ok(whole.includes(squeezed(one)), `${one}\n\n${text}`);
      }),
      { numRuns: 300 },
    );
  });

  test('writes well-formed HTML that shows every line, step, note and title', async () => {
    await fc.assert(
      fc.asyncProperty(arbitrary, async (recipe) => {
        const whole = squeezed(checkHtml(await bookOf(recipe)));
        for (const one of textsOf(recipe)) assert.ok(whole.includes(squeezed(one)), one);
      }),
      { numRuns: 200 },
    );
  });

  test('survives a round trip through JSON-LD', () => {
    fc.assert(
      fc.property(arbitraryRecipe, (recipe) => {
        const text = writeJsonLd(recipe);
        assert.equal(text.at(-1), '\n');
        const read: unknown = JSON.parse(text);
        assert.deepEqual(fromJsonLd(read as object, {}), recipe);
      }),
      { numRuns: 50 },
    );
  });

  test('writes the same Cooklang, Markdown and JSON-LD each time', () => {
    fc.assert(
      fc.property(arbitrary, (recipe) => {
        for (const write of [writeCooklang, writeMarkdown, writeJsonLd]) {
          assert.equal(write(recipe), write(structuredClone(recipe)));
        }
      }),
      { numRuns: 50 },
    );
  });
});

import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { suite, test } from 'node:test';

import { checkHtml } from '../../../../../test/support/check-html.ts';
import type { RecipeDocument } from '../../../recipe-format/index.ts';
import { writeHtmlBook } from './write-html-book.ts';

const PICTURE = `sha256:${'a'.repeat(64)}`;

const pathOf = (): string => 'assets/a.jpg';

const bookOf = async (recipes: readonly RecipeDocument[], title = 'Book'): Promise<string> => {
  const all = recipes.map((recipe) => ({ recipe, pathOf }));
  return text(Readable.from(writeHtmlBook({ title, contents: recipes, recipes: all })));
};

const openings = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</style><script>',
];
const others = [
  '<!--',
  '-->',
  '</article>',
  '<svg/onload=alert(1)>',
  '&lt;b&gt;',
  '<iframe src="javascript:alert(1)">',
];
const hostile = [...openings, ...others, ...openings.flatMap((a) => others.flatMap((b) => [`${a}${b}`, `${b} ${a}`]))];

/** A document with this text in every text field. */
const everywhere = (text: string): RecipeDocument => ({
  title: text,
  description: text,
  authors: [{ name: text, url: 'https://example.org/"><script>' }],
  source: { name: text, attribution: text },
  keywords: [text],
  notes: text,
  yields: [{ text }],
  times: { assertions: [{ kind: 'prep', text }] },
  assets: [{ id: 'p', asset_id: PICTURE, role: 'image', alt: text, caption: text, license: text }],
  ingredient_sections: [{ title: text, ingredients: [{ text }, { name: text, preparation: text, note: text }] }],
  instruction_sections: [{ title: text, steps: [{ title: `1 ${text}`, text, asset_ids: ['p'] }] }],
  equipment: [{ description: text }],
  nutrition: [{ basis: { kind: 'serving', text }, nutrients: [{ nutrient: 'fat', text }] }],
  allergen_declarations: [{ text, substance: text, presence: 'contains', condition: text }],
  dietary_claims: [{ text }],
  translations: [{ title: text }],
  variants: [{ id: 'v', title: text, description: text, instruction_sections: [{ steps: [{ text }] }] }],
});

suite('printable HTML book', () => {
  test('is generated in pieces: the head, the contents, each recipe, and the end', async () => {
    const read: string[] = [];
    const recipes = async function* () {
      for (const title of ['Soup', 'Kuchen']) {
        read.push(title);
        yield { recipe: { title, language: title === 'Soup' ? 'en' : 'de' }, pathOf: () => undefined };
      }
    };
    const contents = [
      { title: 'Soup', language: 'en' },
      { title: 'Kuchen', language: 'de' },
    ];
    const book = { title: 'Ours & theirs', description: 'All.', language: 'en', contents, recipes: recipes() };
    const pieces: string[] = [];
    const seen: number[] = [];
    for await (const piece of writeHtmlBook(book)) {
      pieces.push(piece);
      seen.push(read.length);
    }
    assert.deepEqual(seen, [0, 0, 0, 0, 1, 2, 2]);
    const page = pieces.join('');
    checkHtml(page);
    assert.match(page, /^<!doctype html>\n<html lang="en">/);
    assert.match(page, /<title>Ours &amp; theirs<\/title>/);
    assert.match(page, /<li lang="de" dir="auto"><a href="#recipe-2">Kuchen<\/a><\/li>/);
    assert.match(page, /<article class="recipe" id="recipe-2" lang="de" dir="auto"/);
    assert.equal(page.match(/<h1[ >]/g)?.length, 1);
  });

  test(`renders ${hostile.length} markup injection attempts as plain text`, async () => {
    assert.ok(hostile.length >= 50);
    for (const text of hostile) {
      const page = await bookOf([everywhere(text)], text);
      const shown = checkHtml(page);
      assert.ok(shown.includes(text.replaceAll(/\s+/g, ' ')), text);
      assert.doesNotMatch(page, /<(?:script|svg|iframe)|href="(?!#|https:)|src="(?!assets\/)/);
    }
  });

  test('references pictures by path and needs no other resources', async () => {
    const page = await bookOf([
      {
        title: 'a',
        assets: [{ asset_id: PICTURE, role: 'image', alt: 'A bowl', caption: 'Soup', creator_credit: 'Ada' }],
      },
    ]);
    assert.match(page, /<img src="assets\/a\.jpg" alt="A bowl" loading="lazy">\n<figcaption>Soup – Ada<\/figcaption>/);
    assert.doesNotMatch(page, /<link|@import|url\(|<script/);
  });
});

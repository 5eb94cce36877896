import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { archiveOf, findAll, itemsOf } from '../../../../test/support/import-files.ts';
import { format as cooklang } from '../formats/cooklang/format.ts';
import { format as markdown } from '../formats/markdown/format.ts';

const soup = '# Soup\n\n![x](assets/a%20b.jpg)\n\n## Ingredients\n\n- 1 l water\n\n## Method\n\n1. Boil.\n';
const chowdown =
  '---\nlayout: recipe\ntitle: Soup\nimage: soup.jpg\ningredients:\n- water\ndirections:\n- Boil.\n---\n';

suite('text collections with pictures', () => {
  test('attaches the pictures that a text refers to and skips a README', async () => {
    const archive = await archiveOf({ 'soup.md': soup, 'README.md': '# About\n\n- me\n', 'assets/a b.jpg': 'x' });
    assert.equal(await markdown.detect(archive), 'likely');
    const { found } = await findAll(markdown, archive);
    assert.deepEqual(
      found.map((one) => one.kind === 'recipe' && [one.path, one.photos]),
      [[['soup.md'], [{ kind: 'upload', path: ['assets/a b.jpg'] }]]],
    );
  });

  test('reads a Chowdown site among unrelated files and reports a missing picture', async () => {
    const archive = await archiveOf({
      'site-main/_recipes/soup.md': chowdown,
      'site-main/_recipes/none.md': chowdown.replace('soup.jpg', 'gone.jpg'),
      'site-main/_posts/hello.md': '---\nlayout: post\ntitle: Hello\n---\nWords.',
      'site-main/images/soup.jpg': 'x',
      'site-main/index.html': '<html></html>',
    });
    assert.equal(await markdown.detect(archive), 'sure');
    const items = await itemsOf(markdown, archive);
    assert.deepEqual(
      items.map(({ title, photos, remarks }) => [title, photos.map(({ place }) => place), remarks]),
      [
        ['Soup', [{ kind: 'upload', path: ['site-main/images/soup.jpg'] }], []],
        ['Soup', [], [{ code: 'photo-missing', field: 'assets', evidence: 'gone.jpg' }]],
      ],
    );
  });

  test('matches a picture to the recipe with the same file name', async () => {
    const archive = await archiveOf({ 'a/Hot Soup.cook': 'Boil @water{1%l}.', 'a/Hot Soup.png': 'x' });
    assert.equal(await cooklang.detect(archive), 'likely');
    const [item] = await itemsOf(cooklang, archive);
    assert.deepEqual(
      [item?.title, item?.photos.map(({ place }) => place)],
      ['Hot Soup', [{ kind: 'upload', path: ['a/Hot Soup.png'] }]],
    );
  });

  test('rejects archives with other files, without pictures or without texts', async () => {
    assert.equal(await markdown.detect(await archiveOf({ 'soup.md': soup })), 'no');
    assert.equal(await markdown.detect(await archiveOf({ 'soup.md': soup, 'a.jpg': 'x', 'b.csv': 'x' })), 'no');
    assert.equal(await cooklang.detect(await archiveOf({ 'a.jpg': 'x' })), 'no');
  });
});

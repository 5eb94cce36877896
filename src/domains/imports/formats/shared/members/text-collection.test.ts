import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { archiveOf, findAll, itemsOf } from '../../../../../../test/support/import-files.ts';
import { format as cooklang } from '../../cooklang/format.ts';
import { format as markdown } from '../../markdown/format.ts';

const soup = '# Soup\n\n![x](assets/a%20b.jpg)\n\n## Ingredients\n\n- 1 l water\n\n## Method\n\n1. Boil.\n';
const chowdown =
  '---\nlayout: recipe\ntitle: Soup\nimage: soup.jpg\ningredients:\n- water\ndirections:\n- Boil.\n---\n';

suite('folders of texts with pictures', () => {
  test('are read with the pictures that the texts refer to', async () => {
    const archive = await archiveOf({ 'soup.md': soup, 'README.md': '# About\n\n- me\n', 'assets/a b.jpg': 'x' });
    assert.equal(await markdown.detect(archive), 'likely');
    const { found } = await findAll(markdown, archive);
    assert.deepEqual(
      found.map((one) => one.kind === 'recipe' && [one.path, one.photos]),
      [[['soup.md'], [{ kind: 'upload', path: ['assets/a b.jpg'] }]]],
    );
  });

  test('can be a Chowdown site with pictures elsewhere and many other files', async () => {
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

  test('match a picture to the recipe with the same name', async () => {
    const archive = await archiveOf({ 'a/Hot Soup.cook': 'Boil @water{1%l}.', 'a/Hot Soup.png': 'x' });
    assert.equal(await cooklang.detect(archive), 'likely');
    const [item] = await itemsOf(cooklang, archive);
    assert.deepEqual(
      [item?.title, item?.photos.map(({ place }) => place)],
      ['Hot Soup', [{ kind: 'upload', path: ['a/Hot Soup.png'] }]],
    );
  });

  test('are not detected with other files or without pictures', async () => {
    assert.equal(await markdown.detect(await archiveOf({ 'soup.md': soup })), 'no');
    assert.equal(await markdown.detect(await archiveOf({ 'soup.md': soup, 'a.jpg': 'x', 'b.csv': 'x' })), 'no');
    assert.equal(await cooklang.detect(await archiveOf({ 'a.jpg': 'x' })), 'no');
  });
});

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { suite, test } from 'node:test';

import { archiveOf, fileOf, findAll, itemsOf } from '../../../../../test/support/import-files.ts';
import { format } from './format.ts';

const picture = 'a picture';
const hash = createHash('sha256').update(picture).digest('hex');

const soup = {
  format: 'tureen.recipe/1',
  id: 'soup-1',
  title: 'Soup',
  ingredient_sections: [{ id: 's', ingredients: [{ id: 'a', text: '1 l water' }] }],
  assets: [
    { id: 'one', asset_id: `sha256:${hash}`, role: 'image' },
    { id: 'two', asset_id: `sha256:${'0'.repeat(64)}` },
  ],
};

const bundle = (folder = ''): ReturnType<typeof archiveOf> =>
  archiveOf({
    [`${folder}tureen-bundle.json`]: { format: 'tureen.bundle/1', recipes: 3 },
    [`${folder}recipes/00001.json`]: soup,
    [`${folder}recipes/00002.json`]: '{"title":',
    [`${folder}recipes/00003.json`]: { title: 7 },
    [`${folder}assets/${hash}.jpg`]: picture,
    [`${folder}assets/readme.txt`]: 'no asset',
  });

suite('Tureen bundles', () => {
  test('reads documents as stored and files by content hash', async () => {
    for (const folder of ['', 'Unpacked and packed again/']) {
      const archive = await bundle(folder);
      assert.equal(await format.detect(archive), 'sure');
      const { found, expected } = await findAll(format, archive);
      assert.deepEqual(expected, [3]);
      const files = new Map([[`sha256:${hash}`, { kind: 'upload', path: [`${folder}assets/${hash}.jpg`] }]]);
      assert.deepEqual(found[0], { kind: 'document', document: soup, files, path: [`${folder}recipes/00001.json`] });
      assert.deepEqual(
        found.map(({ kind }) => kind),
        ['document', 'unreadable', 'document'],
      );
    }
  });

  test('keeps the recipe id and the included files, and reports missing ones', async () => {
    const [first, second, third] = await itemsOf(format, await bundle());
    assert.equal((JSON.parse(first?.document ?? '{}') as { id?: string }).id, 'soup-1');
    assert.deepEqual(first?.photos, [
      {
        place: { kind: 'upload', path: [`assets/${hash}.jpg`] },
        localId: 'one',
        assetId: `sha256:${hash}`,
      },
    ]);
    assert.deepEqual(
      [first, second, third].map((item) => item?.remarks.map(({ code }) => code)),
      [['photo-missing', 'steps-missing'], ['item-unreadable'], ['item-unreadable']],
    );
  });

  test('reads a single document, and rejects other archives and files', async () => {
    assert.equal(await format.detect(fileOf(soup)), 'sure');
    const [item] = await itemsOf(format, fileOf(soup));
    assert.equal(item?.title, 'Soup');
    assert.equal(await format.detect(fileOf({ title: 'Soup' })), 'no');
    assert.equal(await format.detect(await archiveOf({ 'recipes/00001.json': soup })), 'no');
    assert.equal(await format.detect(await archiveOf({ 'tureen-bundle.json': { format: 'other/1' } })), 'no');
  });
});

// Round trip: exports a library as a bundle, imports it into another library, and exports that one.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { TestClient } from '../../../test/support/client.ts';
import { onEveryEngine } from '../../../test/support/engines.ts';
import { commit, previewOf } from '../../../test/support/imports.ts';
import { endedJob } from '../../../test/support/jobs.ts';
import { newPicture } from '../../../test/support/pictures.ts';
import { readZip } from '../../../test/support/read-zip.ts';
import { newEntry } from '../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../test/support/test-service.ts';
import { assetIdOf, upload } from '../../../test/support/upload.ts';
import type { JobBody } from '../jobs/index.ts';

const bundleOf = async (client: TestClient): Promise<Buffer> => {
  const input = { scope: 'library', format: 'portable-bundle' };
  const { body } = await client.post<JobBody>('/api/v1/jobs/exports', input);
  assert.equal((await endedJob(client, body.id)).state, 'succeeded');
  return (await client.get(`/api/v1/jobs/${body.id}/download`)).bytes;
};

const textOf = async (bytes: Buffer) =>
  (await readZip(bytes)).map(({ path, content }) => [path, content.toString('latin1')]);

const soup = (title: string, more: object = {}) => ({
  title,
  language: 'en',
  ingredient_sections: [{ ingredients: [{ text: `1 cup ${title}` }, { text: '2 onions' }] }],
  instruction_sections: [{ steps: [{ text: 'Boil the onions.' }] }],
  ...more,
});

onEveryEngine('bundle round trip', (engine) => {
  const service = serviceForSuite(engine);

  test('restores recipes with files and ids, exports an identical bundle, and recognizes a second import', async () => {
    const [from, to] = [await service.newLibrary(), await service.newLibrary()];
    const picture = await newPicture();
    const { id } = await newEntry(from, soup('leeks'));
    await upload(from, `/api/v1/recipes/${id}`, picture);
    const assets = [{ asset_id: assetIdOf(picture), role: 'image', media_type: 'image/jpeg' }];
    await from.put(`/api/v1/recipes/${id}`, { recipe: soup('leeks', { assets }) }, { 'if-match': '"1"' });
    await newEntry(from, soup('beans', { unknown_to_us: { kept: true } }));
    const bundle = await bundleOf(from);

    const preview = await previewOf(to, { 'library.zip': bundle });
    assert.deepEqual(
      preview.items.map(({ recipe, source, can_commit }) => [recipe.title, source.format_id, can_commit]),
      [
        ['leeks', 'tureen-bundle', true],
        ['beans', 'tureen-bundle', true],
      ],
    );
    assert.equal(preview.items[0]?.assets.available, 1);
    const { body } = await commit(to, preview.id, { item_ids: preview.items.map((item) => item.id) });
    assert.deepEqual(
      body.items.map(({ outcome, dropped_assets }) => [outcome, dropped_assets]),
      [
        ['created', 0],
        ['created', 0],
      ],
    );
    const exported = await bundleOf(to);
    assert.deepEqual(await textOf(exported), await textOf(bundle));
    assert.ok(bundle.equals(exported));

    const again = await previewOf(to, { 'library.zip': bundle });
    assert.deepEqual(
      again.items.map(({ analysis }) => [analysis.status, analysis.matches[0]?.evidence]),
      [
        ['definite-match', 'portable-id'],
        ['definite-match', 'portable-id'],
      ],
    );
  });
});

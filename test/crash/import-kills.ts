// Repeatedly kills the service during the commit of an import and checks the content of the library.
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';

import { newPicture } from '../support/pictures.ts';
import { TestClient } from '../support/client.ts';
import type { Engine } from '../support/engines.ts';
import { gzipOf, zipOf } from '../support/import-files.ts';
import { commit, previewOf } from '../support/imports.ts';
import { paprikaRecipe } from '../support/paprika.ts';
import type { EntryBody } from '../support/recipes.ts';
import { startProcess } from './service-process.ts';

const settings = { TUREEN_LIMIT_WRITES_PER_MINUTE: '0' };
const POLL_MS = 5;

interface Summaries {
  readonly items: readonly { readonly id: string; readonly title: string; readonly revision: number }[];
  readonly next_cursor: string | null;
  readonly total: number;
}

const allRecipes = async (client: TestClient): Promise<Summaries['items']> => {
  const items: Summaries['items'][number][] = [];
  for (let cursor = ''; ;) {
    const { body } = await client.get<Summaries>(`/api/v1/recipes?limit=100${cursor && `&cursor=${cursor}`}`);
    items.push(...body.items);
    if (body.next_cursor === null) return items;
    cursor = encodeURIComponent(body.next_cursor);
  }
};

const countOf = async (client: TestClient): Promise<number> =>
  (await client.get<Summaries>('/api/v1/recipes?limit=1')).body.total;

/** Complete: document, image and revision. */
const assertWhole = async (client: TestClient, id: string): Promise<void> => {
  const { status, body } = await client.get<EntryBody>(`/api/v1/recipes/${id}`);
  assert.deepEqual([status, body.revision], [200, 1]);
  const recipe = body.recipe as unknown as {
    ingredient_sections: { ingredients: unknown[] }[];
    assets: { asset_id: string }[];
  };
  assert.equal(recipe.ingredient_sections[0]?.ingredients.length, 12);
  const asset = recipe.assets[0]?.asset_id;
  assert.equal((await client.get(`/api/v1/recipes/${id}/assets/${asset}`)).status, 200);
};

/** Commits `items` recipes with an image each while the service is killed `kills` times. */
export const killCommits = async (
  engine: Engine,
  { kills, items }: { readonly kills: number; readonly items: number },
): Promise<{ readonly kills: number; readonly cut: number }> => {
  const database = await engine.createDatabase();
  let service = await startProcess({ ...database.settings, ...settings });
  let client = new TestClient(service.address);
  let [killed, cut] = [0, 0];
  try {
    const photo_data = (await newPicture()).toString('base64');
    const files = Array.from({ length: items }, (_, at) => [
      `${at}.paprikarecipe`,
      gzipOf({ ...paprikaRecipe(at + 1), photo_data }),
    ]);
    const preview = await previewOf(client, { 'all.paprikarecipes': await zipOf(Object.fromEntries(files)) });
    const item_ids = preview.items.map(({ id }) => id);
    assert.equal(item_ids.length, items);
    // With this option, only the preview's record of an item prevents it from being created twice.
    const everything = { item_ids, on_duplicate: 'separate' };

    for (; killed < kills; killed += 1) {
      const before = await countOf(client);
      const going = commit(client, preview.id, everything).then(
        () => 'answered' as const,
        () => 'lost' as const,
      );
      const enough = Math.min(items, before + Math.ceil(items / (kills + 2)));
      while ((await countOf(client)) < enough) await pause(POLL_MS);
      await service.kill();
      if ((await going) === 'lost') cut += 1;
      client.close();
      service = await startProcess({ ...database.settings, ...settings });
      client = new TestClient(service.address);
    }
    const { status, body } = await commit(client, preview.id, everything);
    assert.equal(status, 200, JSON.stringify(body).slice(0, 500));
    assert.equal(body.remaining, undefined);
    const recipes = await allRecipes(client);
    assert.equal(recipes.length, items);
    assert.equal(new Set(recipes.map(({ title }) => title)).size, items);
    // The response reports exactly the recipes that exist.
    assert.deepEqual(
      new Set(body.items.map(({ library_entry_id }) => library_entry_id)),
      new Set(recipes.map(({ id }) => id)),
    );
    for (const { id } of recipes) await assertWhole(client, id);
    return { kills: killed, cut };
  } finally {
    client.close();
    await service.kill();
    await database.drop();
  }
};

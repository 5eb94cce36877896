import assert from 'node:assert/strict';

import type {
  ImportDiagnostic,
  ImportMatch,
  ImportPreviewItem,
  PreviewBody,
} from '../../../../src/domains/imports/previews/preview.schemas.ts';
import type { RecipeDocument } from '../../../../src/domains/recipe-format/index.ts';
import type { TestClient } from '../../../support/client.ts';
import { gzipOf } from '../../../support/import-files.ts';
import { PREVIEWS, commit, itemOf, previewOf, recipeNode } from '../../../support/imports.ts';
import { newPicture } from '../../../support/pictures.ts';
import { newEntry } from '../../../support/recipes.ts';
import type { EntryBody } from '../../../support/recipes.ts';
import { proves, provedBy, section } from '../sentence.ts';
import type { Section } from '../sentence.ts';
import { measurementSentences } from './import-preview/measurements.ts';

const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** A Paprika recipe with all that a preview shows. */
const pie = {
  uid: '2D4A7B10-4C0B-4E5C-9A53-2B1B0C6B8F11',
  name: 'Leek pie',
  description: 'Better on the second day.',
  ingredients: 'For the dough:\n2 cups flour\n1 tbsp butter\n\nFor the filling:\n3 leeks\n',
  directions: 'Make the dough.\n\nBake the pie.',
  servings: '6 slices',
  source: 'Aunt Mae',
  source_url: 'https://example.org/leek-pie',
};

const soupText = 'Onion soup\n\nIngredients\n2 onions\n1 litre water\n\nMethod\nChop the onions.\nBoil them.\n';

const unreadable = Buffer.from([0, 1, 2, 3, 255, 254, 0, 0, 9, 8, 7, 6]);

const previewPie = (client: TestClient, more: object = {}): Promise<PreviewBody> =>
  previewOf(client, { 'pie.paprikarecipe': gzipOf({ ...pie, ...more }) });

const pieItem = async (client: TestClient, more: object = {}): Promise<ImportPreviewItem> =>
  itemOf(await previewPie(client, more), pie.name);

const readItem = async (client: TestClient, { id }: PreviewBody, title: string): Promise<ImportPreviewItem> =>
  itemOf((await client.get<PreviewBody>(`${PREVIEWS}/${id}`)).body, title);

const commitAll = async (client: TestClient, { id, items }: PreviewBody, more: object = {}): Promise<string> => {
  const { status, body, text } = await commit(client, id, { item_ids: items.map((item) => item.id), ...more });
  assert.equal(status, 200, text);
  return body.items[0]?.library_entry_id ?? assert.fail('nothing was imported');
};

interface Matched {
  readonly entryId: string;
  readonly match: ImportMatch;
}

/** The match of a recipe that is imported for the second time. */
const matchPie = async (client: TestClient): Promise<Matched> => {
  const entryId = await commitAll(client, await previewPie(client));
  const { analysis } = await pieItem(client);
  return { entryId, match: analysis.matches[0] ?? assert.fail('no match') };
};

/** One diagnostic of each class, in the order of the documentation. */
const threeDiagnostics = async (client: TestClient): Promise<readonly ImportDiagnostic[]> => {
  const { items } = await previewOf(client, {
    'bad.bin': unreadable,
    'cake.json': recipeNode('Cake', { recipeIngredient: ['2 cups flour', '1 cup sugar'] }),
    'eggs.txt': 'Eggs\n2 eggs\n10 g butter\nFry all of it.',
  });
  const found = items.flatMap(({ diagnostics }) => diagnostics);
  return ['item-unreadable', 'unit-ambiguous', 'structure-guessed'].map(
    (code) => found.find((diagnostic) => diagnostic.code === code) ?? assert.fail(code),
  );
};

/** A bundle with one recipe of the library. */
const bundleOf = async (client: TestClient, entry_id: string): Promise<Buffer> => {
  const { body } = await client.post<{ id: string }>('/api/v1/books', { kind: 'personal', title: 'Book' });
  await client.put(`/api/v1/books/${body.id}/members`, { members: [{ entry_id }] }, { 'if-match': '"1"' });
  const { status, bytes } = await client.get(`/api/v1/books/${body.id}/export/portable-bundle`);
  assert.equal(status, 200);
  return bytes;
};

const TEST_FILE = 'src/domains/imports/preview.test.ts';

export const importPreview: readonly Section[] = [
  section(
    'Import preview',
    proves('`id`: string, req.', async ({ client }) => {
      const { id } = await previewPie(client);
      assert.equal((await client.get<PreviewBody>(`${PREVIEWS}/${id}`)).body.id, id);
    }),
    proves('`expires_at`: date-time, req.', async ({ client }) => {
      assert.match((await previewPie(client)).expires_at, DATE_TIME);
    }),
    proves('`preview_revision`: integer, min 1, req.', async ({ client }) => {
      const preview = await previewOf(client, { 'soup.txt': soupText });
      assert.equal(preview.preview_revision, 1);
      const path = `${PREVIEWS}/${preview.id}/items/${itemOf(preview, 'Onion soup').id}/text`;
      const { body } = await client.put<PreviewBody>(path, { text: soupText.replace('2 onions', '3 onions') });
      assert.equal(body.preview_revision, 2);
    }),
    proves('`items`: array of Preview item or null, req.', async ({ client }) => {
      const preview = await previewOf(client, { 'a.json': recipeNode('Apple cake'), 'b.txt': soupText });
      assert.deepEqual(
        preview.items.map(({ recipe }) => recipe.title),
        ['Apple cake', 'Onion soup'],
      );
    }),
    proves('`resolution_decisions`: array or null, req; see below.', async ({ client }) => {
      assert.equal((await previewPie(client)).resolution_decisions.length, 2);
      assert.deepEqual((await previewOf(client, { 'soup.txt': soupText })).resolution_decisions, []);
    }),
    proves('`resolution_groups`: array or null, req; see below.', async ({ client }) => {
      assert.equal((await previewPie(client)).resolution_groups.length, 2);
      assert.deepEqual((await previewOf(client, { 'soup.txt': soupText })).resolution_groups, []);
    }),
    proves(
      '`resolution_profiles`: array or null, req; each has `id`, `label`, `selects` (array of string or null), all req.',
      async ({ client }) => {
        const { resolution_profiles: profiles } = await previewPie(client);
        const us = profiles.find(({ id }) => id === 'us');
        assert.deepEqual([us?.label, us?.selects.toSorted()], ['US customary', ['us.cup', 'us.tablespoon']]);
        for (const { id, label, selects } of profiles) {
          assert.ok(id !== '' && label !== '' && Array.isArray(selects), label);
        }
      },
    ),
    proves('`unanswered`: array of string or null, req.', async ({ client }) => {
      const { unanswered, resolution_decisions: decisions } = await previewPie(client);
      assert.deepEqual(
        unanswered,
        decisions.map(({ id }) => id),
      );
      assert.deepEqual((await previewOf(client, { 'soup.txt': soupText })).unanswered, []);
    }),
    proves('`unit_registry_version`: string, req.', async ({ client }) => {
      const [first, second] = [await previewPie(client), await previewOf(client, { 'soup.txt': soupText })];
      assert.match(first.unit_registry_version, /^\d{4}\.\d+$/);
      assert.equal(second.unit_registry_version, first.unit_registry_version);
    }),

    proves('Preview item: `id`: string, req.', async ({ client }) => {
      const preview = await previewPie(client);
      const { id } = itemOf(preview, pie.name);
      assert.equal((await commit(client, preview.id, { item_ids: [id] })).status, 200);
    }),
    proves('`already_here`: boolean, req.', async ({ client }) => {
      const preview = await previewPie(client);
      assert.equal(itemOf(preview, pie.name).already_here, false);
      await commitAll(client, preview);
      assert.equal((await pieItem(client)).already_here, true);
    }),
    proves('`can_commit`: boolean, req.', async ({ client }) => {
      const preview = await previewOf(client, { 'soup.txt': soupText, 'bad.bin': unreadable });
      assert.deepEqual(
        preview.items.map(({ recipe, can_commit }) => [recipe.title, can_commit]),
        [
          ['Onion soup', true],
          ['bad.bin', false],
        ],
      );
    }),
    proves(
      '`analysis`: object, req: `status` (req; `new`, `definite-match`, `likely-duplicate`, `ambiguous`)',
      async ({ client }) => {
        const statusOf = async (title: string, more: object = {}): Promise<string> =>
          itemOf(await previewOf(client, { 'recipe.json': recipeNode(title, more) }), title).analysis.status;
        assert.equal(await statusOf('Soup'), 'new');
        await commitAll(client, await previewOf(client, { 'soup.json': recipeNode('Soup') }));
        assert.equal(await statusOf('Soup'), 'likely-duplicate');
        const url = 'https://example.org/stew';
        await newEntry(client, { title: 'Stew', source: { url } });
        assert.equal(await statusOf('Stew', { url }), 'definite-match');
        await newEntry(client, { title: 'Stew', source: { url } });
        assert.equal(await statusOf('Stew', { url }), 'ambiguous');
      },
    ),
    proves('and `matches` (req array or null).', async ({ client }) => {
      assert.deepEqual((await pieItem(client)).analysis.matches, []);
      const { entryId, match } = await matchPie(client);
      assert.equal(match.entry_id, entryId);
    }),
    proves(
      '`assets`: object, req: integers `available`, `deferred`, `discovered`, `failed`, `unavailable` (all req);',
      async ({ client }) => {
        const photo_data = (await newPicture()).toString('base64');
        const preview = await previewOf(client, {
          'pie.paprikarecipe': gzipOf({ ...pie, photo_data }),
          'deferred.json': recipeNode('Deferred', { image: 'https://example.org/photo.jpg' }),
          'failed.json': recipeNode('Failed', { image: 'https://localhost:1/photo.jpg' }),
          'missing.mx2': `<?xml version="1.0"?><mx2 source="MasterCook 6.0"><RcpE name="Missing" img="pie.jpg"><IngR name="eggs" qty="3"/><DirS><DirT>Boil.</DirT></DirS></RcpE></mx2>`,
        });
        const refused = await client.get(String(itemOf(preview, 'Failed').assets.preview_url));
        assert.deepEqual([refused.status, refused.body.code], [404, 'photo-unavailable']);
        const countsOf = async (title: string): Promise<readonly number[]> => {
          const { available, deferred, discovered, failed, unavailable } = (await readItem(client, preview, title))
            .assets;
          return [available, deferred, discovered, failed, unavailable];
        };
        assert.deepEqual(await countsOf(pie.name), [1, 0, 1, 0, 0]);
        assert.deepEqual(await countsOf('Deferred'), [0, 1, 1, 0, 0]);
        assert.deepEqual(await countsOf('Failed'), [0, 0, 1, 1, 0]);
        assert.deepEqual(await countsOf('Missing'), [0, 0, 1, 0, 1]);
      },
    ),
    proves('`preview_url` (string, optional) retrieves the leading photograph', async ({ client }) => {
      const [first, second] = [await newPicture(), await newPicture()];
      const photos = [first, second].map((photo, index) => ({
        filename: `${index}.jpg`,
        data: photo.toString('base64'),
      }));
      const { assets } = await pieItem(client, { photos });
      const shown = await client.get(String(assets.preview_url));
      assert.deepEqual([shown.status, shown.headers['content-type']], [200, 'image/jpeg']);
      assert.deepEqual(shown.bytes, first);
      assert.ok(!('preview_url' in (await pieItem(client)).assets));
    }),
    provedBy('on demand', TEST_FILE, 'fetches a photo once, when it is first requested, and counts it as available'),
    provedBy(
      'and answers 404 with a problem type saying whether the photograph is pending or unavailable.',
      TEST_FILE,
      'answers 404 photo-pending for a slow photo, and photo-unavailable for one that does not exist',
    ),
    proves('`diagnostics`: array or null, req.', async ({ client }) => {
      const preview = await previewOf(client, { 'soup.txt': soupText, 'bad.bin': unreadable });
      assert.deepEqual(itemOf(preview, 'Onion soup').diagnostics, []);
      assert.equal(itemOf(preview, 'bad.bin').diagnostics.length, 1);
    }),
    proves(
      '`recipe`: object, req: `title` (req), `ingredient_count` (req int), `step_count` (req int),',
      async ({ client }) => {
        const { title, ingredient_count, step_count } = (await pieItem(client)).recipe;
        assert.deepEqual([title, ingredient_count, step_count], [pie.name, 3, 2]);
      },
    ),
    proves('`description`, `yield` (strings),', async ({ client }) => {
      const { recipe } = await pieItem(client);
      assert.deepEqual([recipe.description, recipe.yield], [pie.description, '6 slices']);
    }),
    proves(
      '`ingredients` and `instructions` (arrays of `{items: array of string (req), title: string}`).',
      async ({ client }) => {
        const { ingredients, instructions } = (await pieItem(client)).recipe;
        assert.deepEqual(ingredients, [
          { title: 'For the dough', items: ['2 cups flour', '1 tbsp butter'] },
          { title: 'For the filling', items: ['3 leeks'] },
        ]);
        assert.deepEqual(instructions, [{ items: ['Make the dough.', 'Bake the pie.'] }]);
      },
    ),
    proves('`source`: object, req: `format_id` (req), `format_name` (req),', async ({ client }) => {
      const { format_id, format_name } = (await pieItem(client)).source;
      assert.deepEqual([format_id, format_name], ['paprika', 'Paprika']);
    }),
    proves('`can_retain` (req boolean; the uploaded original can be retained at commit),', async ({ client }) => {
      const preview = await previewOf(client, { 'soup.txt': soupText });
      const { id, source } = itemOf(preview, 'Onion soup');
      assert.equal(source.can_retain, true);
      const entryId = await commitAll(client, preview, { retain_source_item_ids: [id] });
      const { recipe } = (await client.get<EntryBody>(`/api/v1/recipes/${entryId}`)).body;
      const [asset] = (recipe as RecipeDocument).assets ?? [];
      const kept = await client.get(`/api/v1/recipes/${entryId}/assets/${String(asset?.asset_id)}`);
      assert.deepEqual([asset?.role, kept.text], ['source', soupText]);
    }),
    proves(
      '`attribution`, `extracted_text` (text extracted from a document upload, editable before commit),',
      async ({ client }) => {
        assert.equal((await pieItem(client)).source.attribution, 'Aunt Mae');
        const preview = await previewOf(client, { 'soup.txt': soupText });
        const { id, source } = itemOf(preview, 'Onion soup');
        assert.equal(source.extracted_text, soupText.trim());
        const text = soupText.replace('Onion soup', 'Leek soup');
        await client.put(`${PREVIEWS}/${preview.id}/items/${id}/text`, { text });
        const entryId = await commitAll(client, preview);
        assert.equal((await client.get<EntryBody>(`/api/v1/recipes/${entryId}`)).body.recipe.title, 'Leek soup');
      },
    ),
    proves('`filename`, `url` (strings).', async ({ client }) => {
      const { filename, url } = (await pieItem(client)).source;
      assert.deepEqual([filename, url], ['pie.paprikarecipe', pie.source_url]);
    }),

    proves('Match: `entry_id`, `recipe_id`, `title` (strings),', async ({ client }) => {
      const { entryId, match } = await matchPie(client);
      const { body: entry } = await client.get<EntryBody>(`/api/v1/recipes/${entryId}`);
      assert.deepEqual([match.entry_id, match.recipe_id, match.title], [entry.id, entry.recipe_id, pie.name]);
    }),
    proves('`revision` (integer, min 1), `ingredient_count` (integer),', async ({ client }) => {
      const { entryId, match } = await matchPie(client);
      assert.deepEqual([match.revision, match.ingredient_count], [1, 3]);
      const { recipe } = (await client.get<EntryBody>(`/api/v1/recipes/${entryId}`)).body;
      await client.put(`/api/v1/recipes/${entryId}`, { recipe: { ...recipe, notes: 'Good' } }, { 'if-match': '"1"' });
      assert.equal((await pieItem(client)).analysis.matches[0]?.revision, 2);
    }),
    proves('`score` (number, max 1),', async ({ client }) => {
      assert.equal((await matchPie(client)).match.score, 1);
      const foods = ['leek', 'potato', 'cream', 'butter', 'salt', 'nutmeg', 'parsley', 'flour', 'sugar', 'egg'];
      const previewSoup = (count: number) =>
        previewOf(client, { 'soup.json': recipeNode('Leek soup', { recipeIngredient: foods.slice(0, count) }) });
      await commitAll(client, await previewSoup(10));
      const [match] = itemOf(await previewSoup(9), 'Leek soup').analysis.matches;
      assert.ok(match !== undefined && match.score > 0 && match.score < 1, String(match?.score));
    }),
    proves('`evidence` (`source-identity`, `canonical-url`, `portable-id`, `similarity`),', async ({ client }) => {
      assert.equal((await matchPie(client)).match.evidence, 'source-identity');
      const url = 'https://example.org/stew';
      await newEntry(client, { title: 'Stew', source: { url } });
      const { id } = await newEntry(client, { title: 'Broth' });
      await commitAll(client, await previewOf(client, { 'twin.json': recipeNode('Twin') }));
      const preview = await previewOf(client, {
        'stew.json': recipeNode('Stew', { url }),
        'bundle.zip': await bundleOf(client, id),
        'twin.json': recipeNode('Twin'),
      });
      assert.deepEqual(
        ['Stew', 'Broth', 'Twin'].map((title) => itemOf(preview, title).analysis.matches[0]?.evidence),
        ['canonical-url', 'portable-id', 'similarity'],
      );
    }),
    proves('`authors` (array of string or null), `yield` (optional string).', async ({ client }) => {
      const url = 'https://example.org/stew';
      const stew = { title: 'Stew', source: { url } };
      const { id } = await newEntry(client, stew);
      const firstMatch = async (): Promise<ImportMatch | undefined> =>
        itemOf(await previewOf(client, { 'stew.json': recipeNode('Stew', { url }) }), 'Stew').analysis.matches[0];
      const bare = await firstMatch();
      assert.deepEqual([bare?.authors, bare?.yield], [[], undefined]);
      const recipe = { ...stew, authors: [{ name: 'Ada' }, { name: 'Bo' }], yields: [{ text: 'Serves 4' }] };
      await client.put(`/api/v1/recipes/${id}`, { recipe }, { 'if-match': '"1"' });
      const match = await firstMatch();
      assert.deepEqual([match?.authors, match?.yield], [['Ada', 'Bo'], 'Serves 4']);
    }),

    proves('Diagnostic: `area` (string),', async ({ client }) => {
      assert.deepEqual(
        (await threeDiagnostics(client)).map(({ area }) => area),
        ['file', 'measurements', 'text'],
      );
    }),
    proves('`class` (`blocking`, `actionable`, `informational`),', async ({ client }) => {
      const diagnostics = await threeDiagnostics(client);
      assert.deepEqual(
        diagnostics.map((diagnostic) => diagnostic.class),
        ['blocking', 'actionable', 'informational'],
      );
    }),
    proves('`code` (string), `count` (integer, min 1), `message` (string),', async ({ client }) => {
      const diagnostics = await threeDiagnostics(client);
      assert.deepEqual(
        diagnostics.map(({ code, count }) => [code, count]),
        [
          ['item-unreadable', 1],
          ['unit-ambiguous', 2],
          ['structure-guessed', 1],
        ],
      );
      for (const { message } of diagnostics) assert.match(message, /^\w.*\.$/);
    }),
    proves('`severity` (`info`, `warning`, `error`),', async ({ client }) => {
      assert.deepEqual(
        (await threeDiagnostics(client)).map(({ severity }) => severity),
        ['error', 'warning', 'info'],
      );
    }),
    proves('`targets` (optional array).', async ({ client }) => {
      const [, ambiguous] = await threeDiagnostics(client);
      assert.equal(ambiguous?.targets?.length, ambiguous?.count);
    }),
    proves('Target: `action`, `evidence`, `field`, `object_id`, `preserved` (strings),', async ({ client }) => {
      const preview = await previewPie(client);
      const target = itemOf(preview, pie.name).diagnostics[0]?.targets?.[0] ?? assert.fail();
      assert.match(String(target.action), /\w/);
      assert.deepEqual(
        [target.evidence, target.field, target.preserved],
        ['2 cups', 'ingredient_sections[0].ingredients[0]', '2 cups flour'],
      );
      const entryId = await commitAll(client, preview);
      const recipe = (await client.get<EntryBody>(`/api/v1/recipes/${entryId}`)).body.recipe as RecipeDocument;
      assert.equal(recipe.ingredient_sections?.[0]?.ingredients?.[0]?.id, target.object_id);
    }),
    proves(
      'and `resolution` (object with `authored_form`, `candidate_unit_ids`, `id`, `kind`, `resolution_key`, `source_end`, `source_start`).',
      async ({ client }) => {
        const preview = await previewPie(client);
        const [target] = itemOf(preview, pie.name).diagnostics[0]?.targets ?? [];
        const resolution = target?.resolution ?? assert.fail();
        const group = preview.resolution_groups.find(({ authored_form }) => authored_form === 'cups');
        const { id, ...rest } = resolution;
        assert.deepEqual(rest, {
          authored_form: 'cups',
          candidate_unit_ids: group?.candidate_unit_ids,
          kind: 'unit_alias',
          resolution_key: group?.id,
          source_start: 2,
          source_end: 6,
        });
        const plan = await client.post(`${PREVIEWS}/${preview.id}/measurement-resolution-plans`, {
          expected_preview_revision: 1,
          interpretation: { kind: 'convention', convention: 'us' },
          excluded_occurrence_ids: [id],
        });
        assert.equal(plan.status, 200, plan.text);
      },
    ),
    ...measurementSentences,
  ),
];

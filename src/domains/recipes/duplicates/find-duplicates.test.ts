import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { TestClient } from '../../../../test/support/client.ts';
import { onEveryEngine } from '../../../../test/support/engines.ts';
import { newEntry } from '../../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { systemClock } from '../../../platform/clock/clock.ts';
import type { LibraryScope, SessionId } from '../../../platform/http/scope.ts';
import { asId, createUuidV7Generator } from '../../../platform/ids/ids.ts';
import type { LibraryId, UserId } from '../../../platform/ids/ids.ts';
import type { RecipeDocument } from '../../recipe-format/index.ts';
import { prepareValidatedDocument } from '../computation/prepare-validated-document.ts';
import { createRecipe } from '../entries/create-recipe.ts';
import type { DuplicateMatch } from './duplicate-match.ts';
import { findDuplicates } from './find-duplicates.ts';
import { findDefiniteMatchesInTransaction } from './find-definite-matches-in-transaction.ts';

const FOODS = ['leek', 'potato', 'cream', 'butter', 'salt', 'bay leaf', 'nutmeg', 'parsley'];
const OTHERS = ['flour', 'sugar', 'egg', 'cocoa', 'vanilla'];

const recipe = (
  title: string,
  foods: readonly string[] = FOODS,
  more: Partial<RecipeDocument> = {},
): RecipeDocument => ({
  title,
  language: 'en',
  ingredient_sections: [{ ingredients: foods.map((name) => ({ text: `2 ${name}`, name })) }],
  ...more,
});

const at = (url: string): Partial<RecipeDocument> => ({ source: { url } });

const inShort = (found: readonly DuplicateMatch[] | undefined): readonly unknown[] =>
  (found ?? []).map(({ entry_id, evidence, score }) => [entry_id, evidence, Number(score.toFixed(3))]);

const trash = async (client: TestClient, id: string): Promise<void> => {
  assert.equal((await client.delete(`/api/v1/recipes/${id}`, { 'if-match': '*' })).status, 200);
};

const scopeOf = (libraryId: LibraryId): LibraryScope => ({
  libraryId,
  requestId: 'test',
  clock: systemClock,
  newId: createUuidV7Generator(systemClock),
  role: 'editor',
  version: 0,
  userId: asId<UserId>('somebody'),
  instanceAdmin: false,
  credential: { kind: 'local', id: asId<SessionId>('test') },
});

onEveryEngine('duplicate detection', (engine) => {
  const service = serviceForSuite(engine);

  /** Creates a library with these recipes, and a function that looks for duplicates in it. */
  const libraryOf = async (...recipes: readonly RecipeDocument[]) => {
    const { body } = await service.client.post<{ id: LibraryId }>('/api/v1/libraries', { name: 'Test' });
    const { id } = body;
    const client = service.client.with({ 'x-service-library': id });
    const ids: string[] = [];
    for (const one of recipes) ids.push((await newEntry(client, one)).id);
    const among = async (...documents: readonly RecipeDocument[]): Promise<readonly (readonly unknown[])[]> => {
      const requested = documents.map((document, index) => ({ key: `k${index}`, document }));
      const found = await findDuplicates(service.database.db, id, requested);
      assert.deepEqual(
        [...found.keys()],
        requested.map(({ key }) => key),
      );
      return requested.map(({ key }) => inShort(found.get(key)));
    };
    return { client, id, ids, among };
  };

  test('finds nothing in an empty library, in another library or in the trash', async () => {
    const url = 'https://soup.example/leek';
    const soup = recipe('Leek and potato soup', FOODS, { id: 'soup-1', source: { url, identifier: 'paprika:1' } });
    const { client, ids, among } = await libraryOf(soup);
    const empty = await libraryOf();
    const other = await libraryOf(recipe('Brownies', OTHERS));
    assert.deepEqual(await empty.among(soup), [[]]);
    assert.deepEqual(await other.among(soup), [[]]);
    assert.equal((await among(soup))[0]?.length, 1);
    await trash(client, ids[0] ?? '');
    assert.deepEqual(await among(soup, recipe('Leek and potato soup')), [[], []]);
  });

  test('does not match recipes with too little content, even if they have the same title', async () => {
    const { among } = await libraryOf(
      { title: 'Soup' },
      { title: 'Soup' },
      { title: 'Leek soup' },
      recipe('Soup', ['leek']),
    );
    assert.deepEqual(await among({ title: 'Soup' }, { title: 'Leek soup' }, recipe('Soup', ['leek'])), [[], [], []]);
  });

  test('does not match recipes that share only the foods, only the title, or part of both', async () => {
    const { among } = await libraryOf(
      recipe('Onion tart', FOODS),
      recipe('Leek and potato soup', OTHERS),
      recipe('Leek soup', [...FOODS.slice(0, 4), ...OTHERS]),
    );
    assert.deepEqual(await among(recipe('Leek and potato soup')), [[]]);
  });

  test('matches the same portable id regardless of content', async () => {
    const { ids, among } = await libraryOf(
      recipe('Leek soup', FOODS, { id: 'soup-1' }),
      recipe('Brownies', OTHERS, { id: 'x' }),
    );
    assert.deepEqual(await among(recipe('Stew', OTHERS, { id: 'soup-1' }), recipe('Stew', OTHERS, { id: 'soup-2' })), [
      [[ids[0], 'portable-id', 1]],
      [],
    ]);
  });

  test('matches the same source identity regardless of content', async () => {
    const source = { identifier: '12', publisher: 'Soup & Co' };
    const { ids, among } = await libraryOf(recipe('Leek soup', FOODS, { source }));
    const named = (publisher: string) => recipe('Stew', OTHERS, { source: { identifier: '12', publisher } });
    assert.deepEqual(await among(named('SOUP & Co'), named('Stew & Co')), [[[ids[0], 'source-identity', 1]], []]);
  });

  test('matches the same URL in any form, as source or canonical URL', async () => {
    const { ids, among } = await libraryOf(
      recipe('Leek soup', FOODS, { source: { url: 'https://a.example/1', canonical_url: 'https://b.example/leek/' } }),
    );
    const same = [[ids[0], 'canonical-url', 1]];
    const stew = (url: string) => recipe('Stew', OTHERS, at(url));
    assert.deepEqual(
      await among(
        stew('http://www.a.example/1?utm_source=x#y'),
        recipe('Stew', OTHERS, { source: { canonical_url: 'https://b.example:443/leek' } }),
        stew('https://b.example/leek/2'),
        stew('https://b.example/'),
      ),
      [same, same, [], []],
    );
  });

  test('matches recipes from the same page by title, and by page alone unless the page is known to have several', async () => {
    const page = at('https://cake.example/party');
    const { ids, among } = await libraryOf(recipe('Cake', OTHERS, page), recipe('Icing', ['sugar', 'butter'], page));
    assert.deepEqual(await among(recipe('ICING', FOODS, page)), [[[ids[1], 'canonical-url', 1]]]);
    assert.deepEqual((await among(recipe('Glaze', FOODS, page)))[0]?.length, 2);
    assert.deepEqual(await among(recipe('Glaze', FOODS, page), recipe('cake', FOODS, page)), [
      [],
      [[ids[0], 'canonical-url', 1]],
    ]);
  });

  test('matches a similar title and similar foods, best match first', async () => {
    const long = [...FOODS, ...OTHERS];
    const { ids, among } = await libraryOf(
      recipe('Leek soup', long.slice(0, 11)),
      recipe('The leek soups', long),
      recipe('Leek soup', long.slice(0, 12)),
      recipe('Leek soup', long.slice(0, 8)),
    );
    const found = [
      [ids[1], 'similarity', 1],
      [ids[2], 'similarity', 0.941],
      [ids[0], 'similarity', 0.882],
    ];
    assert.deepEqual(await among(recipe('Soup with leeks', long.toReversed())), [found]);
  });

  test('reports the strongest evidence per entry, strongest first, and omits similar entries after a definite match', async () => {
    const source = { identifier: 'paprika:1', url: 'https://soup.example/leek' };
    const { ids, among } = await libraryOf(
      recipe('Leek soup'),
      recipe('Leek soup', FOODS, at(source.url)),
      recipe('Leek soup', FOODS, { source }),
      recipe('Leek soup', FOODS, { source, id: 'soup-1' }),
    );
    assert.deepEqual(await among(recipe('Leek soup', FOODS, { source, id: 'soup-1' })), [
      [
        [ids[3], 'portable-id', 1],
        [ids[2], 'source-identity', 1],
        [ids[1], 'canonical-url', 1],
      ],
    ]);
  });

  test('describes the matching entry', async () => {
    const { client, id: library } = await libraryOf();
    const authors = [{ name: 'Ada Merle' }, { name: 'Bo Lind' }];
    const soup = recipe('Leek soup', FOODS, { authors, yields: [{ text: 'Serves 4' }], id: 'soup-1' });
    const { id } = await newEntry(client, soup);
    await client.put(`/api/v1/recipes/${id}`, { recipe: { ...soup, title: 'Leek Soup' } }, { 'if-match': '"1"' });
    const found = await findDuplicates(service.database.db, library, [{ key: 'a', document: recipe('leek soup') }]);
    assert.deepEqual(found.get('a'), [
      {
        entry_id: id,
        recipe_id: 'soup-1',
        title: 'Leek Soup',
        revision: 2,
        ingredient_count: FOODS.length,
        score: 1,
        evidence: 'similarity',
        authors: ['Ada Merle', 'Bo Lind'],
        yield: 'Serves 4',
      },
    ]);
  });

  test('matches the current document of an entry, not an earlier one', async () => {
    const url = 'https://soup.example/leek';
    const { client, ids, among } = await libraryOf(recipe('Leek soup', FOODS, at(url)));
    const change = { recipe: recipe('Brownies', OTHERS, at('https://cake.example/brownies')) };
    assert.equal((await client.put(`/api/v1/recipes/${ids[0] ?? ''}`, change, { 'if-match': '*' })).status, 200);
    assert.deepEqual(await among(recipe('Leek soup', FOODS, at(url)), recipe('Brownies', OTHERS)), [
      [],
      [[ids[0], 'similarity', 1]],
    ]);
  });

  test('returns at most five matches in a library full of duplicates', async () => {
    const { among } = await libraryOf(
      ...Array.from({ length: 110 }, () => recipe('Leek soup', FOODS, at('https://a.example/1'))),
    );
    const found = await among(recipe('Leek soup', FOODS, at('https://a.example/1')), recipe('Leek soup'));
    assert.deepEqual(
      found.map((one) => one.length),
      [5, 5],
    );
    const many = await among(...Array.from({ length: 300 }, () => recipe('Leek soup')));
    assert.ok(many.every((one) => one.length === 5));
  });

  for (const count of [120, 240]) {
    test(`looks up ${count} documents independently, without blocking the event loop`, async () => {
      const { client, ids, among } = await libraryOf(
        recipe('Leek soup'),
        recipe('Brownies', OTHERS),
        recipe('Leek soup'),
        recipe('Brownies', OTHERS),
      );
      await trash(client, ids[3] ?? '');
      let turns = 0;
      let isOver = false;
      const take = (): void => {
        turns += 1;
        if (!isOver) setImmediate(take);
      };
      take();
      const requested = Array.from({ length: count }, (_, index) =>
        index % 3 === 0 ? recipe('Leek soup') : recipe(index % 3 === 1 ? 'Brownies' : 'Waffles', OTHERS),
      );
      const found = await among(...requested);
      isOver = true;
      assert.deepEqual(
        found.map((one) => one.map((match) => (match as unknown[])[0])),
        requested.map((_, index) => [[ids[0], ids[2]], [ids[1]], []][index % 3]),
      );
      assert.ok(turns >= count / 20, String(turns));
    });
  }

  test('returns nothing for no documents', async () => {
    const { among } = await libraryOf(recipe('Leek soup'));
    assert.deepEqual(await among(), []);
  });

  test('finds definite matches in a transaction, including recipes it wrote', async () => {
    const source = { identifier: 'paprika:1' };
    const soup = recipe('Leek soup', FOODS, { source });
    const { id, ids } = await libraryOf(soup, recipe('Cake', OTHERS, at('https://cake.example/a')));
    const empty = await libraryOf();
    const definite = async (tx: Tx, library: LibraryId, document: RecipeDocument) => {
      const [other, found] = await findDefiniteMatchesInTransaction(tx, library, [recipe('Another'), document]);
      assert.deepEqual(other, []);
      return inShort(found ?? []);
    };
    await service.database.transaction(async (tx) => {
      assert.deepEqual(await definite(tx, id, soup), [[ids[0], 'source-identity', 1]]);
      assert.deepEqual(await definite(tx, id, recipe('Leek soup')), []);
      assert.deepEqual(await definite(tx, empty.id, soup), []);
      const icing = recipe('Icing', FOODS, at('https://cake.example/a'));
      assert.deepEqual(await definite(tx, id, icing), []);
      const written = await createRecipe(
        tx,
        scopeOf(id),
        prepareValidatedDocument(icing, {}, createUuidV7Generator(systemClock)),
      );
      assert.deepEqual(await definite(tx, id, icing), [[written.head.id, 'canonical-url', 1]]);
      const cake = recipe('Cake', FOODS, at('http://www.cake.example/a/'));
      assert.deepEqual(await definite(tx, id, cake), [[ids[1], 'canonical-url', 1]]);
    });
  });
});

// Query plans of PostgreSQL for the statements of search and imports that use the token index; docs/decisions/0034.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import type { TestContext } from 'node:test';

import { captureStatements } from '../../../../test/support/captured-statements.ts';
import type { CapturedStatement, CapturingWire } from '../../../../test/support/captured-statements.ts';
import type { TestClient } from '../../../../test/support/client.ts';
import { engines } from '../../../../test/support/engines.ts';
import type { Engine } from '../../../../test/support/engines.ts';
import { PlanReader, countRows } from '../../../../test/support/executed-plans.ts';
import type { PlanNode } from '../../../../test/support/executed-plans.ts';
import { find } from '../../../../test/support/find-recipes.ts';
import { commit, previewOf, recipeNode } from '../../../../test/support/imports.ts';
import { recipeOf, stock } from '../../../../test/support/pantry.ts';
import { manyRecipes, newEntry } from '../../../../test/support/recipes.ts';
import { TestService } from '../../../../test/support/test-service.ts';

/** With more than 5,000 hits, the search checks the next recipes one by one first. */
const RECIPES = 7000;
const FEW_RECIPES = 100;
const UNANALYSED_RECIPES = 300;
const TOKENS_EACH = 20;
const MIN_PENDING_PAGES = 500;
/** A step may read each recipe a few times, but never once per hit. */
const MAX_READS_OF_EACH = 4;

const SORTS = ['title', '-updated_at', '-times_cooked', 'last_cooked'];

/**
 * The statements sent below: a count, a page by relevance, and one with its count; for each sort order few
 * hits, many hits, and the next recipes one by one; translations, the pantry, and duplicates. Then the same searches
 * for cookable recipes and for others, which have few hits, many, or both.
 */
const MIN_STATEMENTS = 3 + SORTS.length * 3 + 3 + (3 + SORTS.length * 3) * 2;

/** Sends every statement that uses tokens. */
const runTokenQueries = async (client: TestClient): Promise<void> => {
  for (const q of ['bread', 'soup', 'toast']) {
    for (const sort of ['relevance', ...SORTS]) await find(client, { q, sort });
  }
  await find(client, { q: 'soup', group_translations: true });
  await stock(client, 'salt');
  const preview = await previewOf(client, { 'a.json': recipeNode('Soup', { url: 'https://example.com/soup' }) });
  const itemIds = preview.items.map(({ id }) => id);
  const { status, text } = await commit(client, preview.id, { item_ids: itemIds, on_duplicate: 'skip' });
  assert.equal(status, 200, text);
};

/** Sends the statements that search for cookable recipes, or for others. */
const runCookableQueries = async (client: TestClient): Promise<void> => {
  for (const cookable_from_pantry of [true, false]) {
    for (const q of ['bread', 'soup', 'toast']) {
      for (const sort of ['relevance', ...SORTS]) await find(client, { q, sort, cookable_from_pantry });
    }
    await find(client, { q: 'soup', group_translations: true, cookable_from_pantry });
  }
};

const usesTokens = ({ sql }: CapturedStatement): boolean => /\brecipe_hits\b|@@/.test(sql);

const readsSummaries = ({ sql }: CapturedStatement): boolean => sql.includes('"recipe"."summary"');

/** The indexes used to read rows of a table, or "none" for a full scan. */
const indexesIn = (nodes: readonly PlanNode[], table: string): ReadonlySet<string> =>
  new Set(
    nodes
      .filter((node) => node['Relation Name'] === table)
      .map((node) => {
        const scan = [node, ...(node.Plans ?? [])].find((one) => one['Index Name'] !== undefined);
        return scan?.['Index Name'] ?? 'none';
      }),
  );

/** A single recipe is read by its number; all hits come from the token index. A page by relevance may need both. */
const indexesFor = ({ sql }: CapturedStatement): readonly string[] => [
  ...(sql.includes('where recipe_search.number = ') ? ['recipe_search_pkey'] : []),
  ...(sql.includes('recipe_hits(') || !sql.includes('where recipe_search.number = ') ? ['recipe_token'] : []),
];

/** By number, or the next recipes of the library; never all of its recipes. */
const assertReadsFewRecipes = (nodes: readonly PlanNode[], message: string): void => {
  const indexes = [...indexesIn(nodes, 'recipe')].filter((index) => index !== 'recipe_numbered');
  assert.deepEqual(indexes, ['recipe_pkey'], message);
};

/** Proportional to the number of recipes at most, in every step. */
const assertReadsEachRecipeFewTimes = (nodes: readonly PlanNode[], message: string): void => {
  for (const node of nodes) {
    const rows = countRows(node);
    assert.ok(rows <= RECIPES * MAX_READS_OF_EACH, `${rows} rows in ${node['Node Type']}\n${message}`);
  }
};

/** A service whose statements are captured, and a connection to explain them. */
const startCaptured = async (
  engine: Engine,
  cleanUp: AsyncDisposableStack,
): Promise<{ readonly admin: PlanReader; readonly wire: CapturingWire; readonly service: TestService }> => {
  const database = await engine.createDatabase();
  cleanUp.defer(() => database.drop());
  const url = database.settings['DATABASE_URL'] ?? assert.fail('DATABASE_URL is not set');
  const admin = cleanUp.use(await PlanReader.connect(url));
  const wire = await captureStatements(url);
  cleanUp.defer(() => wire.close());
  const service = new TestService({
    ...engine,
    createDatabase: async () => ({ ...database, settings: { ...database.settings, DATABASE_URL: wire.url } }),
  });
  await service.start();
  cleanUp.defer(() => service.stop());
  return { admin, wire, service };
};

for (const engine of engines.filter(({ name }) => name === 'postgres')) {
  suite('search query plans on PostgreSQL', () => {
    const cleanUp = new AsyncDisposableStack();
    let admin: PlanReader;
    let requested: readonly CapturedStatement[] = [];

    before(async () => {
      const { admin: reader, wire, service } = await startCaptured(engine, cleanUp);
      admin = reader;

      // The worst case for a server: the pending list keeps growing, and the statistics are from before the first
      // import.
      await admin.query('alter index recipe_token set (fastupdate = on, gin_pending_list_limit = 1000000)');
      await admin.query('alter table recipe_search set (autovacuum_enabled = false)');
      await admin.query('alter table recipe set (autovacuum_enabled = false)');
      const { id } = await newEntry(service.client, recipeOf('Soup', 'salt', 'butter'));
      await admin.query('vacuum analyze');
      await manyRecipes(service, id, RECIPES);
      await admin.query(`update recipe set translation_group = number / 2 where number % 100 < 2`);
      await admin.query(
        `insert into recipe_search (number, space, words, labels)
         select recipe.number, model.space,
           case when recipe.number % 8 = 0 then ': bread' when recipe.number % 8 < 4 then ': soup toast' else ': soup' end
             || (select string_agg(' ' || substr(md5(recipe.number || ' ' || word), 1, 12), '')
                 from generate_series(1, ${TOKENS_EACH}) as word), ':'
         from recipe cross join (select min(space) as space from recipe_search) as model
         where recipe.number not in (select number from recipe_search)`,
      );
      await runTokenQueries(service.client);
      await runCookableQueries(service.client);
      await admin.query(
        `insert into recipe_cookable (library_id, number) select library_id, number from recipe where number % 20 < 19
         on conflict do nothing`,
      );
      // Invalidates cached pages and totals.
      await stock(service.client, 'sugar');
      await runCookableQueries(service.client);
      requested = [...wire.statements.values()].filter(usesTokens);
    });
    after(() => cleanUp.disposeAsync());

    const assertPlans = async (t: TestContext): Promise<void> => {
      assert.ok(requested.length >= MIN_STATEMENTS, `only ${requested.length} statements were sent`);
      assert.ok(requested.some(readsSummaries));
      if (!admin.canRead) return t.skip('auto_explain cannot be loaded by this user');
      for (const mode of ['force_generic_plan', 'force_custom_plan']) {
        await admin.query(`discard plans; set plan_cache_mode = ${mode}`);
        for (const statement of requested) {
          const nodes = await admin.plansOf(statement);
          const indexes = indexesIn(nodes, 'recipe_search');
          assert.deepEqual([...indexes].toSorted(), indexesFor(statement), `${mode}\n${statement.sql}`);
          assertReadsEachRecipeFewTimes(nodes, `${mode}\n${statement.sql}`);
          if (!readsSummaries(statement)) continue;
          assertReadsFewRecipes(nodes, `${mode}\n${statement.sql}`);
        }
      }
    };

    test('are made each time for cookable recipes, of which there can suddenly be thousands', () => {
      const cookable = requested.filter(({ sql }) => sql.includes('recipe_cookable'));
      assert.ok(cookable.length >= SORTS.length, `only ${cookable.length} statements were sent`);
      assert.deepEqual(
        cookable.filter(({ isNamed }) => isNamed).map(({ sql }) => sql),
        [],
      );
    });

    test('use the token index with a long pending list and statistics from a single recipe', assertPlans);

    test('use the token index with a long pending list and fresh statistics', async (t) => {
      await admin.query('analyze');
      await assertPlans(t);
    });

    test('use the token index after its pending list is cleaned', async (t) => {
      const [cleaned] = await admin.query(`select gin_clean_pending_list('recipe_token') as pages`);
      const pages = Number(cleaned?.['pages']);
      assert.ok(pages >= MIN_PENDING_PAGES, `${pages} pages were pending`);
      await admin.query('vacuum analyze');
      await assertPlans(t);
    });

    test('use the token index in a small library', async (t) => {
      await admin.query(
        `delete from recipe_search where number not in (
           select number from recipe_search order by number limit ${FEW_RECIPES})`,
      );
      await assertPlans(t);
      await admin.query('vacuum full analyze recipe_search');
      await assertPlans(t);
    });
  });

  test('a search looks up its hits in a library of which PostgreSQL has no statistics', async (t) => {
    await using cleanUp = new AsyncDisposableStack();
    const { admin, wire, service } = await startCaptured(engine, cleanUp);
    if (!admin.canRead) return t.skip('auto_explain cannot be loaded by this user');
    await admin.query('alter table recipe set (autovacuum_enabled = false)');
    const { id } = await newEntry(service.client, recipeOf('Soup', 'salt'));
    await manyRecipes(service, id, UNANALYSED_RECIPES);
    assert.equal((await find(service.client, { q: 'soup' })).items.length, 1);
    const summaries = [...wire.statements.values()].filter(readsSummaries);
    assert.notEqual(summaries.length, 0);
    for (const statement of summaries) {
      assertReadsFewRecipes(await admin.plansOf(statement), statement.sql);
    }
  });

  test('a food that is used up checks the recipes that use it, not all that are cookable', async (t) => {
    await using cleanUp = new AsyncDisposableStack();
    const { admin, wire, service } = await startCaptured(engine, cleanUp);
    if (!admin.canRead) return t.skip('auto_explain cannot be loaded by this user');
    const salt = await stock(service.client, 'salt');
    await stock(service.client, 'sugar');
    await newEntry(service.client, recipeOf('Soup', 'salt'));
    const { id } = await newEntry(service.client, recipeOf('Syrup', 'sugar'));
    await manyRecipes(service, id, UNANALYSED_RECIPES);
    await service.write(
      `insert into recipe_search (number, space, words, labels, needs)
       select recipe.number, space, words, labels, needs from recipe cross join (
         select recipe_search.* from recipe_search join recipe using (number) where recipe.id = '${id}') as model
       where recipe.number not in (select number from recipe_search)`,
    );
    await service.write(
      `insert into recipe_cookable (library_id, number) select library_id, number from recipe on conflict do nothing`,
    );
    const { status, text } = await service.client.delete(salt, { 'if-match': '"1"' });
    assert.equal(status, 204, text);
    const removals = [...wire.statements.values()].filter(
      ({ sql, values }) =>
        sql.includes('delete from recipe_cookable') && values.some((value) => value?.startsWith('[')),
    );
    assert.equal(removals.length, 1);
    for (const statement of removals) {
      const lookups = (await admin.plansOf(statement)).filter((node) => node['Relation Name'] === 'recipe_search');
      assert.notEqual(lookups.length, 0);
      for (const node of lookups) assert.ok(countRows(node) <= 2, statement.sql);
    }
  });
}

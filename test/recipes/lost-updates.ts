import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { TestClient } from '../support/client.ts';
import { onEveryEngine } from '../support/engines.ts';
import { newEntry } from '../support/recipes.ts';
import type { EntryBody } from '../support/recipes.ts';
import { serviceForSuite } from '../support/test-service.ts';
import type { RevisionItem } from '../../src/domains/recipes/entries/recipe.schemas.ts';

const CLIENTS = 20;
const RECIPES = 10;

/** A write that was confirmed to a client. */
interface Acknowledged {
  readonly recipe: string;
  readonly revision: number;
  readonly title: string;
}

const historyOf = async (client: TestClient, path: string): Promise<readonly RevisionItem[]> => {
  const items: RevisionItem[] = [];
  for (;;) {
    const page = await client.get<{ items: readonly RevisionItem[] }>(
      `${path}/revisions?limit=100&offset=${items.length}`,
    );
    if (page.body.items.length === 0) return items;
    items.push(...page.body.items);
  }
};

/** Makes conditional writes with clients that all compete for the same recipes. */
export const lostUpdates = (writes: number): void =>
  onEveryEngine('concurrent conditional writes', (engine) => {
    const service = serviceForSuite(engine);

    test(`lose no update in ${writes} writes by ${CLIENTS} clients to ${RECIPES} recipes: every success has its own revision in the history, without gaps`, async () => {
      const client = await service.newLibrary();
      const entries: EntryBody[] = [];
      for (let recipe = 0; recipe < RECIPES; recipe += 1) entries.push(await newEntry(client, { title: 'At first' }));
      const acknowledged: Acknowledged[] = [];
      let sent = 0;
      let refused = 0;

      const write = async (writer: number): Promise<void> => {
        /** The revisions this client knows; it rereads only after a conflict. */
        const believed = new Map<string, number>();
        while (sent < writes) {
          const turn = (sent += 1);
          const recipe = entries[(turn * 7 + writer) % RECIPES]?.id ?? '';
          const title = `Writer ${writer}, turn ${turn}`;
          const answer = await client.put<EntryBody>(
            `/api/v1/recipes/${recipe}`,
            { recipe: { title } },
            { 'if-match': `"${believed.get(recipe) ?? 1}"` },
          );
          if (answer.status === 200) {
            acknowledged.push({ recipe, revision: answer.body.revision, title });
            believed.set(recipe, answer.body.revision);
          } else {
            assert.equal(answer.status, 412, answer.text);
            refused += 1;
            believed.set(recipe, (await client.get<EntryBody>(`/api/v1/recipes/${recipe}`)).body.revision);
          }
        }
      };
      await Promise.all(Array.from({ length: CLIENTS }, (_, writer) => write(writer)));

      assert.equal(acknowledged.length + refused, writes);
      assert.ok(acknowledged.length > RECIPES && refused > 0, `${acknowledged.length} succeeded, ${refused} failed`);
      for (const { id } of entries) {
        const written = acknowledged.filter(({ recipe }) => recipe === id).toSorted((a, b) => a.revision - b.revision);
        const story = written.map(({ revision, title }) => [revision, title]);
        const history = await historyOf(client, `/api/v1/recipes/${id}`);
        assert.deepEqual(
          history.toReversed().map(({ revision, title }) => [revision, title]),
          [[1, 'At first'], ...story],
        );
        assert.deepEqual(
          written.map(({ revision }) => revision),
          written.map((_, index) => index + 2),
        );
        const now = (await client.get<EntryBody>(`/api/v1/recipes/${id}`)).body;
        assert.deepEqual([now.revision, now.recipe.title], [history[0]?.revision, history[0]?.title]);
      }
    });
  });

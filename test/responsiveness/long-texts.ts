import assert from 'node:assert/strict';

import type { JobBody } from '../../src/domains/jobs/index.ts';
import type { Engine } from '../support/engines.ts';
import { endedJob } from '../support/jobs.ts';
import { newEntry } from '../support/recipes.ts';
import type { EntryBody } from '../support/recipes.ts';
import { WatchedService } from '../support/responsiveness.ts';
import type { WatchedWork } from '../support/responsiveness.ts';

/** A letter of four bytes in UTF-8 and two code units in JavaScript. */
const LETTER = '𝒜';
const LENGTH = 1_000_000;

const declaration = {
  text: LETTER.repeat(LENGTH),
  substance: 'Celery',
  presence: 'contains',
  condition: LETTER.repeat(LENGTH - 1),
};

const declared = ({ recipe: document }: EntryBody): unknown => document['allergen_declarations'];

/** What another client sees while a recipe with the longest allergen declaration is written and used. */
export const watchLongTexts = async (engine: Engine, formats: readonly string[]): Promise<readonly WatchedWork[]> => {
  const database = await engine.createDatabase();
  try {
    await using service = await WatchedService.start(database.settings);
    const { client } = service;
    const { id: plain } = await newEntry(client);
    const all: WatchedWork[] = [];
    const watch = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
      const began = performance.now();
      const { result, seen } = await service.whileReading({ path: `/api/v1/recipes/${plain}` }, work);
      all.push({ name, seen, note: `took ${Math.round(performance.now() - began)} ms` });
      return result;
    };
    const recipe = {
      title: 'Celery soup',
      yields: [{ text: '2 servings' }],
      ingredient_sections: [{ ingredients: [{ text: '2 stalks celery' }] }],
      allergen_declarations: [declaration],
    };
    const created = await watch('create', () => client.post<EntryBody>('/api/v1/recipes', { recipe }));
    assert.equal(created.status, 201, created.text.slice(0, 500));
    const path = `/api/v1/recipes/${created.body.id}`;
    const read = await watch('read', () => client.get<EntryBody>(path));
    assert.deepEqual(declared(read.body), [declaration]);

    const second = { ...recipe, title: 'Celery soup for four' };
    const replaced = await watch('replace', () =>
      client.put<EntryBody>(path, { recipe: second }, { 'if-match': '"1"' }),
    );
    assert.deepEqual([replaced.status, declared(replaced.body)], [200, [declaration]]);

    const scaled = await watch('scale', () => client.get<EntryBody>(`${path}/scaled?scale=2`));
    assert.equal(scaled.status, 200, scaled.text.slice(0, 500));
    assert.match(scaled.text, /4 stalks celery/);
    assert.deepEqual(declared(scaled.body), [declaration]);

    const found = await watch('search', () =>
      client.get<{ items: readonly { id: string }[] }>('/api/v1/recipes?q=celery'),
    );
    assert.deepEqual(
      found.body.items.map(({ id }) => id),
      [created.body.id],
    );
    const revisions = await watch('list revisions', () => client.get(`${path}/revisions`));
    assert.equal(revisions.status, 200);
    const earlier = await watch('read a revision', () => client.get<EntryBody>(`${path}/revisions/1`));
    assert.equal(earlier.status, 200, earlier.text.slice(0, 500));

    for (const format of formats) {
      const job = await watch(`export as ${format}`, async () => {
        const { body } = await client.post<JobBody>('/api/v1/jobs/exports', { scope: 'library', format });
        return endedJob(client, body.id);
      });
      assert.deepEqual([job.state, job.result?.['recipes']], ['succeeded', 2], `${format}: ${JSON.stringify(job)}`);
    }
    return all;
  } finally {
    await database.drop();
  }
};

import assert from 'node:assert/strict';

import type { Book, Tag } from '../../src/domains/organization/index.ts';
import type { TestClient } from '../support/client.ts';
import type { Engine } from '../support/engines.ts';
import { fillLibrary } from '../support/fill-library.ts';
import { WatchedService } from '../support/responsiveness.ts';
import type { WatchedWork } from '../support/responsiveness.ts';
import { TestService } from '../support/test-service.ts';

interface Filled {
  readonly service: TestService;
  readonly library: string;
  readonly ids: readonly string[];
}

/** Half of the recipes are already in the first book, and all of them have a tag and a facet. */
const fill = async (engine: Engine, size: number): Promise<Filled> => {
  const service = new TestService(engine);
  await service.start();
  const { body } = await service.client.post<{ id: string }>('/api/v1/libraries', { name: 'Large' });
  const client = service.client.with({ 'x-service-library': body.id });
  return { service, library: body.id, ids: await fillLibrary(service, client, 2 * size) };
};

const membersJson = (ids: readonly string[]): string =>
  JSON.stringify({ members: ids.map((entry_id) => ({ entry_id, note: 'Served warm' })) });

const json = { 'content-type': 'application/json' };
const atRevision = (revision: number) => ({ 'if-match': `"${revision}"` });

/** Makes small writes continuously and returns the time of the slowest response. */
const writing = (client: TestClient): (() => Promise<number>) => {
  const over = new AbortController();
  const write = async (): Promise<number> => {
    let longest = 0;
    for (let count = 0; !over.signal.aborted; count += 1) {
      const { status, ms = 0 } = await client.post('/api/v1/shopping/lists', { name: `List ${count}` });
      assert.equal(status, 201);
      longest = Math.max(longest, ms);
    }
    return longest;
  };
  const longest = write();
  return () => {
    over.abort();
    return longest;
  };
};

/**
 * Replaces and deletes books with this many recipes, and a tag and a facet that as many have, while others read and
 * write.
 */
export const watchLargeBooks = async (engine: Engine, size: number): Promise<readonly WatchedWork[]> => {
  const { service, library, ids } = await fill(engine, size);
  await service.stop();
  const watched = await WatchedService.start(service.settings);
  const client = watched.client.with({ 'x-service-library': library });
  const changes: WatchedWork[] = [];

  const watch = async (name: string, status: number, send: Send) => {
    const { result, seen } = await watched.whileReading(
      { path: `/api/v1/recipes/${ids[0]}`, headers: { 'x-service-library': library } },
      async () => {
        const stopWriting = writing(client);
        const answer = await send();
        return { answer, longestWriteMs: await stopWriting() };
      },
    );
    assert.equal(result.answer.status, status, name);
    const note = `took ${Math.round(result.answer.ms ?? 0)} ms, others waited ${Math.round(result.longestWriteMs)} ms to write`;
    changes.push({ name, seen, note });
  };

  try {
    const [first, second] = [ids.slice(0, size), ids.slice(size)];
    const [firstBody, secondBody] = [membersJson(first), membersJson(second)];
    const { body: book } = await client.post<Book>('/api/v1/books', { kind: 'personal', title: 'Everything' });
    const path = `/api/v1/books/${book.id}`;
    const put = (raw: string, revision: number) => () =>
      client.send<Book>('PUT', `${path}/members`, { raw, headers: { ...json, ...atRevision(revision) } });
    const inBook = async (): Promise<number> =>
      (await client.get<{ total: number }>(`/api/v1/recipes?book=${book.id}&limit=1`)).body.total;

    await watch('an empty book is filled', 200, put(firstBody, 1));
    assert.equal(await inBook(), size);
    await watch('all members are replaced', 200, put(secondBody, 2));
    assert.equal(await inBook(), size);
    await watch('one of many is moved', 200, put(membersJson([...second.slice(1), ...second.slice(0, 1)]), 3));
    await watch('the book is renamed', 200, () =>
      client.put(path, { kind: 'publication', title: 'Other' }, atRevision(4)),
    );
    await watch('the page of the book is read', 200, () => client.get(`/api/v1/recipes?book=${book.id}&sort=title`));
    await watch('the book is deleted', 204, () => client.delete(path, atRevision(5)));
    const { body: after } = await client.get<{ organization: { revision: number; books: string[] } }>(
      `/api/v1/recipes/${second[0]}`,
    );
    assert.deepEqual([after.organization.revision, after.organization.books], [3, []]);
    await watchLabels(watch, service, client, first);
  } finally {
    await watched[Symbol.asyncDispose]();
    await service.remove();
  }
  return changes;
};

type Send = () => Promise<{ readonly status: number; readonly ms?: number }>;
type Watch = (name: string, status: number, send: Send) => Promise<void>;

const watchLabels = async (
  watch: Watch,
  service: TestService,
  client: TestClient,
  ids: readonly string[],
): Promise<void> => {
  const { body: tag } = await client.post<Tag>('/api/v1/tags', { name: 'Soup' });
  const { body: facet } = await client.post<{ id: string }>('/api/v1/facets', { kind: 'course', value: 'Main' });
  await service.start();
  const given = `(values ${ids.map((id) => `('${id}')`).join(', ')}) as given`;
  await service.write(`insert into recipe_tag (entry_id, tag_id) select given.column1, '${tag.id}' from ${given}`);
  await service.write(
    `insert into recipe_facet (entry_id, facet_id) select given.column1, '${facet.id}' from ${given}`,
  );
  await service.stop();
  await watch('a tag is renamed', 200, () => client.put(`/api/v1/tags/${tag.id}`, { name: 'Stew' }, atRevision(1)));
  await watch('a tag is deleted', 204, () => client.delete(`/api/v1/tags/${tag.id}`, atRevision(2)));
  await watch('a facet is deleted', 204, () => client.delete(`/api/v1/facets/${facet.id}`, atRevision(1)));
};

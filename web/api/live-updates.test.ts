import assert from 'node:assert/strict';
import { afterEach, beforeEach, suite, test } from 'node:test';

import { QueryClient, QueryObserver } from '@tanstack/react-query';

import { accountQuery } from './account.ts';
import type { AccountState } from './account.ts';
import { FakeEventSource, mockEventSource } from './fake-event-source.ts';
import { followLibrary } from './live-updates.ts';

const browser = {
  page: { isVisible: () => true, subscribe: () => () => undefined },
  joinGroup: () => undefined,
};

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

let libraries = 0;

/** A page that has loaded the account and then a recipe of a library. */
const setUp = async (lastEventNumber?: number) => {
  libraries += 1;
  const libraryId = `library-${libraries}`;
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, gcTime: Infinity } } });
  const last_event_ids = lastEventNumber === undefined ? {} : { [libraryId]: `${libraryId}.${lastEventNumber}` };
  client.setQueryData(accountQuery.queryKey, { last_event_ids } as unknown as AccountState);
  const requests: string[] = [];
  const show = (noun: string, id: string): void => {
    const queryFn = async () => requests.push(`${noun} ${id}`);
    new QueryObserver(client, { queryKey: [noun, id], queryFn }).subscribe(() => undefined);
  };
  show('recipe', 'soup');
  show('meal', 'sunday');
  await settle();
  requests.length = 0;
  const follow = () => followLibrary(libraryId, client, browser);
  return { client, libraryId, requests, follow };
};

suite('live updates', () => {
  let restore: () => void;
  beforeEach(() => {
    restore = mockEventSource();
  });
  afterEach(() => restore());

  test('start at the event that the account was read at, and fetch nothing twice', async () => {
    const { libraryId, requests, follow } = await setUp(7);
    const stop = follow();
    const stream = FakeEventSource.current;
    assert.equal(stream.lastEventId, `${libraryId}.7`);
    stream.open();
    await settle();
    assert.deepEqual(requests, []);

    // A change after the first fetch and before the stream.
    stream.send('recipe.updated', `${libraryId}.8`, { type: 'recipe', id: 'soup', revision: 2 });
    await settle();
    assert.deepEqual(requests, ['recipe soup', 'meal sunday']);
    stop();
  });

  test('fetch everything if the page started with data of this device', async () => {
    const { requests, follow } = await setUp();
    const stop = follow();
    assert.equal(FakeEventSource.current.lastEventId, null);
    FakeEventSource.current.open();
    await settle();
    assert.deepEqual(requests, ['recipe soup', 'meal sunday']);
    stop();
  });

  test('fetch everything if events cannot be replayed', async () => {
    const { libraryId, requests, follow } = await setUp(7);
    const stop = follow();
    FakeEventSource.current.open();
    FakeEventSource.current.send('resync', `${libraryId}.9000`);
    await settle();
    assert.deepEqual(requests, ['recipe soup', 'meal sunday']);
    stop();
  });

  test('continue after the last event when they start again', async () => {
    const { client, libraryId, follow } = await setUp(7);
    const stop = follow();
    FakeEventSource.current.send('tag.created', `${libraryId}.8`, { type: 'tag', id: 'quick', revision: 1 });
    stop();
    // Read later than some of the data on this page.
    client.setQueryData(accountQuery.queryKey, {
      last_event_ids: { [libraryId]: `${libraryId}.20` },
    } as unknown as AccountState);
    const stopAgain = follow();
    assert.equal(FakeEventSource.current.lastEventId, `${libraryId}.8`);
    stopAgain();
  });

  test('fetch what is out of date when the stream opens', async () => {
    const { client, requests, follow } = await setUp(7);
    await client.invalidateQueries({ queryKey: ['meal', 'sunday'], refetchType: 'none' });
    const stop = follow();
    FakeEventSource.current.open();
    await settle();
    assert.deepEqual(requests, ['meal sunday']);
    stop();
  });
});

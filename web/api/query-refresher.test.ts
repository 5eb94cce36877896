import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, suite, test } from 'node:test';

import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query';

import { QueryRefresher } from './query-refresher.ts';

const recipe = { type: 'recipe', id: 'soup', revision: 1 };
const tag = { type: 'tag', id: 'quick', revision: 1 };

/** A tab that can be hidden. */
class Tab {
  #isVisible = true;
  #listener = (): void => undefined;
  readonly isVisible = (): boolean => this.#isVisible;
  readonly subscribe = (listener: () => void) => {
    this.#listener = listener;
    return () => undefined;
  };

  show(isVisible: boolean): void {
    this.#isVisible = isVisible;
    this.#listener();
  }
}

/** Lets promises settle. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const advance = async (ms: number): Promise<void> => {
  const STEP_MS = 50;
  for (let passed = 0; passed < ms; passed += STEP_MS) {
    mock.timers.tick(STEP_MS);
    await settle();
  }
};

const answerAfter = (ms: number, signal: AbortSignal): Promise<number> =>
  new Promise((resolve, reject) => {
    setTimeout(() => resolve(Date.now()), ms);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

/** A query whose responses take some time; records when it was requested and answered. */
const createQuery = (key: readonly string[], ms = 0) => {
  const requests: number[] = [];
  const answers: number[] = [];
  const queryFn = async ({ signal }: { signal: AbortSignal }) => {
    requests.push(Date.now());
    answers.push(await answerAfter(ms, signal));
    return Date.now();
  };
  return { requests, answers, options: { queryKey: key, queryFn } };
};

const setUp = () => {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, gcTime: Infinity, retry: false } },
  });
  const tab = new Tab();
  const refresher = new QueryRefresher(client, tab);
  /** The same, shown on the page and loaded. */
  const show = async (key: readonly string[], ms = 0) => {
    const query = createQuery(key, ms);
    const hide = new QueryObserver(client, query.options).subscribe(() => undefined);
    await advance(ms + 50);
    query.requests.length = 0;
    query.answers.length = 0;
    return { ...query, hide };
  };
  return { client, tab, refresher, show };
};

/** Intervals between the times. */
const gapsOf = (times: readonly number[]): readonly number[] =>
  times.slice(1).map((time, at) => time - (times[at] ?? Number.NaN));

suite('refreshing queries', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout', 'Date'] }));
  afterEach(() => mock.timers.reset());

  test('never starves a list that takes longer than the time between events', async () => {
    const { refresher, show } = setUp();
    const { requests, answers } = await show(['recipe', 'list'], 1000);
    for (let event = 0; event < 100; event += 1) {
      refresher.refresh(recipe);
      await advance(100);
    }
    assert.ok(answers.length >= 4, String(answers));
    for (const [at, answer] of answers.entries()) {
      assert.equal(answer - (requests[at] ?? 0), 1000, 'no request is aborted');
      assert.ok((requests[at + 1] ?? Infinity) > answer, 'one request at a time');
    }
  });

  test('refreshes at once, then less often while events keep coming', async () => {
    const { refresher, show } = setUp();
    const { requests } = await show(['recipe', 'list']);
    for (let event = 0; event < 200; event += 1) {
      refresher.refresh(recipe);
      await advance(50);
    }
    const [first = 0, second = 0, third = 0, ...rest] = gapsOf(requests);
    assert.ok(first >= 300 && first <= 400, String(first));
    assert.ok(second >= 600 && second <= 700, String(second));
    assert.ok(third >= 1200 && third <= 1300, String(third));
    assert.ok(rest.length > 1 && rest.every((gap) => gap >= 2000 && gap <= 2100), String(rest));

    await advance(5000);
    requests.length = 0;
    const now = Date.now();
    refresher.refresh(recipe);
    await settle();
    assert.deepEqual(requests, [now]);
  });

  test('refetches what is shown and affected, and marks the rest as stale', async () => {
    const { client, refresher, show } = setUp();
    const list = await show(['recipe', 'list']);
    const other = await show(['recipe', 'stew']);
    const hidden = createQuery(['recipe', 'soup']);
    await Promise.all([client.fetchQuery(hidden.options), advance(50)]);
    refresher.refresh(recipe);
    await advance(300);
    assert.deepEqual([list.requests.length, other.requests.length, hidden.requests.length], [1, 0, 1]);
    assert.equal(client.getQueryState(['recipe', 'soup'])?.isInvalidated, true);
    assert.equal(client.getQueryState(['recipe', 'stew'])?.isInvalidated, false);

    refresher.refresh(tag);
    await advance(300);
    assert.deepEqual([list.requests.length, other.requests.length], [2, 1], 'recipes show their tags');
  });

  test('fetches once more if a response in flight may be older than the change', async () => {
    const { refresher, show } = setUp();
    const { requests, answers } = await show(['recipe', 'list'], 500);
    refresher.refresh(recipe);
    await advance(400);
    refresher.refresh(recipe);
    await advance(5000);
    assert.equal(answers.length, 2);
    assert.ok((requests[1] ?? 0) > (answers[0] ?? Infinity));
  });

  test('does nothing in a hidden tab until it is visible again', async () => {
    const { refresher, show, tab } = setUp();
    const { requests } = await show(['recipe', 'list']);
    tab.show(false);
    for (let event = 0; event < 20; event += 1) {
      refresher.refresh(recipe);
      await advance(500);
    }
    assert.equal(requests.length, 0);
    tab.show(true);
    await advance(5000);
    assert.equal(requests.length, 1);
  });

  test('refreshes the loaded pages of a list once, even if the next page is loaded in between', async () => {
    const { client, refresher } = setUp();
    const pages: number[] = [];
    let version = 1;
    const list = new InfiniteQueryObserver(client, {
      queryKey: ['recipe', 'list'],
      queryFn: async ({ pageParam, signal }) => {
        pages.push(pageParam);
        await answerAfter(100, signal);
        return version;
      },
      initialPageParam: 1,
      getNextPageParam: (_page, loaded) => loaded.length + 1,
    });
    list.subscribe(() => undefined);
    await advance(200);
    await Promise.all([list.fetchNextPage(), advance(200)]);
    assert.deepEqual(pages, [1, 2]);

    version = 2;
    refresher.refresh(recipe);
    await advance(50);
    // Cancels the refresh.
    void list.fetchNextPage();
    await advance(5000);
    assert.deepEqual(list.getCurrentResult().data?.pages, [2, 2, 2]);
    assert.deepEqual(pages.slice(2), [1, 3, 1, 2, 3]);
  });

  test('goes on with the others if one response never arrives', async () => {
    const { client, refresher, show } = setUp();
    const list = await show(['recipe', 'list'], 50);
    const stuck = createQuery(['recipe', 'soup'], 100_000_000);
    new QueryObserver(client, stuck.options).subscribe(() => undefined);
    refresher.refresh(recipe);
    await advance(1000);
    refresher.refresh(recipe);
    await advance(30_000);
    assert.equal(list.answers.length, 2);
    assert.equal(stuck.answers.length, 0);
  });

  test('leaves nothing out when it stops', async () => {
    const { client, refresher, show, tab } = setUp();
    await show(['recipe', 'list']);
    tab.show(false);
    refresher.refresh(recipe);
    refresher.stop();
    assert.equal(client.getQueryState(['recipe', 'list'])?.isInvalidated, true);
  });
});

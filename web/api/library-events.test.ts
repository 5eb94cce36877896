import assert from 'node:assert/strict';
import { afterEach, beforeEach, suite, test } from 'node:test';

import { FakeEventSource, mockEventSource } from './fake-event-source.ts';
import { LibraryEvents } from './library-events.ts';
import type { TabGroup } from './tab-group.ts';

/** Lets messages and locks reach the tabs. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A browser with Web Locks and broadcast channels, or without. */
class Browser {
  readonly #isSecure: boolean;
  readonly #channels = new Set<EventTarget>();
  #turn: Promise<unknown> = Promise.resolve();

  constructor({ isSecure = true } = {}) {
    this.#isSecure = isSecure;
  }

  #join(): TabGroup | undefined {
    if (!this.#isSecure) return undefined;
    const own = new EventTarget();
    this.#channels.add(own);
    const request = async (_name: string, { signal }: LockOptions, act: () => unknown): Promise<unknown> => {
      const turn = this.#turn.then(() => (signal?.aborted === true ? undefined : act()));
      this.#turn = turn.catch(() => undefined);
      return turn;
    };
    const postMessage = (data: unknown): void => {
      for (const channel of this.#channels) {
        if (channel !== own) queueMicrotask(() => channel.dispatchEvent(new MessageEvent('message', { data })));
      }
    };
    return {
      name: 'library',
      locks: { request } as TabGroup['locks'],
      channel: Object.assign(own, { postMessage, close: () => this.#channels.delete(own) }) as TabGroup['channel'],
    };
  }

  /** Opens a tab that knows the library up to an event. Records what happens in it. */
  async open(lastEventNumber?: number) {
    let isVisible = true;
    const listeners = new Set<() => void>();
    const page = {
      isVisible: () => isVisible,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
    const recorded: string[] = [];
    const events = new LibraryEvents({
      libraryId: 'home',
      lastEventId: lastEventNumber === undefined ? undefined : `home.${lastEventNumber}`,
      page,
      group: this.#join(),
      handlers: {
        onChange: ({ id }) => recorded.push(id),
        onMissed: () => recorded.push('missed'),
        onOpen: () => recorded.push('open'),
        onRefused: () => recorded.push('refused'),
      },
    });
    const show = async (isNowVisible: boolean): Promise<void> => {
      isVisible = isNowVisible;
      for (const listener of listeners) listener();
      await settle();
    };
    /** What happened since the last call. */
    const takeRecorded = async (): Promise<readonly string[]> => {
      await settle();
      return recorded.splice(0);
    };
    await settle();
    return { show, takeRecorded, close: () => events.stop() };
  }
}

const announce = (number: number, id: string): void =>
  FakeEventSource.current.send('tag.updated', `home.${number}`, { type: 'tag', id });

const countStreams = (): number =>
  FakeEventSource.opened.filter(({ readyState }) => readyState !== FakeEventSource.CLOSED).length;

suite('events of a library in several tabs', () => {
  let restore: () => void;
  beforeEach(() => {
    restore = mockEventSource();
  });
  afterEach(() => restore());

  test('come from one stream and reach every tab once', async () => {
    const browser = new Browser();
    const tabs = [];
    for (let count = 0; count < 10; count += 1) tabs.push(await browser.open(7));
    FakeEventSource.current.open();
    announce(8, 'soup');
    announce(9, 'stew');
    for (const tab of tabs) assert.deepEqual(await tab.takeRecorded(), ['open', 'soup', 'stew']);
    assert.equal(FakeEventSource.opened.length, 1);
  });

  test('continue in another tab when the leading one is closed', async () => {
    const browser = new Browser();
    const [first, second] = [await browser.open(7), await browser.open(7)];
    FakeEventSource.current.open();
    announce(8, 'soup');
    assert.deepEqual(await second.takeRecorded(), ['open', 'soup']);
    first.close();
    await settle();
    assert.equal(FakeEventSource.current.lastEventId, 'home.8');
    announce(9, 'stew');
    assert.deepEqual(await second.takeRecorded(), ['stew']);
  });

  test('continue in a visible tab when the leading one is hidden, because it may be frozen', async () => {
    const browser = new Browser();
    const [first, second] = [await browser.open(7), await browser.open(7)];
    await first.show(false);
    assert.equal(FakeEventSource.opened.length, 2);
    announce(8, 'soup');
    assert.deepEqual(await second.takeRecorded(), ['soup']);
    assert.deepEqual(await first.takeRecorded(), ['soup'], 'a hidden tab still listens');

    // Nobody needs a stream that nobody sees.
    await second.show(false);
    assert.equal(countStreams(), 0);
    await first.show(true);
    assert.equal(FakeEventSource.current.lastEventId, 'home.8');
  });

  test('are not repeated by a tab that continues from an earlier event', async () => {
    const browser = new Browser();
    const [first, second, third] = [await browser.open(7), await browser.open(7), await browser.open(9)];
    first.close();
    await settle();
    assert.equal(FakeEventSource.current.lastEventId, 'home.7');
    announce(8, 'soup');
    announce(9, 'stew');
    announce(10, 'cake');
    assert.deepEqual(await second.takeRecorded(), ['soup', 'stew', 'cake']);
    assert.deepEqual(await third.takeRecorded(), ['cake']);
  });

  test('are reported as missed to a tab that was behind the leading one', async () => {
    const browser = new Browser();
    await browser.open(7);
    announce(8, 'soup');
    const current = await browser.open(8);
    const behind = await browser.open(7);
    assert.deepEqual(await current.takeRecorded(), []);
    assert.deepEqual(await behind.takeRecorded(), ['missed']);
    announce(9, 'stew');
    assert.deepEqual(await behind.takeRecorded(), ['stew']);
  });

  test('are reported as missed if the service or a tab does not know where it was', async () => {
    const browser = new Browser();
    const [first, second] = [await browser.open(), await browser.open()];
    FakeEventSource.current.open();
    assert.deepEqual(await first.takeRecorded(), ['missed']);
    assert.ok((await second.takeRecorded()).includes('missed'));
    announce(8, 'soup');
    assert.deepEqual(await second.takeRecorded(), ['soup']);
    FakeEventSource.current.send('resync', 'home.5');
    assert.deepEqual(await first.takeRecorded(), ['soup', 'missed']);
    assert.deepEqual(await second.takeRecorded(), ['missed']);
    announce(6, 'stew');
    assert.deepEqual(await second.takeRecorded(), ['stew']);
  });

  test('let every tab know that the stream was refused', async () => {
    const browser = new Browser();
    const [first, second] = [await browser.open(7), await browser.open(7)];
    FakeEventSource.current.refuse();
    assert.deepEqual(await first.takeRecorded(), ['refused']);
    assert.deepEqual(await second.takeRecorded(), ['refused']);
    first.close();
    second.close();
  });

  test('need a stream per visible tab in a browser without Web Locks', async () => {
    const browser = new Browser({ isSecure: false });
    const [first, second] = [await browser.open(7), await browser.open(7)];
    assert.equal(countStreams(), 2);
    await first.show(false);
    announce(8, 'soup');
    assert.deepEqual(await second.takeRecorded(), ['soup']);
    await second.show(false);
    await first.show(true);
    // The service replays what the tab has missed.
    assert.equal(FakeEventSource.current.lastEventId, 'home.7');
  });
});

import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { eventually } from '../support/eventually.ts';
import { TestList } from '../support/shopping.ts';
import { EVENTS } from './support/hold-back.ts';
import { journey } from './support/journey.ts';

/** Browser globals that Node.js does not have. */
interface World {
  readonly document: { dispatchEvent(event: Event): void };
}

/** Playwright keeps every page visible, so this pretends. */
const setVisible = (tab: Page, isVisible: boolean): Promise<void> =>
  tab.evaluate(
    (value) => {
      const { document } = globalThis as unknown as World;
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isVisible ? 'visible' : 'hidden',
  );

const show = (tab: Page, text: string): Promise<void> => tab.getByRole('checkbox', { name: text }).waitFor();

/** More than the six connections that browsers allow per host. */
const TABS = 10;

journey('keeps many tabs up to date with one event stream', { sizes: ['phone'] }, async ({ context, api }) => {
  const list = await TestList.create(api);
  await list.add([{ id: 'bread', name: 'Bread', buy: '1' }]);
  await list.read();
  const streams: Page[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === EVENTS) streams.push(request.frame().page());
  });
  const open = async (): Promise<Page> => {
    const tab = await context.newPage();
    await tab.goto('/shopping');
    await show(tab, 'Bread 1');
    return tab;
  };
  const tabs: Page[] = [];
  for (let count = 0; count < TABS; count += 1) tabs.push(await open());
  /** Changes the list, and waits until the tabs show it. */
  const change = async (buy: string, shown: readonly Page[]): Promise<void> => {
    await list.change('bread', { buy });
    await Promise.all(shown.map((tab) => show(tab, `Bread ${buy}`)));
  };
  await change('2', tabs);
  const [first] = streams;
  assert.ok(first);
  assert.equal(streams.length, 1);

  await first.close();
  const left = tabs.filter((tab) => tab !== first);
  await eventually(() => streams.length === 2, 'another tab that opens a stream');
  await change('3', left);

  // A hidden tab may be frozen at any time, so it leaves the stream to a visible one and refetches nothing.
  const second = streams[1];
  assert.ok(second);
  await setVisible(second, false);
  await eventually(() => streams.length === 3, 'a visible tab that opens a stream');
  const visible = left.filter((tab) => tab !== second);
  await change('4', visible);
  await show(second, 'Bread 3');
  await setVisible(second, true);
  await show(second, 'Bread 4');
  assert.equal(streams.length, 3);
});

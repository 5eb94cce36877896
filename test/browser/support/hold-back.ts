import type { Page } from 'playwright-core';

export const EVENTS = '/api/v1/events';

interface Held {
  /** Resolves when the page has asked. */
  readonly asked: Promise<void>;
  readonly release: () => void;
}

/**
 * Keeps the next answer from an address back until it is released, as a slow connection does. It tells what was so when
 * it was asked for; only a stream begins when it is released.
 */
export const holdBack = async (page: Page, address: string): Promise<Held> => {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname === address,
    async (route) => {
      const response = address === EVENTS ? undefined : await route.fetch();
      asked.resolve();
      await released.promise;
      await (response === undefined ? route.continue() : route.fulfill({ response }));
    },
    { times: 1 },
  );
  return { asked: asked.promise, release: () => released.resolve() };
};

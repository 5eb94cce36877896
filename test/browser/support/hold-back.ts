import type { Page } from 'playwright-core';

export const EVENTS = '/api/v1/events';

interface Held {
  /** Resolves when the page has sent the request. */
  readonly asked: Promise<void>;
  readonly release: () => void;
}

/**
 * Holds back the next response from a URL until it is released, like a slow connection. It reflects the state at the
 * time of the request; only a stream starts when it is released.
 */
export const holdBack = async (page: Page, address: string): Promise<Held> => {
  const requested = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname === address,
    async (route) => {
      const response = address === EVENTS ? undefined : await route.fetch();
      requested.resolve();
      await released.promise;
      await (response === undefined ? route.continue() : route.fulfill({ response }));
    },
    { times: 1 },
  );
  return { asked: requested.promise, release: () => released.resolve() };
};

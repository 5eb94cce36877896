// A local website, for tests that fetch pages.
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before } from 'node:test';

export interface Site {
  /** Known once the tests run. */
  readonly origin: string;
}

/** Responds while the suite that calls this is running. */
export const siteForSuite = (answer: RequestListener): Site => {
  const server = createServer(answer);
  let origin = '';
  before(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    get origin() {
      return origin;
    },
  };
};

// A site on this machine, for what is fetched.
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before } from 'node:test';

export interface Site {
  /** Known when the tests run. */
  readonly origin: string;
}

/** Answers for as long as the suite in which this is called runs. */
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

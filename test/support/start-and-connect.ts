import type { TestContext } from 'node:test';

import { Client } from 'pg';

import type { TestService } from './test-service.ts';

/** Starts a service on PostgreSQL and connects to its database too, until the test ends. */
export const startAndConnect = async (t: TestContext, service: TestService): Promise<Client> => {
  await service.start();
  const other = new Client({ connectionString: service.settings['DATABASE_URL'] });
  await other.connect();
  t.after(async () => {
    await other.end();
    await service.remove();
  });
  return other;
};

import { randomUUID } from 'node:crypto';

import { Client } from 'pg';

import { startPostgres } from '../../test/support/postgres-server.ts';
import { bareExpression } from './bare-expression.ts';
import type { BareSearch, LibraryEngine } from './engine.ts';

const connect = async (url: string): Promise<Client> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
};

const runAlone = async (url: string, statement: string): Promise<void> => {
  const client = await connect(url);
  await client.query(statement).finally(() => client.end());
};

const openBareSearch = async (url: string): Promise<BareSearch> => {
  const client = await connect(url);
  await client.query('set default_transaction_read_only = on');
  const { rows } = await client.query<{ space: string }>('select space from recipe_search limit 1');
  const space = rows[0]?.space ?? '';
  const text = 'select number from recipe_search where tokens @@ $1::tsquery order by number desc limit 50';
  return {
    time: async (query) => {
      const expression = bareExpression('tsvector', query, space);
      const began = performance.now();
      const { rowCount } = await client.query({ name: 'bare', text, values: [expression] });
      return { ms: performance.now() - began, rows: rowCount ?? 0 };
    },
    close: () => client.end(),
  };
};

/** A database of its own in the server that the tests would take: nothing that was there before is touched. */
export const startPostgresEngine = async (): Promise<LibraryEngine> => {
  const server = await startPostgres();
  const name = `tureen_library_${randomUUID().replaceAll('-', '')}`;
  const own = new URL(server.url);
  own.pathname = `/${name}`;
  await runAlone(server.url, `create database ${name}`).catch(async (error: unknown) => {
    await server.stop();
    throw error;
  });
  return {
    title: server.origin,
    allowance: 2,
    settings: { DATABASE_URL: own.href },
    settle: () => runAlone(own.href, 'vacuum analyze'),
    openBareSearch: () => openBareSearch(own.href),
    drop: async () => {
      await runAlone(server.url, `drop database ${name} with (force)`).finally(() => server.stop());
    },
  };
};

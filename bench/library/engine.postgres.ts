import { randomUUID } from 'node:crypto';

import { Client } from 'pg';

import { startPostgres } from '../../test/support/postgres-server.ts';
import { createBareExpression } from './bare-expression.ts';
import type { BareSearch, LibraryEngine, PendingList } from './engine.ts';

const connect = async (url: string): Promise<Client> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
};

const runStatement = async (url: string, statement: string): Promise<void> => {
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
      const expression = createBareExpression('tsvector', query, space);
      const startedAt = performance.now();
      const { rowCount } = await client.query({ name: 'bare', text, values: [expression] });
      return { ms: performance.now() - startedAt, rows: rowCount ?? 0 };
    },
    close: () => client.end(),
  };
};

/** Enough rows for 650 pages if the pending list is never flushed. */
const WRITTEN_ROWS = 1500;
const LABEL = ' :pending';

/** Adds or removes a label that no search uses, so that the rows are reindexed. */
const relabel = `
  update recipe_search set labels =
    case when labels like '%${LABEL}' then left(labels, -${LABEL.length}) else labels || '${LABEL}' end
  where number in (select number from recipe_search order by number limit ${WRITTEN_ROWS})`;

const createPendingList = (url: string): PendingList => ({
  write: async () => {
    await runStatement(url, 'alter table recipe_search set (autovacuum_enabled = false)');
    await runStatement(url, relabel);
  },
  clean: async () => {
    const client = await connect(url);
    try {
      const { rows } = await client.query<{ pages: string }>(`select gin_clean_pending_list('recipe_token') as pages`);
      await client.query('alter table recipe_search reset (autovacuum_enabled)');
      return Number(rows[0]?.pages);
    } finally {
      await client.end();
    }
  },
});

/** Creates a new database on the server that the tests use; existing data is not touched. */
export const startPostgresEngine = async (): Promise<LibraryEngine> => {
  const server = await startPostgres();
  const name = `tureen_library_${randomUUID().replaceAll('-', '')}`;
  const databaseUrl = new URL(server.url);
  databaseUrl.pathname = `/${name}`;
  await runStatement(server.url, `create database ${name}`).catch(async (error: unknown) => {
    await server.stop();
    throw error;
  });
  return {
    title: server.origin,
    allowance: 2,
    settings: { DATABASE_URL: databaseUrl.href },
    settle: () => runStatement(databaseUrl.href, 'vacuum analyze'),
    pendingList: createPendingList(databaseUrl.href),
    openBareSearch: () => openBareSearch(databaseUrl.href),
    drop: async () => {
      await runStatement(server.url, `drop database ${name} with (force)`).finally(() => server.stop());
    },
  };
};

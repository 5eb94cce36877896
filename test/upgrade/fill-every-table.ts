import assert from 'node:assert/strict';

import type { ManualClock } from '../support/manual-clock.ts';
import { TestProvider } from '../support/openid-provider.ts';
import { Receiver } from '../support/receiver.ts';
import { TestService } from '../support/test-service.ts';
import type { Engine } from '../support/engine.ts';
import { fillPeople, leaveDeletedLibrary } from './fill-people.ts';
import { fillPlans } from './fill-plans.ts';
import { fillRecipes } from './fill-recipes.ts';
import { BULK_SYNCHRONOUS_ITEMS, fillTransfers } from './fill-transfers.ts';
import { fillWebhooks, prepareReceiver } from './fill-webhooks.ts';
import type { Household } from './household.ts';

const settingsWith = (provider: TestProvider): Readonly<Record<string, string>> => ({
  TUREEN_AUTH: 'accounts',
  TUREEN_PROVIDERS: JSON.stringify([provider.entry('kitchen')]),
  TUREEN_WEBHOOK_ALLOW_LOOPBACK: '1',
  TUREEN_FETCH_ALLOW: '127.0.0.0/8',
  TUREEN_LIMIT_BULK_SYNCHRONOUS_ITEMS: BULK_SYNCHRONOUS_ITEMS,
});

/** The tables of a database, without the engine's own. */
const tablesOf = async (service: TestService, { name }: Engine): Promise<readonly string[]> => {
  const rows = await service.rows(
    name === 'sqlite'
      ? "select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name"
      : "select table_name as name from information_schema.tables where table_schema = 'public' order by table_name",
  );
  return rows.map((row) => String(row['name']));
};

const emptyTables = async (service: TestService, engine: Engine): Promise<readonly string[]> => {
  const empty: string[] = [];
  for (const table of await tablesOf(service, engine)) {
    const [row] = await service.rows(`select count(*) as number from ${table}`);
    if (Number(row?.['number']) === 0) empty.push(table);
  }
  return empty;
};

const fill = async (
  service: TestService,
  clock: ManualClock,
  provider: TestProvider,
  receiver: Receiver,
): Promise<Household> => {
  const pass = (): void => clock.advance({ seconds: 1 });
  const { owner, editor, kept } = await fillPeople(service, clock, provider);
  const { client } = owner;
  const reader = await client.follow();
  await reader.until(({ lastEventId }) => lastEventId !== '', 'id');
  const first = reader.lastEventId;
  pass();
  const webhooks = await fillWebhooks(client, receiver);
  pass();
  const recipes = await fillRecipes(client, editor.client);
  pass();
  const plans = await fillPlans(client, recipes);
  pass();
  const transfers = await fillTransfers(service, client, recipes, new URL('/cake.jpg', receiver.url).href);
  pass();
  await leaveDeletedLibrary(service, owner, clock);
  await webhooks.settle();
  const last = await lastEventOf(service, owner.library);
  await reader.until(({ lastEventId }) => lastEventId === last, last);
  reader.leave();
  pass();
  return {
    filledAt: clock.now().toISOString(),
    owner: { username: owner.username, session: owner.session, csrf: owner.csrf },
    ...kept,
    ...recipes.kept,
    ...plans,
    ...transfers,
    webhook: webhooks.id,
    events: { first, last },
  };
};

/** Without the API, which shows it only to followers. */
const lastEventOf = async (service: TestService, library: string): Promise<string> => {
  const [row] = await service.rows(`select max(number) as number from event where stream = '${library}'`);
  return `${library}.${String(row?.['number'])}`;
};

/**
 * Fills an empty database over HTTP with a small household, so that every table has rows, and stops the service.
 * Comments mark rows that are written without the API because HTTP cannot create them.
 */
export const fillEveryTable = async (engine: Engine, clock: ManualClock): Promise<Household> => {
  await using started = new AsyncDisposableStack();
  const provider = await TestProvider.start();
  started.defer(() => provider.stop());
  const receiver = new Receiver();
  await receiver.start();
  started.defer(() => receiver.stop());
  await prepareReceiver(receiver);
  const service = new TestService(engine, {
    clock,
    settings: settingsWith(provider),
    deliveries: { pollIntervalMs: 50 },
  });
  await service.start();
  started.defer(() => service.stop());
  const household = await fill(service, clock, provider, receiver);
  assert.deepEqual(await emptyTables(service, engine), [], 'tables without rows');
  return household;
};

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../../../test/support/engines.ts';
import { serviceForSuite } from '../../../test/support/test-service.ts';
import type { Database, Tx } from '../db/database.ts';
import { DatabaseUnavailable } from '../db/errors.ts';
import { createLog } from '../log/log.ts';
import { RefusalCounter, refusedSignal } from './refusal-counter.ts';

const NETWORK = '203.0.113.0/24';

const refusal = {
  created_at: 1_772_366_500,
  action: 'session.created',
  actor_id: '',
  correlation_id: '00000000-0000-7000-8000-000000000000',
  credential_id: '',
  library_id: '',
  outcome: 'refused',
  target_id: NETWORK,
  target_type: 'network',
  attempts: 1,
  counted_hour: 1_772_366_400,
} as const;

onEveryEngine('refusal counter', (engine) => {
  const service = serviceForSuite(engine);
  const attempts = async (): Promise<readonly number[]> => {
    const rows = await service.rows(`select attempts from audit_event where target_id = '${NETWORK}'`);
    return rows.map((row) => Number(row['attempts']));
  };

  test('keeps its counts while the database accepts no writes, and counts nothing twice', async () => {
    const databaseKey = {};
    const committed = { databaseKey, afterCommit: (callback: () => void) => callback() } as Tx;
    const refuse = (): void => refusedSignal.emitAfterCommit(committed, () => refusal);
    let health: ReturnType<Database['health']> = 'read-only';
    let isFailing = true;
    const counter = new RefusalCounter();
    counter.start(
      {
        databaseKey,
        health: () => health,
        transaction: (work) =>
          isFailing ? Promise.reject(new DatabaseUnavailable('down')) : service.database.transaction(work),
      },
      createLog('silent'),
    );
    refuse();
    await counter.flush();
    health = 'available';
    refuse();
    await counter.flush();
    assert.deepEqual(await attempts(), []);
    isFailing = false;
    refuse();
    await counter.flush();
    await counter.flush();
    assert.deepEqual(await attempts(), [3]);

    refuse();
    await counter.stop();
    refuse();
    assert.deepEqual(await attempts(), [4]);
  });
});

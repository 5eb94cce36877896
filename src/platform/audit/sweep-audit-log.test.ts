import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../../../test/support/engines.ts';
import { ManualClock } from '../../../test/support/manual-clock.ts';
import { serviceForSuite } from '../../../test/support/test-service.ts';

onEveryEngine('old audit records', (engine) => {
  const clock = new ManualClock();
  const service = serviceForSuite(engine, { clock, settings: { TUREEN_AUDIT_DAYS: '30' } });

  test('are deleted after the configured number of days, however many there are', async () => {
    const day = 24 * 3600;
    const now = Math.floor(clock.now().getTime() / 1000);
    const insert = (count: number, created: number, target: string) =>
      service.write(
        `with recursive counted(number) as (select 1 union all select number + 1 from counted where number < ${count})
         insert into audit_event (created_at, action, actor_id, correlation_id, credential_id, library_id, outcome,
           target_id, target_type)
         select ${created}, 'session.created', '', '', '', '', 'refused', '${target}', 'user' from counted`,
      );
    await insert(2500, now - 30 * day - 1, 'old');
    await insert(1, now - 30 * day + 60, 'recent');
    await service.sweep('hour');
    const left = await service.rows(`select target_id from audit_event where target_id in ('old', 'recent')`);
    assert.deepEqual(left, [{ target_id: 'recent' }]);
  });
});

import type { TestService } from './test-service.ts';

const LONG_AGO = '2026-01-01T00:00:00.000Z';

/** Rows per statement: each is checked against its webhook, and slow machines have a statement timeout, too. */
const ROWS_AT_ONCE = 10_000;

/** Queues deliveries of a webhook without using the API, all of them long overdue. */
export const queueDeliveries = async (service: TestService, webhook: string, count: number): Promise<void> => {
  for (let from = 0; from < count; from += ROWS_AT_ONCE) {
    const to = Math.min(from + ROWS_AT_ONCE, count);
    await service.write(
      `with recursive counted(number) as (select ${from + 1} union all select number + 1 from counted where number < ${to})
       insert into webhook_delivery
         (id, webhook_id, stream, number, type, occurred_at, actor_id, resource_type, resource_id, resource_revision,
          state, attempts, round_attempts, created_at, next_attempt_at)
       select '${webhook}-' || number, '${webhook}', 'stream', number, 'tag.created', '${LONG_AGO}', 'someone', 'tag',
         'tag-' || number, 1, 'queued', 0, 0, '${LONG_AGO}', '${LONG_AGO}' from counted`,
    );
  }
};

import { sql } from 'kysely';

import type { Tx } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';

const take = prepared((query, p: { name: string; window_start: number }) =>
  query
    .insertInto('allowance')
    .values({ name: p.name, window_start: p.window_start, used: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        window_start: sql<number>`excluded.window_start`,
        used: sql<number>`case when allowance.window_start = excluded.window_start then allowance.used + 1 else 1 end`,
      }),
    )
    .returning('used'),
);

/** Counts one more use in the window, and tells how many that makes. */
export const takeOne = async (tx: Tx, name: string, windowStart: number): Promise<number> =>
  (await take.first(tx, { name, window_start: windowStart }))?.used ?? 1;

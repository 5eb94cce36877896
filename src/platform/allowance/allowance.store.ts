import { sql } from 'kysely';

import { prepareBatchedDelete, runInBatches } from '../db/batched-statements.ts';
import type { Database, Tx } from '../db/database.ts';
import { prepareQuery } from '../db/prepared-query.ts';

interface Use {
  readonly name: string;
  readonly uses: number;
  /** When the window begins if this is its first use, in Unix seconds. */
  readonly window_start: number;
  /** A window that began before this has ended. */
  readonly over_before: number;
}

/** A window whose uses were all returned does not count as begun. */
const isOpen = (p: Use) => sql<boolean>`allowance.window_start >= ${p.over_before} and allowance.used > 0`;

const take = prepareQuery((query, p: Use) =>
  query
    .insertInto('allowance')
    .values({ name: p.name, window_start: p.window_start, used: p.uses })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        window_start: sql<number>`case when ${isOpen(p)} then allowance.window_start else excluded.window_start end`,
        used: sql<number>`case when ${isOpen(p)} then allowance.used + excluded.used else excluded.used end`,
      }),
    )
    .returning(['used', 'window_start']),
);

/** Counts further uses, and returns the total in the window and when it began. */
export const countUses = async (tx: Tx, use: Use): Promise<{ readonly used: number; readonly window_start: number }> =>
  (await take.first(tx, use)) ?? { used: use.uses, window_start: use.window_start };

const giveBack = prepareQuery((query, p: { name: string }) =>
  query
    .updateTable('allowance')
    .set({ used: sql<number>`used - 1` })
    .where('name', '=', p.name)
    .where('used', '>', 0),
);

export const refundUse = (tx: Tx, name: string): void => giveBack.defer(tx, { name });

const old = prepareBatchedDelete({
  table: 'allowance',
  key: ['name'],
  where: (p: { before: number }) => sql`window_start < ${p.before}`,
});

/** Deletes the windows that began before that time. */
export const deleteAllowancesBefore = (database: Database, before: number): Promise<void> =>
  runInBatches(database, old, { before });

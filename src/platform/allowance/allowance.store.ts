import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

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

/** The total in a window, and when it began. */
interface Total {
  readonly used: number;
  readonly window_start: number;
}

const upsert = (p: Use, source: RawBuilder<unknown>) => sql<Total>`
  insert into allowance (name, window_start, used) ${source}
  on conflict (name) do update set
    window_start = case when ${isOpen(p)} then allowance.window_start else excluded.window_start end,
    used = case when ${isOpen(p)} then allowance.used + excluded.used else excluded.used end
  returning used, window_start`;

const rowOf = (p: Use, name: string) => sql`${name}, cast(${p.window_start} as bigint), cast(${p.uses} as bigint)`;

const requireCounted = <T extends Total>(total: T | undefined): T => {
  if (total === undefined) throw new Error('a use was not counted');
  return total;
};

const take = prepareQuery((_query, p: Use) => upsert(p, sql`values (${rowOf(p, p.name)})`));

/** Counts further uses in a transaction of its own, and returns the total. */
export const countUses = async (database: Database, use: Use): Promise<Total> =>
  requireCounted(await take.firstAtLeastOnce(database, use));

/** Uses of two allowances. The second is counted only if the total of the first is not over its maximum. */
interface UseOfTwo extends Use {
  readonly max: number;
  readonly second_name: string;
}

const takeBoth = prepareQuery(
  (_query, p: UseOfTwo) => sql<Total & { second_used: number | null; second_start: number | null }>`
    with first as (${upsert(p, sql`values (${rowOf(p, p.name)})`)}),
      second as (${upsert(p, sql`select ${rowOf(p, p.second_name)} from first where used <= cast(${p.max} as bigint)`)})
    select first.used, first.window_start, second.used as second_used, second.window_start as second_start
    from first left join second on true`,
);

/** Counts uses of two allowances, and returns both totals, or only the first if it is over its maximum. */
export const countUsesOfTwo = async (database: Database, use: UseOfTwo): Promise<readonly [Total, Total?]> => {
  if (!database.features.hasWritingCte) {
    const first = await countUses(database, use);
    return first.used > use.max ? [first] : [first, await countUses(database, { ...use, name: use.second_name })];
  }
  const { used, window_start, second_used, second_start } = requireCounted(
    await takeBoth.firstAtLeastOnce(database, use),
  );
  const isOver = second_used === null || second_start === null;
  return isOver
    ? [{ used, window_start }]
    : [
        { used, window_start },
        { used: second_used, window_start: second_start },
      ];
};

const giveBack = prepareQuery((query, p: { name: string }) =>
  query
    .updateTable('allowance')
    .set({ used: sql<number>`used - 1` })
    .where('name', '=', p.name)
    .where('used', '>', 0),
);

/** Gives a use back. Locks the row right before the end of the transaction, in the order of the calls. */
export const refundUse = (tx: Tx, name: string): void => giveBack.deferAhead(tx, { name });

const old = prepareBatchedDelete({
  table: 'allowance',
  key: ['name'],
  where: (p: { before: number }) => sql`window_start < ${p.before}`,
});

/** Deletes the windows that began before that time. */
export const deleteAllowancesBefore = (database: Database, before: number): Promise<void> =>
  runInBatches(database, old, { before });

import type { Clock } from '../../clock/clock.ts';
import { instantOf } from '../../clock/clock.ts';
import { DatabaseTooNew } from '../errors.ts';
import { migrations as all } from './all.ts';
import type { Migration, Spelling } from './migration.ts';

/** What the runner needs of an engine, beside the running service and before it. */
export interface MigrationTarget {
  readonly spelling: Spelling;
  /** Runs the work alone: another instance that starts at the same time waits. All in one transaction. */
  alone<T>(work: (execute: Execute) => Promise<T>): Promise<T>;
}

type Execute = (sql: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;

const HISTORY = (text: string, integer: string): string =>
  `create table if not exists schema_migration (
    number ${integer} not null primary key, name ${text} not null, applied_at ${text} not null)`;

/**
 * Brings the database to the present version, one migration in one transaction each, so that a
 * failure leaves it at the last version that was whole. Returns the names of those applied.
 */
export const migrate = async (
  target: MigrationTarget,
  clock: Clock,
  migrations: readonly Migration[] = all,
): Promise<readonly string[]> => {
  const applied: string[] = [];
  for (;;) {
    const next = await target.alone(async (execute) => {
      await execute(HISTORY(target.spelling.text, target.spelling.integer));
      const [last] = await execute('select coalesce(max(number), 0) as number from schema_migration');
      const present = Number(last?.['number'] ?? 0);
      if (present > migrations.length) throw new DatabaseTooNew(present, migrations.length);
      const migration = migrations[present];
      if (migration === undefined) return undefined;
      for (const statement of migration.statements(target.spelling)) await execute(statement);
      await execute(
        `insert into schema_migration (number, name, applied_at)
         values (${present + 1}, '${migration.name}', '${instantOf(clock)}')`,
      );
      return migration.name;
    });
    if (next === undefined) return applied;
    applied.push(next);
  }
};

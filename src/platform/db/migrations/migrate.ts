import type { Clock } from '../../clock/clock.ts';
import { instantOf } from '../../clock/clock.ts';
import { DatabaseReadOnly, DatabaseTooNew, StartNeedsWrites } from '../errors.ts';
import { migrations as all } from './all.ts';
import type { Migration, Spelling } from './migration.ts';

/** What the runner needs of an engine, beside the running service and before it. */
export interface MigrationTarget {
  readonly spelling: Spelling;
  /** Whether there is a table of this name. */
  isThere(table: string): Promise<boolean>;
  /** Reads without waiting for anybody. */
  readonly read: Execute;
  /** Runs the work alone: another instance that starts at the same time waits. All in one transaction. */
  alone<T>(work: (execute: Execute) => Promise<T>): Promise<T>;
}

type Execute = (sql: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;

const HISTORY = (text: string, integer: string): string =>
  `create table if not exists schema_migration (
    number ${integer} not null primary key, name ${text} not null, applied_at ${text} not null)`;

const LATEST = 'select coalesce(max(number), 0) as number from schema_migration';

const versionIn = (rows: readonly Readonly<Record<string, unknown>>[]): number => Number(rows[0]?.['number'] ?? 0);

/** Most starts find nothing to do: they take no lock for it, and a database that is read-only can be served. */
const isUpToDate = async (target: MigrationTarget, version: number): Promise<boolean> =>
  (await target.isThere('schema_migration')) && versionIn(await target.read(LATEST)) === version;

/** Applies one migration and gives its name; undefined if there is none left. */
const applyNext = (
  target: MigrationTarget,
  clock: Clock,
  migrations: readonly Migration[],
): Promise<string | undefined> =>
  target.alone(async (execute) => {
    await execute(HISTORY(target.spelling.text, target.spelling.integer));
    const present = versionIn(await execute(LATEST));
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
  if (await isUpToDate(target, migrations.length)) return applied;
  for (;;) {
    const next = await applyNext(target, clock, migrations).catch((error: unknown) => {
      if (!(error instanceof DatabaseReadOnly)) throw error;
      throw new StartNeedsWrites('its tables are not those of this version of the program yet', error);
    });
    if (next === undefined) return applied;
    applied.push(next);
  }
};

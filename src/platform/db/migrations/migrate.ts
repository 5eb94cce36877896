import type { Clock } from '../../clock/clock.ts';
import { getCurrentInstant } from '../../clock/clock.ts';
import { DatabaseReadOnly, DatabaseTooNew, ReadOnlyStartupError } from '../errors.ts';
import type { Migration, SqlDialect } from './migration.ts';

/** What the migration runner needs from an engine. */
export interface MigrationTarget {
  readonly dialect: SqlDialect;
  /** Whether a table of this name exists. */
  hasTable(table: string): Promise<boolean>;
  /** Reads without waiting for locks. */
  readonly read: Execute;
  /** Runs the work in one transaction under an exclusive lock: other instances that are starting wait. */
  runExclusively<T>(work: (execute: Execute) => Promise<T>): Promise<T>;
}

type Execute = (sql: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;

const HISTORY = (text: string, integer: string): string =>
  `create table if not exists schema_migration (
    number ${integer} not null primary key, name ${text} not null, applied_at ${text} not null)`;

const LATEST = 'select coalesce(max(number), 0) as number from schema_migration';

const versionIn = (rows: readonly Readonly<Record<string, unknown>>[]): number => Number(rows[0]?.['number'] ?? 0);

/** Most starts have nothing to migrate: they take no lock, and can serve a read-only database. */
const isUpToDate = async (target: MigrationTarget, version: number): Promise<boolean> =>
  (await target.hasTable('schema_migration')) && versionIn(await target.read(LATEST)) === version;

/** Applies one migration and returns its name, or undefined if none is left. */
const applyNext = (
  target: MigrationTarget,
  clock: Clock,
  migrations: readonly Migration[],
): Promise<string | undefined> =>
  target.runExclusively(async (execute) => {
    await execute(HISTORY(target.dialect.text, target.dialect.integer));
    const present = versionIn(await execute(LATEST));
    if (present > migrations.length) throw new DatabaseTooNew(present, migrations.length);
    const migration = migrations[present];
    if (migration === undefined) return undefined;
    for (const statement of migration.statements(target.dialect)) await execute(statement);
    await execute(
      `insert into schema_migration (number, name, applied_at)
       values (${present + 1}, '${migration.name}', '${getCurrentInstant(clock)}')`,
    );
    return migration.name;
  });

/**
 * Migrates the database to the current version, each migration in its own transaction, so that a failure leaves it at
 * the last complete version. Returns the names of the applied migrations.
 */
export const migrate = async (
  target: MigrationTarget,
  clock: Clock,
  migrations: readonly Migration[],
): Promise<readonly string[]> => {
  const applied: string[] = [];
  if (await isUpToDate(target, migrations.length)) return applied;
  for (;;) {
    const next = await applyNext(target, clock, migrations).catch((error: unknown) => {
      if (!(error instanceof DatabaseReadOnly)) throw error;
      throw new ReadOnlyStartupError('its tables are not those of this version of the program yet', error);
    });
    if (next === undefined) return applied;
    applied.push(next);
  }
};

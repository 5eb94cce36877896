import type { AuditActionKinds } from '../platform/audit/audit-actions.ts';
import type { FixedLimits, LimitSettings } from '../platform/config/limits.ts';
import type { SchemaDefinition } from '../platform/db/schema-definition.ts';
import { mergeMigrations } from '../platform/db/migrations/migration.ts';
import type { LibraryTable } from '../platform/module/library-table.ts';
import type { Module } from '../platform/module/module.ts';
import type { EventTypeScopes } from '../platform/outbox/event-types.ts';
import { registerProblems } from '../platform/problem/problem-catalog.ts';

/** What is derived from a list of modules. */
export interface Composition {
  readonly modules: readonly Module[];
  readonly schema: SchemaDefinition;
  readonly limits: LimitSettings;
  readonly fixedLimits: FixedLimits;
  readonly events: EventTypeScopes;
  readonly auditActions: AuditActionKinds;
  /** In the order in which their rows are removed. */
  readonly libraryTables: readonly LibraryTable[];
}

/** Combines what the modules declare under names. Throws if two declare the same name. */
const merge = <T>(what: string, declared: readonly (Readonly<Record<string, T>> | undefined)[]): Record<string, T> => {
  const merged: Record<string, T> = {};
  for (const [name, value] of declared.flatMap((one) => Object.entries(one ?? {}))) {
    if (Object.hasOwn(merged, name)) throw new Error(`two modules declare the ${what} ${name}`);
    merged[name] = value;
  }
  return merged;
};

const libraryTablesOf = ({ libraryTables = [] }: Module, isFirst: boolean): readonly LibraryTable[] =>
  libraryTables.filter(({ isRemovedFirst = false }) => isRemovedFirst === isFirst);

/** Tables that others can still notice come first, those of the last modules before the others; then all in order. */
const orderForRemoval = (modules: readonly Module[]): readonly LibraryTable[] => [
  ...modules.toReversed().flatMap((module) => libraryTablesOf(module, true)),
  ...modules.flatMap((module) => libraryTablesOf(module, false)),
];

export const composeModules = (modules: readonly Module[]): Composition => {
  for (const { problems = {} } of modules) registerProblems(problems);
  return {
    modules,
    schema: {
      migrations: mergeMigrations(modules.flatMap(({ migrations = [] }) => migrations)),
      constraints: merge(
        'constraint',
        modules.map(({ constraints }) => constraints),
      ),
    },
    limits: merge(
      'limit',
      modules.map(({ limits }) => limits),
    ),
    fixedLimits: merge(
      'limit',
      modules.map(({ fixedLimits }) => fixedLimits),
    ),
    events: merge(
      'event type',
      modules.map(({ events }) => events),
    ),
    auditActions: merge(
      'audit action',
      modules.map(({ auditActions }) => auditActions),
    ),
    libraryTables: orderForRemoval(modules),
  };
};

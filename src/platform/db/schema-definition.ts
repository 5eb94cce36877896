import type { UniqueConstraints } from './unique-constraints.ts';
import type { Migration } from './migrations/migration.ts';

/** What the program expects of its database. */
export interface SchemaDefinition {
  /** In ascending order, starting with number 1. */
  readonly migrations: readonly Migration[];
  readonly constraints: UniqueConstraints;
}

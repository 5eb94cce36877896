import type { PlatformTables } from './platform.tables.ts';

/**
 * Every table of the database. Each domain adds its own by declaration merging, in its `*.tables.ts`:
 *
 *     declare module '../../platform/db/tables.ts' {
 *       interface Tables extends TagTables {}
 *     }
 */
export interface Tables extends PlatformTables {}

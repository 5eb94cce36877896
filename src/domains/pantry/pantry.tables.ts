import type { Instant } from '../../platform/clock/clock.ts';

export interface PantryTables {
  /** Something that is in stock, or was when it was last checked. Columns are null if not specified. */
  pantry_entry: {
    id: string;
    library_id: string;
    name: string;
    /** Sort key of the name: see `toTitleSortKey`. */
    name_key: string;
    amount: string | null;
    unit: string | null;
    location: string | null;
    note: string | null;
    semantic_id: string | null;
    revision: number;
    updated_at: Instant;
    updated_by: string;
  };
  /** The foods that an entry covers, each by its semantic id. */
  pantry_food: { library_id: string; food: string; entry_id: string };
}

declare module '../../platform/db/tables.ts' {
  interface Tables extends PantryTables {}
}

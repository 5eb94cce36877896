import type { Instant } from '../../clock/clock.ts';

export interface PantryTables {
  /** Something that is in the house, or was when somebody looked. Null where nothing was said. */
  pantry_entry: {
    id: string;
    library_id: string;
    name: string;
    /** The name as it is sorted: see `titleKey`. */
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
  /** The foods that an entry stands for, each by its semantic id. */
  pantry_food: { library_id: string; food: string; entry_id: string };
}

import type { Instant } from '../../platform/clock/clock.ts';

export interface ShoppingTables {
  /** A list as served, and the values needed without parsing it. */
  shopping_list: {
    library_id: string;
    id: string;
    name: string;
    /** Higher than any revision of an earlier list with this id. */
    first_revision: number;
    revision: number;
    /** JSON: the list as the API returns it. */
    document: string;
    /** The number of items neither bought nor deleted. */
    open_items: number;
    /** The number of operations received, including those without effect. */
    operations: number;
    /** The number of archived items and requirements. */
    rested: number;
    created_at: Instant;
    updated_at: Instant;
    updated_by: string;
  };
  /** The revisions at which lists were deleted. */
  shopping_list_gone: { library_id: string; id: string; revision: number };
  shopping_operation: {
    library_id: string;
    list_id: string;
    /** Part of the key because the clients of two users may choose the same operation id. */
    user_id: string;
    operation_id: string;
    request_hash: string;
    applied_revision: number;
  };
  /** Archived: deleted items and their requirements, once there are too many of them to load with the list. */
  shopping_rest: {
    library_id: string;
    list_id: string;
    kind: 'item' | 'requirement';
    id: string;
    /** For a requirement: the portion or the meal that it is for. */
    origin: string;
    /** JSON. */
    content: string;
  };
  shopping_category: { library_id: string; food: string; category: string };
}

declare module '../../platform/db/tables.ts' {
  interface Tables extends ShoppingTables {}
}

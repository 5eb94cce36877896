import type { Instant } from '../../clock/clock.ts';

export interface ShoppingTables {
  /** A list as it is served, and what is asked of it without reading it. */
  shopping_list: {
    library_id: string;
    id: string;
    name: string;
    revision: number;
    /** JSON: the list as the API shows it. */
    document: string;
    /** How many items are neither bought nor deleted. */
    open_items: number;
    /** How many operations it has had, those without effect included. */
    operations: number;
    /** How many items and requirements rest. */
    rested: number;
    created_at: Instant;
    updated_at: Instant;
    updated_by: string;
  };
  shopping_operation: {
    library_id: string;
    list_id: string;
    operation_id: string;
    request_hash: string;
    applied_revision: number;
  };
  /** Deleted items and what they were for, once there are too many of them to be read with the list. */
  shopping_rest: {
    library_id: string;
    list_id: string;
    kind: 'item' | 'requirement';
    id: string;
    /** Of a requirement: the portion or dish it came from. */
    origin: string;
    /** JSON. */
    content: string;
  };
  shopping_category: { library_id: string; food: string; category: string };
}

import type { Instant } from '../../clock/clock.ts';

export interface ShoppingTables {
  /** A list as it is served, and what is asked of it without reading it. */
  shopping_list: {
    library_id: string;
    id: string;
    name: string;
    /** More than that of any list before it with this id. */
    first_revision: number;
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
  /** The revisions at which lists were deleted. */
  shopping_list_gone: { library_id: string; id: string; revision: number };
  shopping_operation: {
    library_id: string;
    list_id: string;
    /** Whose operation: ids of two people's clients may be the same. */
    user_id: string;
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
    /** Of a requirement: the portion or the meal that it is for. */
    origin: string;
    /** JSON. */
    content: string;
  };
  shopping_category: { library_id: string; food: string; category: string };
}

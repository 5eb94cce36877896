import type { Aisle } from '../aisle.ts';

/** Names as people write them, by the aisle where they are found. A bar stands between two. */
export type Cases = Readonly<Partial<Record<Aisle | 'nowhere', string>>>;

import type { EntryId, LibraryId } from '../../../platform/ids/ids.ts';

/** How it is known that an entry is the same recipe, the surest first; the last one is a guess. */
export type Evidence = 'portable-id' | 'source-identity' | 'canonical-url' | 'similarity';

/** An entry of the library that is the same recipe as another, or much like it. */
export interface Alike {
  readonly entry_id: EntryId;
  /** The portable id. */
  readonly recipe_id: string;
  readonly title: string;
  readonly revision: number;
  readonly ingredient_count: number;
  /** From 0.85 to 1, where it is alike; 1 where it is the same. */
  readonly score: number;
  readonly evidence: Evidence;
  readonly authors: readonly string[];
  readonly yield?: string;
}

/** More help nobody to decide. */
export const MOST_TOLD = 5;

/** Where entries are looked for: among those of a library that are not in the trash. */
export interface Shelf {
  readonly library: LibraryId;
  /** What stands before their tokens in the index. */
  readonly space: string;
}

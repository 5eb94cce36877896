import type { EntryId, LibraryId } from '../../../platform/ids/ids.ts';

/** Why an entry is taken for the same recipe, strongest evidence first. The last one is a guess. */
export type Evidence = 'portable-id' | 'source-identity' | 'canonical-url' | 'similarity';

/** An entry of the library that is the same recipe, or a very similar one. */
export interface DuplicateMatch {
  readonly entry_id: EntryId;
  /** The portable id. */
  readonly recipe_id: string;
  readonly title: string;
  readonly revision: number;
  readonly ingredient_count: number;
  /** 1 for the same recipe, 0.75 to 1 for a similar one. */
  readonly score: number;
  readonly evidence: Evidence;
  readonly authors: readonly string[];
  readonly yield?: string;
}

/** More matches do not help the user to decide. */
export const MAX_MATCHES = 5;

/** Where to look for entries: a library without its trash. */
export interface DuplicateSearchSpace {
  readonly library: LibraryId;
  /** The prefix of their tokens in the index. */
  readonly spacePrefix: string;
}

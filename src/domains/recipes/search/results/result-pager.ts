/** A recipe and its position in a sort order. */
export interface SortPosition {
  readonly number: number;
  /** Its sort key, as stored in a cursor. Ties are broken by number. */
  readonly key: string;
}

/** Search results in a sort order. */
export interface ResultPager {
  /** The next recipes after a position, or the first ones. */
  after(place: SortPosition | undefined, rows: number): Promise<readonly SortPosition[]>;
  /** Those of the given recipes that match, in sort order. */
  sortMatching(numbers: readonly number[]): Promise<readonly SortPosition[]>;
}

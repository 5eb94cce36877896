/** A recipe and its position in a sort order. */
export interface Place {
  readonly number: number;
  /** Its sort key, as stored in a cursor. Ties are broken by number. */
  readonly key: string;
}

/** Search results in a sort order. */
export interface Order {
  /** The next recipes after a position, or the first ones. */
  after(place: Place | undefined, rows: number): Promise<readonly Place[]>;
  /** Those of the given recipes that match, in sort order. */
  among(numbers: readonly number[]): Promise<readonly Place[]>;
}

/** A recipe, and its place in the order of an answer. */
export interface Place {
  readonly number: number;
  /** Its key in the order, as a cursor keeps it; where two have the same, their numbers decide. */
  readonly key: string;
}

/** What is found, in the order in which it is shown. */
export interface Order {
  /** The next ones after a place, or the first ones. */
  after(place: Place | undefined, rows: number): Promise<readonly Place[]>;
  /** Those of the recipes that are found, in their order. */
  among(numbers: readonly number[]): Promise<readonly Place[]>;
}

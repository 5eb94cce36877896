/** Which page a list operation is asked for. `Key` is the place of an item in the list's order. */
export interface Page<Key> {
  readonly limit: number;
  /** The key of the last item of the page before. */
  readonly after: Key | undefined;
}

/** One item as the database built its JSON, and its place in the order. */
export interface Listed {
  readonly json: string;
  readonly key: readonly string[];
}

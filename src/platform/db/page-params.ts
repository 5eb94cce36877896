/** The requested page of a list. `Key` is the position of an item in the list's sort order. */
export interface PageParams<Key> {
  readonly limit: number;
  /** The key of the last item on the previous page. */
  readonly after: Key | undefined;
}

/** One item as JSON built by the database, and its sort key. */
export interface PageItem {
  readonly json: string;
  readonly key: readonly string[];
}

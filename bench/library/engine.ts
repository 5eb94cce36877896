import type { Query } from './timings/queries.ts';

/** The database's index, queried without the service. */
export interface BareSearch {
  time(query: Query): Promise<{ readonly ms: number; readonly rows: number }>;
  close(): Promise<void>;
}

/** The entries an index has not merged yet, for engines that defer this. */
export interface PendingList {
  /** Writes enough to fill more than 500 pages if the list is unbounded. Search results stay the same. */
  write(): Promise<void>;
  /** Merges the list into the index and returns its length in pages. */
  clean(): Promise<number>;
}

/** An empty database for one library, and ways to access it without the service. */
export interface LibraryEngine {
  readonly title: string;
  /** How many times longer than on SQLite a request may take. */
  readonly allowance: number;
  readonly settings: Readonly<Record<string, string>>;
  /** Does right away what the database would do on its own within minutes of many writes. */
  settle(): Promise<void>;
  readonly pendingList?: PendingList;
  openBareSearch(data: string): Promise<BareSearch>;
  drop(): Promise<void>;
}

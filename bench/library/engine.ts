import type { Query } from './queries.ts';

/** The index of the database, asked without the service. */
export interface BareSearch {
  time(query: Query): Promise<{ readonly ms: number; readonly rows: number }>;
  close(): Promise<void>;
}

/** What the index has not taken in yet, on an engine that puts that off. */
export interface PendingList {
  /** Writes what fills more than 500 pages if nothing bounds the list; what is found stays the same. */
  write(): Promise<void>;
  /** Has the list taken in, and gives how many pages it was long. */
  clean(): Promise<number>;
}

/** A database for one library, with nothing in it, and how it is spoken to past the service. */
export interface LibraryEngine {
  readonly title: string;
  /** How much longer than on SQLite a request may take. */
  readonly allowance: number;
  readonly settings: Readonly<Record<string, string>>;
  /** Does at once what the database does by itself within minutes of so many writes. */
  settle(): Promise<void>;
  readonly pendingList?: PendingList;
  openBareSearch(data: string): Promise<BareSearch>;
  drop(): Promise<void>;
}

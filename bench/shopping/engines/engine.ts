/** A way to write the rows of a checked-off item without the service. */
export interface WriteWay {
  readonly name: string;
  /**
   * Whether each transaction commits separately instead of through the service's group commit. The target is relative
   * to these.
   */
  readonly isPlain: boolean;
  /** Transactions per second, with one caller per list. */
  rate(seconds: number): Promise<number>;
}

export interface BareWrites {
  readonly ways: readonly WriteWay[];
  close(): Promise<void>;
}

/** An empty database, and ways to access it without the service. */
export interface ShoppingEngine {
  readonly title: string;
  /** Runs inside the service process rather than behind a connection. */
  readonly isEmbedded: boolean;
  readonly settings: Readonly<Record<string, string>>;
  /** Checks off items of the lists in `selectBareLists`, in the service's database. */
  openBareWrites(data: string): Promise<BareWrites>;
  drop(): Promise<void>;
}

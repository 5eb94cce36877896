/** A way to write what a tick writes past the service. */
export interface BareWay {
  readonly name: string;
  /** Each by itself, and not together with others by the group commit of the service: what ticks are held to. */
  readonly isPlain: boolean;
  /** Transactions in a second, by as many callers as there are lists. */
  rate(seconds: number): Promise<number>;
}

export interface BareTicks {
  readonly ways: readonly BareWay[];
  close(): Promise<void>;
}

/** A database with nothing in it, and how it is spoken to past the service. */
export interface ShoppingEngine {
  readonly title: string;
  /** It runs inside the service, and not at the other end of a connection. */
  readonly isEmbedded: boolean;
  readonly settings: Readonly<Record<string, string>>;
  /** Ticks the lists of `selectBareLists`, in the database that the service has. */
  openBareTicks(data: string): Promise<BareTicks>;
  drop(): Promise<void>;
}

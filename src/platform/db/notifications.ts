/** Best-effort notifications between the instances on one database. They may be lost, so consumers also poll. */
export interface Notifications {
  /** Sent shortly, batched with others. */
  send(word: string): void;
  /**
   * Calls the listener with each notification, from other instances and from this one, and with undefined if some may
   * have been missed. Returns a function that unsubscribes it.
   */
  listen(listener: (word: string | undefined) => void): () => void;
}

/** For a database with a single instance. */
export const noopNotifications: Notifications = {
  send: () => undefined,
  listen: () => () => undefined,
};

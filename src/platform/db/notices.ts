/**
 * Words from one instance to all others on the same database. They may be lost: whoever waits for one looks by themselves
 * now and then.
 */
export interface Notices {
  /** Sent soon, together with others. */
  send(word: string): void;
  /**
   * Calls back with each word, of other instances and of this one, and with undefined where some may have been missed;
   * until what it gives is called.
   */
  listen(listener: (word: string | undefined) => void): () => void;
}

/** There is but one instance. */
export const noNotices: Notices = {
  send: () => undefined,
  listen: () => () => undefined,
};

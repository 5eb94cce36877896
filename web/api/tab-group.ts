/** What the tabs of a browser coordinate with. */
export interface TabGroup {
  readonly name: string;
  readonly locks: Pick<LockManager, 'request'>;
  readonly channel: Pick<BroadcastChannel, 'addEventListener' | 'postMessage' | 'close'>;
}

/** Undefined if the browser has no Web Locks, which is the case outside secure contexts. */
export const joinTabGroup = (name: string): TabGroup | undefined =>
  'locks' in navigator && typeof BroadcastChannel === 'function'
    ? { name, locks: navigator.locks, channel: new BroadcastChannel(name) }
    : undefined;

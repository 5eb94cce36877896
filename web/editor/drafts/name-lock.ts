/** Releases the name. */
export type Release = () => void;

/** Acquires a name until it is released or the page is closed; undefined if another open page holds it. */
export type AcquireName = (name: string) => Promise<Release | undefined>;

/** Uses the browser's Web Locks. */
export const acquireByLock =
  (locks: LockManager): AcquireName =>
  (name) =>
    new Promise((resolve, reject) => {
      locks
        .request(name, { ifAvailable: true }, (lock) => {
          if (lock === null) return resolve(undefined);
          return new Promise<void>((release) => resolve(release));
        })
        .catch(reject);
    });

/** Long enough for a background page to answer. */
const ANSWER_MS = 200;

interface BroadcastMessage {
  readonly kind: 'who-has' | 'taken';
  readonly name: string;
}

/**
 * Asks the other pages, for browsers without Web Locks, which require a secure context. A page that is asking answers
 * too: of two that ask at once, neither gets the name.
 */
export const acquireByBroadcast = (channel: BroadcastChannel): AcquireName => {
  const held = new Set<string>();
  const waiting = new Map<string, () => void>();
  channel.addEventListener('message', ({ data }: MessageEvent<BroadcastMessage>) => {
    if (data.kind === 'taken') waiting.get(data.name)?.();
    else if (held.has(data.name)) channel.postMessage({ kind: 'taken', name: data.name } satisfies BroadcastMessage);
  });
  return async (name) => {
    if (held.has(name)) return undefined;
    held.add(name);
    const isTaken = await new Promise<boolean>((resolve) => {
      waiting.set(name, () => resolve(true));
      setTimeout(() => resolve(false), ANSWER_MS);
      channel.postMessage({ kind: 'who-has', name } satisfies BroadcastMessage);
    });
    waiting.delete(name);
    if (isTaken) held.delete(name);
    return isTaken ? undefined : () => void held.delete(name);
  };
};

const chooseMethod = (): AcquireName =>
  'locks' in navigator ? acquireByLock(navigator.locks) : acquireByBroadcast(new BroadcastChannel('tureen-drafts'));

let hold: AcquireName | undefined;

/** If even a broadcast channel is blocked, assume that the name is free. */
export const acquireName: AcquireName = async (name) => {
  try {
    hold ??= chooseMethod();
    return await hold(name);
  } catch {
    return () => {};
  }
};

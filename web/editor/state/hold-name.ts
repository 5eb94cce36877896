/** Lets go of a name again. */
export type Release = () => void;

/** Takes a name for as long as this page lives, or until it is released; undefined where a living page has it. */
export type Hold = (name: string) => Promise<Release | undefined>;

/** The browser itself knows which pages live. */
export const holdByLock =
  (locks: LockManager): Hold =>
  (name) =>
    new Promise((resolve, reject) => {
      locks
        .request(name, { ifAvailable: true }, (lock) => {
          if (lock === null) return resolve(undefined);
          return new Promise<void>((release) => resolve(release));
        })
        .catch(reject);
    });

/** Long enough for a page in the background to answer. */
const ANSWER_MS = 200;

interface Said {
  readonly kind: 'who-has' | 'taken';
  readonly name: string;
}

/**
 * Where the browser has no locks (it has none for pages on a plain address of the home network) the other pages are
 * asked. Who asks answers, too: of two that ask at once neither takes it.
 */
export const holdByAsking = (channel: BroadcastChannel): Hold => {
  const held = new Set<string>();
  const waiting = new Map<string, () => void>();
  channel.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if (data.kind === 'taken') waiting.get(data.name)?.();
    else if (held.has(data.name)) channel.postMessage({ kind: 'taken', name: data.name } satisfies Said);
  });
  return async (name) => {
    if (held.has(name)) return undefined;
    held.add(name);
    const isTaken = await new Promise<boolean>((resolve) => {
      waiting.set(name, () => resolve(true));
      setTimeout(() => resolve(false), ANSWER_MS);
      channel.postMessage({ kind: 'who-has', name } satisfies Said);
    });
    waiting.delete(name);
    if (isTaken) held.delete(name);
    return isTaken ? undefined : () => void held.delete(name);
  };
};

const chosen = (): Hold =>
  'locks' in navigator ? holdByLock(navigator.locks) : holdByAsking(new BroadcastChannel('tureen-drafts'));

let hold: Hold | undefined;

/** Where even asking is forbidden, nobody is in the way. */
export const holdName: Hold = async (name) => {
  try {
    hold ??= chosen();
    return await hold(name);
  } catch {
    return () => {};
  }
};

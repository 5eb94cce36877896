/** What is asked of the storage of a browser. */
export type Storing = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export interface DeviceStorage {
  readonly read: (key: string) => string | undefined;
  readonly write: (key: string, text: string) => void;
  readonly remove: (key: string) => void;
  readonly keys: () => readonly string[];
}

/** What a storage answers, or something else where it is full or forbidden. */
const tried = <T>(ask: () => T, otherwise: T): T => {
  try {
    return ask();
  } catch {
    return otherwise;
  }
};

/**
 * A storage that may be full or forbidden: then nothing is kept, and whoever works on the screen goes on as if it were
 * not there. Even to name it may be refused, so it is asked for anew each time.
 */
export const storageOf = (storing: () => Storing): DeviceStorage => ({
  read: (key) => tried(() => storing().getItem(key) ?? undefined, undefined),
  write: (key, text) => tried(() => storing().setItem(key, text), undefined),
  remove: (key) => tried(() => storing().removeItem(key), undefined),
  keys: () =>
    tried(() => {
      const all = storing();
      return Array.from({ length: all.length }, (_, at) => all.key(at) ?? []).flat();
    }, []),
});

/** Outlives the browser. */
export const onDevice = storageOf(() => localStorage);

/** Outlives a reload, and goes with the tab. */
export const inTab = storageOf(() => sessionStorage);

/** The part of the Storage interface used here. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export interface SafeStorage {
  readonly read: (key: string) => string | undefined;
  readonly write: (key: string, text: string) => void;
  readonly remove: (key: string) => void;
  readonly keys: () => readonly string[];
}

/** The result, or the fallback if the storage is full or blocked. */
const attempt = <T>(ask: () => T, otherwise: T): T => {
  try {
    return ask();
  } catch {
    return otherwise;
  }
};

/**
 * Wraps a storage that may be full or blocked: nothing is stored then, and the page works without it. Even accessing
 * `localStorage` may throw, so it is accessed again for each call.
 */
export const createSafeStorage = (storing: () => StorageLike): SafeStorage => ({
  read: (key) => attempt(() => storing().getItem(key) ?? undefined, undefined),
  write: (key, text) => attempt(() => storing().setItem(key, text), undefined),
  remove: (key) => attempt(() => storing().removeItem(key), undefined),
  keys: () =>
    attempt(() => {
      const all = storing();
      return Array.from({ length: all.length }, (_, at) => all.key(at) ?? []).flat();
    }, []),
});

/** Survives closing the browser. */
export const deviceStorage = createSafeStorage(() => localStorage);

/** Survives a reload, but not closing the tab. */
export const tabStorage = createSafeStorage(() => sessionStorage);

import { createSafeStorage } from './safe-storage.ts';
import type { SafeStorage } from './safe-storage.ts';

/** A storage backed by a map, for tests. */
export const createFakeStorage = (entries: Map<string, string>): SafeStorage =>
  createSafeStorage(() => ({
    length: entries.size,
    key: (at) => [...entries.keys()][at] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, text) => void entries.set(key, text),
    removeItem: (key) => void entries.delete(key),
  }));

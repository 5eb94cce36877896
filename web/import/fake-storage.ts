import { storageOf } from './device-storage.ts';
import type { DeviceStorage } from './device-storage.ts';

/** A storage backed by a map, for tests. */
export const storageIn = (kept: Map<string, string>): DeviceStorage =>
  storageOf(() => ({
    length: kept.size,
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  }));

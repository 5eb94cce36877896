import { isObject } from '../is-object.ts';

/** The same text for values that say the same. What a reader made is not deep, so this may call itself. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    isObject(inner) ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );

/** Things by what they look like. Each is taken once, the first one first. */
export class Pool<T> {
  readonly #byLook = new Map<string, T[]>();

  put(look: unknown, thing: T): void {
    const key = canonical(look);
    const same = this.#byLook.get(key);
    if (same === undefined) this.#byLook.set(key, [thing]);
    else same.push(thing);
  }

  take(look: unknown): T | undefined {
    return this.#byLook.get(canonical(look))?.shift();
  }
}

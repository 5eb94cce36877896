/**
 * Reads under way, each shared by all who ask for the same thing meanwhile. Nothing is kept once it is read, so there are
 * never more of them than requests under way.
 */
export class SharedReads<T> {
  readonly #underWay = new Map<string, Promise<T>>();

  read(key: string, begin: () => Promise<T>): Promise<T> {
    const known = this.#underWay.get(key);
    if (known !== undefined) return known;
    const begun = begin().finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, begun);
    return begun;
  }
}

import { setImmediate as turnOfTheLoop } from 'node:timers/promises';

import type { Db } from '../../../platform/db/database.ts';
import { TWINS_END, isLikenessToken } from '../search/tokens.ts';
import type { Shelf } from './alike.ts';
import { MOST_FOUND, tokensAfter } from './alike.store.ts';

/** Rows that are read by one statement. */
const AT_ONCE = 2000;

/** Who asks for a token, until they have found enough. */
class Askers {
  readonly #byToken = new Map<string, number[]>();
  readonly #found: readonly Set<number>[];

  constructor(lists: readonly (readonly string[])[]) {
    this.#found = lists.map(() => new Set());
    for (const [asker, tokens] of lists.entries()) {
      for (const token of tokens) {
        const others = this.#byToken.get(token);
        if (others === undefined) this.#byToken.set(token, [asker]);
        else others.push(asker);
      }
    }
  }

  /** A recipe has this token. */
  tell(token: string, number: number): void {
    const askers = this.#byToken.get(token);
    if (askers === undefined) return;
    for (const asker of askers) this.#found[asker]?.add(number);
    const still = askers.filter((asker) => (this.#found[asker]?.size ?? 0) < MOST_FOUND);
    if (still.length < askers.length) this.#byToken.set(token, still);
  }

  get found(): readonly (readonly number[])[] {
    return this.#found.map((numbers) => [...numbers]);
  }
}

/**
 * Answers as `askIndex` does, for lists of tokens of likeness. Every recipe of the library is looked at once, whoever
 * asks: a recipe takes 10 µs, and a list of the index 500.
 */
export const scanIndex = async (
  db: Db,
  { library }: Shelf,
  lists: readonly (readonly string[])[],
): Promise<readonly (readonly number[])[]> => {
  // An import may hold one recipe ten thousand times.
  const keys = lists.map((tokens) => tokens.join(' '));
  const places = new Map([...new Set(keys)].map((key, place) => [key, place]));
  const askers = new Askers([...places.keys()].map((key) => key.split(' ')));
  for (let after: number | undefined = 0; after !== undefined;) {
    const rows = await tokensAfter(db, { library, after, rows: AT_ONCE, characters: TWINS_END });
    for (const { number, beginning } of rows) {
      for (const token of beginning.split(' ')) if (isLikenessToken(token)) askers.tell(token, number);
    }
    after = rows.length < AT_ONCE ? undefined : rows.at(-1)?.number;
    await turnOfTheLoop();
  }
  const { found } = askers;
  return keys.map((key) => found[places.get(key) ?? -1] ?? []);
};

import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

import type { Db } from '../../../platform/db/database.ts';
import { MAX_DUPLICATE_TOKENS_LENGTH, isSimilarityToken } from '../search/index/tokens.ts';
import type { DuplicateSearchSpace } from './duplicate-match.ts';
import { MAX_CANDIDATES, listTokensAfter } from './duplicates.store.ts';

/** Rows read by one statement. */
const AT_ONCE = 2000;
/** Lists added before yielding to the event loop. */
const ASKERS_AT_ONCE = 500;

/** The lists that look for each token. A list drops out once it has found enough recipes. */
class Askers {
  readonly #byToken = new Map<string, number[]>();
  readonly #found: Set<number>[] = [];

  add(tokens: readonly string[]): void {
    const asker = this.#found.push(new Set()) - 1;
    for (const token of tokens) {
      const others = this.#byToken.get(token);
      if (others === undefined) this.#byToken.set(token, [asker]);
      else others.push(asker);
    }
  }

  /** Records that a recipe has this token. */
  tell(token: string, number: number): void {
    const askers = this.#byToken.get(token);
    if (askers === undefined) return;
    for (const asker of askers) this.#found[asker]?.add(number);
    const still = askers.filter((asker) => (this.#found[asker]?.size ?? 0) < MAX_CANDIDATES);
    if (still.length < askers.length) this.#byToken.set(token, still);
  }

  /** What each list has found, in the order in which the lists were added. */
  get found(): readonly (readonly number[])[] {
    return this.#found.map((numbers) => [...numbers]);
  }
}

/** The lists are distinct, because an import may contain one recipe ten thousand times. */
const gather = async (lists: ReadonlyMap<string, readonly string[]>): Promise<Askers> => {
  const askers = new Askers();
  let added = 0;
  for (const tokens of lists.values()) {
    askers.add(tokens);
    added += 1;
    if (added % ASKERS_AT_ONCE === 0) await yieldToEventLoop();
  }
  return askers;
};

/**
 * Same result as `queryDuplicateCandidates`, for lists of similarity tokens, but reads every recipe of the library
 * once. A recipe takes about 10 µs, while looking up a list in the index takes 500 µs.
 */
export const scanForDuplicateCandidates = async (
  db: Db,
  { library }: DuplicateSearchSpace,
  lists: readonly (readonly string[])[],
): Promise<readonly (readonly number[])[]> => {
  const keys = lists.map((tokens) => tokens.join(' '));
  const different = new Map(lists.map((tokens, index) => [keys[index] ?? '', tokens]));
  const askers = await gather(different);
  for (let after: number | undefined = 0; after !== undefined;) {
    const rows = await listTokensAfter(db, { library, after, rows: AT_ONCE, characters: MAX_DUPLICATE_TOKENS_LENGTH });
    for (const { number, beginning } of rows) {
      for (const token of beginning.split(' ')) if (isSimilarityToken(token)) askers.tell(token, number);
    }
    after = rows.length < AT_ONCE ? undefined : rows.at(-1)?.number;
    await yieldToEventLoop();
  }
  const places = new Map([...different.keys()].map((key, place) => [key, place]));
  const { found } = askers;
  return keys.map((key) => found[places.get(key) ?? -1] ?? []);
};

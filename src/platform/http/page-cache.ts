import { Bounded } from '../memory/bounded.ts';
import type { Answer, JsonText } from './answer.ts';

/** An answer with text that was read from the database. */
export interface ReadAnswer extends Answer {
  readonly body: JsonText;
}

interface Kept {
  readonly version: string;
  readonly answer: ReadAnswer;
}

const sizeOf = (key: string, { body }: ReadAnswer): number => key.length + body.text.length;

/** How many answers are remembered as asked for once. */
const MOST_ASKED = 1000;

/**
 * Pages of lists, and what else is often read, as they were last answered. An answer is good for as long as its
 * library's version, which each request reads first: so what another instance changed is never missed. The least
 * recently used go when the text of all takes too much room.
 *
 * An answer is kept when it is asked for again: whoever walks through a hundred thousand recipes asks for
 * each page once, and keeping them would drive out what others read, and fill the memory with what is
 * thrown away soon after.
 */
export class PageCache {
  readonly #kept: Bounded<Kept>;
  /** The versions of those that were asked for and not kept. */
  readonly #asked = new Map<string, string>();

  constructor(mostCharacters: number) {
    this.#kept = new Bounded(mostCharacters);
  }

  async get(key: string, version: string, read: () => Promise<ReadAnswer>): Promise<ReadAnswer> {
    const known = this.#kept.take(key);
    if (known?.version !== version && this.#isFirstAsked(key, version)) return read();
    const answer = known?.version === version ? known.answer : await read();
    this.#kept.keep(key, { version, answer }, sizeOf(key, answer));
    return answer;
  }

  #isFirstAsked(key: string, version: string): boolean {
    if (this.#asked.get(key) === version) return !this.#asked.delete(key);
    this.#asked.delete(key);
    this.#asked.set(key, version);
    const [oldest] = this.#asked.keys();
    if (this.#asked.size > MOST_ASKED && oldest !== undefined) this.#asked.delete(oldest);
    return true;
  }
}

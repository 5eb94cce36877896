import { getCurrentUnixSeconds } from '../clock/clock.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { rateLimited } from './allowance.ts';
import type { Allowance } from './allowance.ts';
import { countUses } from './allowance.store.ts';

/** Uses that were reserved in the database and are spent from memory. */
interface Block {
  left: number;
  /** The allowance has no more uses in this window. */
  readonly isLast: boolean;
  /** When the window ends, in Unix seconds. */
  readonly endsAt: number;
}

/** The number of blocks an allowance is divided into. */
const BLOCKS = 20;

/** Beyond this many names, those whose window has ended are removed. */
const MAX_NAMES = 1000;

/**
 * An allowance for something that every change uses. Counting each use in the database would add a second commit to
 * each change, so uses are reserved in blocks and spent from memory. All instances together never exceed the allowance,
 * but each may hold part of a block that no other instance can use in that window.
 */
export class BatchedAllowance {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #allowance: Pick<Allowance, 'max' | 'windowSeconds'>;
  readonly #blockSize: number;
  readonly #blocks = new Map<string, Block>();
  readonly #taking = new Map<string, Promise<void>>();

  constructor(database: Database, clock: Clock, allowance: Pick<Allowance, 'max' | 'windowSeconds'>) {
    this.#database = database;
    this.#clock = clock;
    this.#allowance = allowance;
    this.#blockSize = Math.max(1, Math.floor(allowance.max / BLOCKS));
  }

  /** Counts a use, and throws if it exceeds the allowance of that name. */
  async spend(name: string): Promise<void> {
    for (;;) {
      const block = this.#blocks.get(name);
      const now = getCurrentUnixSeconds(this.#clock);
      const isOpen = block !== undefined && now < block.endsAt;
      if (isOpen && block.left > 0) {
        block.left -= 1;
        return;
      }
      if (isOpen && block.isLast) throw rateLimited({ name, ...this.#allowance }, block.endsAt - now);
      await this.#takeOnce(name);
    }
  }

  /** Returns a use for which no work was done, if its window is still open. */
  refund(name: string): void {
    const block = this.#blocks.get(name);
    if (block !== undefined && getCurrentUnixSeconds(this.#clock) < block.endsAt) block.left += 1;
  }

  /** Concurrent requests share one block. */
  #takeOnce(name: string): Promise<void> {
    const taking =
      this.#taking.get(name) ??
      this.#take(name).finally(() => {
        this.#taking.delete(name);
      });
    this.#taking.set(name, taking);
    return taking;
  }

  async #take(name: string): Promise<void> {
    const { max, windowSeconds } = this.#allowance;
    const now = getCurrentUnixSeconds(this.#clock);
    const uses = this.#blockSize;
    const use = { name, uses, window_start: now, over_before: now - windowSeconds + 1 };
    const { used, window_start } = await countUses(this.#database, use);
    if (this.#blocks.size >= MAX_NAMES) this.#forgetOver(now);
    const left = Math.max(0, Math.min(uses, max - (used - uses)));
    this.#blocks.set(name, { left, isLast: left < uses, endsAt: window_start + windowSeconds });
  }

  #forgetOver(now: number): void {
    for (const [name, { endsAt }] of this.#blocks) if (now >= endsAt) this.#blocks.delete(name);
  }
}

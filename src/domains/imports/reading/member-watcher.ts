import type { Progress } from '../../../platform/threads/progress.ts';
import type { ReadWatcher } from './budget.ts';
import type { LostMember } from './read-position.ts';
import { UnreadableMember } from './too-much.ts';

/**
 * Publishes which member of an archive is being read, so that it can be left out if the thread has to be stopped.
 * Publishes nothing during format detection: if the format is unknown, leaving out a member does not help.
 */
export class MemberWatcher implements ReadWatcher {
  readonly #progress: Progress;
  readonly #lost: ReadonlyMap<number, string>;
  #isReading = false;

  constructor(progress: Progress, lost: readonly LostMember[]) {
    this.#progress = progress;
    this.#lost = new Map(lost.map(({ index, reason }) => [index, reason]));
  }

  startReading(): void {
    this.#isReading = true;
  }

  addBytes(bytes: number): void {
    this.#progress.addBytes(bytes);
  }

  enterMember(index: number): void {
    if (!this.#isReading) return;
    const reason = this.#lost.get(index);
    if (reason !== undefined) throw new UnreadableMember(reason);
    this.#progress.setPart(index);
  }
}

import type { Progress } from '../../../platform/threads/progress.ts';
import type { ReadWatcher } from './budget.ts';
import type { LostMember } from './read-position.ts';
import { UnreadableMember } from './too-much.ts';

/**
 * Shows which member of an archive is read, so that this one can be left out if the thread has to be ended. While the
 * format is detected none is shown: an upload of which that is not known cannot be read without a part of it either.
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

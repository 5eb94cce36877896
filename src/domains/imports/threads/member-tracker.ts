import type { ProgressReporter } from '../../../platform/threads/progress.ts';
import type { SourceObserver } from '../sources/budget.ts';
import type { SkippedMember } from '../extraction/source-position.ts';
import { UnreadableFile } from '../sources/source-errors.ts';

/**
 * Publishes which member of an archive is being read, so that it can be left out if the thread has to be stopped.
 * Publishes nothing during format detection: if the format is unknown, leaving out a member does not help.
 */
export class MemberTracker implements SourceObserver {
  readonly #progress: ProgressReporter;
  readonly #lost: ReadonlyMap<number, string>;
  #isReading = false;

  constructor(progress: ProgressReporter, lost: readonly SkippedMember[]) {
    this.#progress = progress;
    this.#lost = new Map(lost.map(({ index, reason }) => [index, reason]));
  }

  startExtracting(): void {
    this.#isReading = true;
  }

  addBytes(bytes: number): void {
    this.#progress.addBytes(bytes);
  }

  enterMember(index: number): void {
    if (!this.#isReading) return;
    const reason = this.#lost.get(index);
    if (reason !== undefined) throw new UnreadableFile(reason);
    this.#progress.setPart(index);
  }
}

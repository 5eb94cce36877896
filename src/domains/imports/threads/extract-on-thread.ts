import { ThreadEnded } from '../../../platform/threads/thread-pool.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import type { PreparedItem } from '../extraction/prepared-item.schemas.ts';
import type { SourceLimits } from '../sources/source-limits.ts';
import type { ImportThreadPool } from './import-thread-pool.ts';
import { START_POSITION } from '../extraction/source-position.ts';
import type { SkippedMember } from '../extraction/source-position.ts';
import { describeExtractionFailure } from './describe-extraction-failure.ts';
import type { ImportThreadMessage, ExtractionFailure, TaskSource } from './import-thread-task.ts';

interface Listening {
  /** Called with items as they are found. Reading waits until it is done with them. */
  readonly onItems: (items: readonly PreparedItem[]) => Promise<void>;
  readonly onExpected?: (total: number) => void;
  readonly signal?: AbortSignal | undefined;
}

interface ReadingOptions {
  /** The library that owns the work. Libraries take turns. */
  readonly libraryId: LibraryId;
  readonly limits: SourceLimits;
  readonly formatId?: string | undefined;
}

/**
 * After a thread had to be stopped at this many members of an archive, which are left out, the rest is not read either.
 */
const MAX_LOST_MEMBERS = 5;

const afterEnd = ({ reason }: ThreadEnded): ExtractionFailure => {
  switch (reason) {
    case 'time':
      return { kind: 'takes-too-long' };
    case 'memory':
      return { kind: 'unreadable', reason: 'Reading it takes more memory than is allowed.' };
    case 'fault':
      return { kind: 'unreadable', reason: 'It cannot be read.' };
    default:
      return reason satisfies never;
  }
};

/** Reads a source on a worker thread. Returns the reason if it could not be read to its end. */
export const extractOnThread = async (
  threads: ImportThreadPool,
  source: TaskSource,
  { libraryId, limits, formatId }: ReadingOptions,
  { onItems, onExpected, signal }: Listening,
): Promise<ExtractionFailure | undefined> => {
  let position = START_POSITION;
  const lost: SkippedMember[] = [];
  for (;;) {
    let refusal: ExtractionFailure | undefined;
    const onMessage = async (message: ImportThreadMessage): Promise<void> => {
      switch (message.kind) {
        case 'items':
          await onItems(message.items);
          position = message.position;
          break;
        case 'expected':
          onExpected?.(message.total);
          break;
        case 'refused':
          refusal = message.refusal;
          break;
        case 'extracted':
          break;
        default:
          message satisfies never;
      }
    };
    const resume = lost.length === 0 ? undefined : { position, skippedMembers: lost };
    try {
      await threads.run({ kind: 'read', source, formatId, limits, resume }, { onMessage, signal, key: libraryId });
      return refusal;
    } catch (error) {
      if (!(error instanceof ThreadEnded)) throw error;
      const ended = afterEnd(error);
      const { part: index } = error;
      if (index === undefined || lost.length >= MAX_LOST_MEMBERS) return ended;
      lost.push({ index, reason: describeExtractionFailure(ended) });
    }
  }
};

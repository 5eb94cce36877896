import { ThreadEnded } from '../../../platform/threads/threads.ts';
import type { ReadItem } from './read-item.schemas.ts';
import type { ReadLimits } from './read-limits.ts';
import type { ReadingThreads } from './reading-threads.ts';
import type { Refusal, TaskSource } from './reading-task.ts';

interface Listening {
  /** Takes items as they are found. No more come before it is done with them. */
  readonly onItems: (items: readonly ReadItem[]) => Promise<void>;
  readonly onExpected?: (total: number) => void;
  readonly signal?: AbortSignal | undefined;
}

const afterEnd = (error: unknown): Refusal => {
  if (!(error instanceof ThreadEnded)) throw error;
  switch (error.reason) {
    case 'time':
      return { kind: 'takes-too-long' };
    case 'memory':
      return { kind: 'unreadable', reason: 'It takes too much memory to be read.' };
    case 'fault':
      return { kind: 'unreadable', reason: 'It cannot be read.' };
    default:
      return error.reason satisfies never;
  }
};

/** Reads something in a thread of its own. Gives why it could not be read to its end, where that is so. */
export const readUpload = async (
  threads: ReadingThreads,
  source: TaskSource,
  { limits, formatId }: { readonly limits: ReadLimits; readonly formatId?: string | undefined },
  { onItems, onExpected, signal }: Listening,
): Promise<Refusal | undefined> => {
  let refusal: Refusal | undefined;
  try {
    await threads.run(
      { kind: 'read', source, formatId, limits },
      {
        signal,
        onMessage: (message) => {
          switch (message.kind) {
            case 'items':
              return onItems(message.items);
            case 'expected':
              return onExpected?.(message.total);
            case 'refused':
              refusal = message.refusal;
              return undefined;
            case 'extracted':
              return undefined;
            default:
              return message satisfies never;
          }
        },
      },
    );
  } catch (error) {
    return afterEnd(error);
  }
  return refusal;
};

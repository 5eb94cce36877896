import { ThreadPool } from '../../../platform/threads/thread-pool.ts';
import type { ThreadLoad } from '../../../platform/threads/thread-metrics.ts';
import type { ThreadLimits } from '../../../platform/threads/thread-pool.ts';
import { writeRecipe } from './write-recipe.ts';
import type { WriteTask, WrittenRecipe } from './write-recipe.ts';

/** Longer documents are written on a thread: 2 MB take up to a second, which would block all other requests. */
const MAX_INLINE_CHARACTERS = 32 * 1024;

/** One thread is enough: each export writes one recipe at a time, so there are never more tasks than exports. */
const LIMITS: ThreadLimits = { threads: 1, cpuMs: 60_000, wallMs: 180_000, heapMb: 256, maxReusableHeapMb: 96 };

/** Writes recipes in export formats: short ones inline, long ones on a thread. */
export class RecipeWriter {
  readonly #threads = new ThreadPool<WriteTask, WrittenRecipe>(new URL('export.thread.ts', import.meta.url), LIMITS);

  get load(): ThreadLoad {
    return this.#threads.load;
  }

  async write(task: WriteTask): Promise<WrittenRecipe> {
    if (task.document.length <= MAX_INLINE_CHARACTERS) return writeRecipe(task);
    let written: WrittenRecipe | undefined;
    await this.#threads.run(task, { onMessage: (message) => void (written = message) });
    if (written === undefined) throw new Error('a thread ended its work without a result');
    return written;
  }

  stop(): Promise<void> {
    return this.#threads.stop();
  }
}

import { defineService } from '../../../platform/module/module.ts';
import { Problem, unavailable } from '../../../platform/problem/problem.ts';
import { FairQueue, QueueFull } from '../../../platform/threads/fair-queue.ts';
import type { FairQueueLimits } from '../../../platform/threads/fair-queue.ts';
import type { ThreadLoad } from '../../../platform/threads/thread-metrics.ts';
import { runInSlices } from '../../../platform/threads/steps.ts';
import { ThreadEnded, ThreadPool } from '../../../platform/threads/thread-pool.ts';
import type { ThreadLimits } from '../../../platform/threads/thread-pool.ts';
import { runFindAmbiguousMeasuresTask, runSettleAmbiguousMeasuresTask } from './measure-tasks.ts';
import { runRecipeTask } from './recipe-tasks.ts';
import type { RecipeTaskOutcome, RecipeTask, OutcomeOf } from './recipe-tasks.ts';
import { scaleDocumentGradually } from './scale-document.ts';

/** An estimate of how much work a task is. */
export interface TaskCost {
  /** Bytes of the document, or characters if they are easier to count. */
  readonly bytes: number;
  /** Ingredient lines, yields and everything else with its own amount. These cost the most. */
  readonly lines: number;
}

/**
 * Anything heavier is computed on a worker thread. An ordinary line takes 0.1 ms, one with odd fractions of a cup 0.5
 * ms, 200 characters of a step 0.1 ms, and 32 KiB of the longest lines 10 ms. So the event loop is blocked for at most 30 ms once the code is compiled.
 */
export const MAX_INLINE_COST: TaskCost = { bytes: 32 * 1024, lines: 60 };

export const isOverInlineLimit = ({ bytes, lines }: TaskCost): boolean =>
  bytes > MAX_INLINE_COST.bytes || lines > MAX_INLINE_COST.lines;

export interface ComputationLimits extends Omit<ThreadLimits, 'threads'>, FairQueueLimits {}

/**
 * Two threads, of which a library may use one at a time. The CPU time is thirty times what 3,000 ordinary lines take,
 * so that a small home server can compute them too.
 */
const DEFAULT_LIMITS: ComputationLimits = {
  maxRunning: 2,
  maxRunningPerOwner: 1,
  maxWaiting: 64,
  maxWaitingPerOwner: 8,
  cpuMs: 20_000,
  wallMs: 60_000,
  heapMb: 256,
  maxReusableHeapMb: 96,
};

/** A document that took too long will take too long again, so there is no point in retrying soon. */
const RETRY_ENDED_SECONDS = '60';

const SHUTTING_DOWN = 'The service is shutting down.';

const problemOf = (error: unknown): unknown => {
  if (error instanceof QueueFull) {
    const detail = error.reason === 'closed' ? SHUTTING_DOWN : 'Too many long recipes are waiting to be computed.';
    return unavailable(detail, { cause: error });
  }
  if (!(error instanceof ThreadEnded)) return error;
  switch (error.reason) {
    case 'time':
    case 'memory':
      return new Problem('unavailable', {
        detail: `The recipe takes too much ${error.reason} to be computed. Divide it into smaller ones.`,
        headers: { 'retry-after': RETRY_ENDED_SECONDS },
        cause: error,
      });
    case 'fault':
      return unavailable('The computation ended before it was done.', { cause: error });
    default:
      return error.reason satisfies never;
  }
};

/** Yields to the event loop between parsed lines: the first lines after a start take the longest. */
const computeHere = async (task: RecipeTask): Promise<RecipeTaskOutcome> => {
  switch (task.kind) {
    case 'scale':
      return runInSlices(scaleDocumentGradually(task));
    case 'find-measures':
      return runInSlices(runFindAmbiguousMeasuresTask(task));
    case 'settle-measures':
      return runInSlices(runSettleAmbiguousMeasuresTask(task));
    case 'prepare':
    case 'hash':
      return runRecipeTask(task);
    default:
      return task satisfies never;
  }
};

/**
 * Runs tasks that take long for a long document: inline if the document is short, otherwise on a worker thread, so that
 * the event loop is never blocked. The queue is bounded, and its owners take turns.
 */
export class RecipeComputation {
  readonly #turns: FairQueue;
  readonly #threads: ThreadPool<RecipeTask, RecipeTaskOutcome>;
  readonly #stopping = new AbortController();

  constructor(limits: Partial<ComputationLimits> = {}) {
    const all = { ...DEFAULT_LIMITS, ...limits };
    this.#turns = new FairQueue(all);
    this.#threads = new ThreadPool(new URL('recipe.thread.ts', import.meta.url), { ...all, threads: all.maxRunning });
  }

  get load(): ThreadLoad {
    const { idle, running, waiting } = this.#threads.load;
    return { idle, running, waiting: waiting + this.#turns.waiting };
  }

  /**
   * Do not call this inside a transaction, because the task may have to wait for its owner's turn. The owner is a
   * library.
   */
  async run<Task extends RecipeTask>(task: Task, weight: TaskCost, owner: string): Promise<OutcomeOf<Task>> {
    const result = isOverInlineLimit(weight) ? await this.#onThread(task, owner) : await computeHere(task);
    // The kind of the result follows from the kind of the task; one function handles both.
    return result as OutcomeOf<Task>;
  }

  async stop(): Promise<void> {
    this.#turns.close();
    this.#stopping.abort(unavailable(SHUTTING_DOWN));
    await this.#threads.stop();
  }

  async #onThread(task: RecipeTask, owner: string): Promise<RecipeTaskOutcome> {
    let result: RecipeTaskOutcome | undefined;
    try {
      await this.#turns.run(owner, () =>
        this.#threads.run(task, {
          onMessage: (computed) => void (result = computed),
          signal: this.#stopping.signal,
        }),
      );
    } catch (error) {
      throw problemOf(error);
    }
    if (result === undefined) throw new Error('a thread ended its work without a result');
    return result;
  }
}

export const recipeComputationService = defineService<RecipeComputation>({
  name: 'recipe computation',
  create: () => new RecipeComputation(),
  stop: (computation) => computation.stop(),
});

const MEGABYTE = 1024 * 1024;

/** Garbage that may be on the heap before the next step. */
const MAX_GARBAGE = 32 * MEGABYTE;

/** Input of this size needs much of the room that is left below the heap limit, so there may be less garbage. */
const LARGE_INPUT = MEGABYTE;
const MAX_GARBAGE_BEFORE_LARGE_INPUT = 6 * MEGABYTE;

/** A task that holds much data lets the heap grow by half between collections. */
const GROWTH = 1.5;

/** Less than this is not worth a collection, even if the thread has nothing else to do. */
const MIN_GARBAGE = 4 * MEGABYTE;

/**
 * Decides when a worker thread collects its garbage. A collection visits everything that the thread has loaded, about
 * 35 MB for imports, and takes longer than reading an ordinary page. The threshold is therefore relative to what stays
 * on the heap: a fixed one of 40 MB made every other page trigger a collection.
 */
export class HeapThreshold {
  /** What stays on the heap between tasks. */
  #resident: number;
  /** What was on the heap after the last collection during the running task. */
  #held = 0;
  /** Whether the running task may have data on the heap. */
  #hasData = false;

  constructor(usedHeap: number) {
    this.#resident = usedHeap;
  }

  /** Whether to collect before the next step of a task, which has read this many bytes of input since the last step. */
  isExceeded(usedHeap: number, inputBytes: number): boolean {
    const garbage = inputBytes < LARGE_INPUT ? MAX_GARBAGE : MAX_GARBAGE_BEFORE_LARGE_INPUT;
    return usedHeap > Math.max(this.#resident + garbage, this.#held * GROWTH);
  }

  /** Whether to collect between tasks. */
  isExceededAtRest(usedHeap: number): boolean {
    return usedHeap > this.#resident + MIN_GARBAGE;
  }

  /** Records the size of the heap after a collection. */
  recordCollection(usedHeap: number): void {
    if (this.#hasData) this.#held = usedHeap;
    else this.#resident = usedHeap;
  }

  startStep(): void {
    this.#hasData = true;
  }

  endTask(): void {
    this.#held = 0;
    this.#hasData = false;
  }
}

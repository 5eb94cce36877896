/** Indexes in the memory that a worker thread shares with the thread that started the work. */
const [ADVANCES, KILOBYTES, PART, YIELD] = [0, 1, 2, 3];
const CELLS = 4;

/**
 * How work shows that it makes progress: without a sign for some time it is terminated. Cheap enough for inner loops.
 */
export interface ProgressReporter {
  /** Marks another step as done. */
  advance(): void;
  /** Adds to the amount of input read, which raises the time limit. */
  addBytes(bytes: number): void;
  /**
   * The part being processed from now on, counted from 0; undefined for none. Still known after the work was
   * terminated.
   */
  setPart(part: number | undefined): void;
  /** Marks another step as done. The work may pause here while others have their turn. */
  checkpoint(): Promise<void>;
}

export interface ProgressSnapshot {
  /** Changes with every step. */
  readonly steps: number;
  readonly kilobytes: number;
  readonly part: number | undefined;
}

/** What happens at a checkpoint. */
interface CheckpointActions {
  /** Called with the number of input bytes read since the last step. */
  readonly beforeStep: (bytesRead: number) => void;
  /** Called if other work is waiting for a turn. */
  readonly yieldTurn: () => Promise<void>;
}

/**
 * The progress of work in another thread. It uses shared memory, because messages would cost both threads time and
 * could not reach work that does not return to its event loop.
 */
export class SharedProgress {
  readonly memory: SharedArrayBuffer;
  readonly #cells: Int32Array;

  constructor(memory = new SharedArrayBuffer(CELLS * Int32Array.BYTES_PER_ELEMENT)) {
    this.memory = memory;
    this.#cells = new Int32Array(memory);
  }

  read(): ProgressSnapshot {
    const part = Atomics.load(this.#cells, PART);
    return {
      steps: Atomics.load(this.#cells, ADVANCES),
      kilobytes: Atomics.load(this.#cells, KILOBYTES),
      part: part === 0 ? undefined : part - 1,
    };
  }

  /** Asks the work to yield at its next checkpoint. */
  requestYield(): void {
    Atomics.store(this.#cells, YIELD, 1);
  }

  /** The interface for the work itself. */
  writer({ beforeStep, yieldTurn }: CheckpointActions): ProgressReporter {
    const cells = this.#cells;
    let bytes = 0;
    let bytesAtLastStep = 0;
    const advance = (): void => void Atomics.add(cells, ADVANCES, 1);
    return {
      advance,
      addBytes: (more) => {
        bytes += more;
        Atomics.store(cells, KILOBYTES, Math.floor(bytes / 1024));
        advance();
      },
      setPart: (part) => {
        Atomics.store(cells, PART, part === undefined ? 0 : part + 1);
        advance();
      },
      checkpoint: async () => {
        advance();
        beforeStep(bytes - bytesAtLastStep);
        bytesAtLastStep = bytes;
        if (Atomics.exchange(cells, YIELD, 0) === 1) await yieldTurn();
      },
    };
  }
}

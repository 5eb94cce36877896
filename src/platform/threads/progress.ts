/** Cells of the memory that a thread shares with who started its work. */
const [ADVANCES, KILOBYTES, PART, YIELD] = [0, 1, 2, 3];
const CELLS = 4;

/** By which work shows that it gets on: without a sign for a while it is ended. Cheap enough for inner loops. */
export interface Progress {
  /** Another step is done. */
  advance(): void;
  /** So much more was read, for which more time is allowed. */
  addBytes(bytes: number): void;
  /** The part that is worked at from now on, counted from 0; undefined for none. Known after the work was ended. */
  setPart(part: number | undefined): void;
  /** Another step is done, and the work can wait here while others have their turn. */
  checkpoint(): Promise<void>;
}

/** How far work is. */
export interface Advance {
  /** Changes with every step. */
  readonly steps: number;
  readonly kilobytes: number;
  readonly part: number | undefined;
}

/** What is done at a checkpoint. */
interface CheckpointActions {
  readonly beforeStep: () => void;
  /** Where others wait for a turn. */
  readonly yieldTurn: () => Promise<void>;
}

/**
 * How far work in another thread is. It stands in shared memory, since messages would cost both threads time, and could
 * not ask anything of work that does not return to its event loop.
 */
export class SharedProgress {
  readonly memory: SharedArrayBuffer;
  readonly #cells: Int32Array;

  constructor(memory = new SharedArrayBuffer(CELLS * Int32Array.BYTES_PER_ELEMENT)) {
    this.memory = memory;
    this.#cells = new Int32Array(memory);
  }

  read(): Advance {
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

  /** The side of the work. */
  writer({ beforeStep, yieldTurn }: CheckpointActions): Progress {
    const cells = this.#cells;
    let bytes = 0;
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
        beforeStep();
        if (Atomics.exchange(cells, YIELD, 0) === 1) await yieldTurn();
      },
    };
  }
}

/**
 * Longer JSON bodies are not parsed on the main thread if the operation can do it elsewhere. Parsing and validating 2
 * MiB takes up to 0.5 s, during which no other request would be answered; 32 KiB takes a few milliseconds.
 */
export const MAX_MAIN_THREAD_BODY_BYTES = 32 * 1024;

/** A raw JSON body, neither parsed nor validated. */
export class UnparsedBody {
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

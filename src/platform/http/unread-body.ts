/**
 * From this length on a JSON body is not read on the main thread, if its operation can read it elsewhere. Parsing and
 * checking 2 MiB takes up to 0.5 s, in which nobody else would be answered; 32 KiB take a few milliseconds.
 */
export const MAX_INLINE_BODY_BYTES = 32 * 1024;

/** A JSON body as it came: not parsed, and held against nothing yet. */
export class UnreadBody {
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

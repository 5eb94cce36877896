import type { SourceLimits } from './source-limits.ts';

/** The upload as a whole exceeds a limit; nothing more of it is read. */
export class LimitExceeded extends Error {
  readonly limit: keyof SourceLimits;
  readonly maximum: number;

  constructor(limit: keyof SourceLimits, maximum: number) {
    super(`${limit} is ${maximum}`);
    this.name = 'TooMuch';
    this.limit = limit;
    this.maximum = maximum;
  }
}

/** One file in an archive cannot be read; the others may still be readable. */
export class UnreadableFile extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'UnreadableMember';
  }
}

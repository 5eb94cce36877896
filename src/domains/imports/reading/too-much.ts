import type { ReadLimits } from './read-limits.ts';

/** The upload as a whole exceeds a limit; nothing more of it is read. */
export class TooMuch extends Error {
  readonly limit: keyof ReadLimits;
  readonly maximum: number;

  constructor(limit: keyof ReadLimits, maximum: number) {
    super(`${limit} is ${maximum}`);
    this.name = 'TooMuch';
    this.limit = limit;
    this.maximum = maximum;
  }
}

/** One file in an archive cannot be read; the others may still be readable. */
export class UnreadableMember extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'UnreadableMember';
  }
}

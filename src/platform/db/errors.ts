import type { UniqueConstraint } from './tables/constraints.ts';

/** A write met another row that holds the same unique value. */
export class UniqueViolation extends Error {
  readonly constraint: UniqueConstraint;

  constructor(constraint: UniqueConstraint, cause: unknown) {
    super(`another row holds the same value of ${constraint}`, { cause });
    this.name = 'UniqueViolation';
    this.constraint = constraint;
  }
}

/** A write refers to a row that someone else has deleted meanwhile. */
export class ReferenceGone extends Error {
  constructor(cause: unknown) {
    super('a row that this one belongs to is gone', { cause });
    this.name = 'ReferenceGone';
  }
}

/** The database did not answer, is full, or is held by someone else. Trying again later may help. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super(`the database is not available: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'DatabaseUnavailable';
  }
}

/** A row stayed locked by another transaction for longer than a request waits. */
export class LockTimeout extends DatabaseUnavailable {
  constructor(cause: unknown) {
    super(cause);
    this.name = 'LockTimeout';
  }
}

/** The connection ended before its statement was answered. Whether the statement was done, nobody can tell. */
export class ConnectionLost extends DatabaseUnavailable {
  constructor(cause: unknown) {
    super(cause);
    this.name = 'ConnectionLost';
  }
}

/** Two transactions waited for each other, and this one was given up for the other. All of it was undone. */
export class GivenUp extends DatabaseUnavailable {
  constructor(cause: unknown) {
    super(cause);
    this.name = 'GivenUp';
  }
}

/** The database was written by a newer version of the program, whose tables this one does not know. */
export class DatabaseTooNew extends Error {
  constructor(found: number, known: number) {
    super(
      `The database is at migration ${found}, this program knows ${known}. ` +
        'Start the version that wrote it, or a newer one; nothing was changed.',
    );
    this.name = 'DatabaseTooNew';
  }
}

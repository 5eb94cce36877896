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

const codeOf = (cause: unknown): string | undefined =>
  cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;

/** The database did not answer, is full, or is held by someone else. Trying again later may help. */
export class DatabaseUnavailable extends Error {
  /** For the log: the SQLSTATE of PostgreSQL, or the code that the driver or the network gave. */
  readonly code: string | undefined;

  constructor(cause: unknown) {
    super(`the database is not available: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'DatabaseUnavailable';
    this.code = codeOf(cause);
  }
}

/** The database can be read and takes no writes: a standby, or a server that was set to read-only. */
export class DatabaseReadOnly extends DatabaseUnavailable {
  constructor(cause: unknown) {
    super(cause);
    this.name = 'DatabaseReadOnly';
  }
}

/**
 * The server did not answer within the time limit of the statement. Its connection was closed, because nobody can tell
 * what state it is in.
 */
export class StatementTimeout extends DatabaseUnavailable {
  constructor(cause: unknown) {
    super(cause);
    this.name = 'StatementTimeout';
  }
}

/** The commit was sent and its answer was lost: the change was made whole or not at all, and nobody can tell which. */
export class OutcomeUnknown extends DatabaseUnavailable {
  constructor(cause: unknown) {
    super(cause);
    this.name = 'OutcomeUnknown';
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

/** No connection could be opened: nothing was sent. */
export class ConnectFailed extends ConnectionLost {
  constructor(cause: unknown) {
    super(cause);
    this.name = 'ConnectFailed';
  }
}

/** Two transactions waited for each other, and this one was given up for the other. All of it was undone. */
export class GivenUp extends DatabaseUnavailable {
  constructor(cause: unknown) {
    super(cause);
    this.name = 'GivenUp';
  }
}

/** The start has to write to the database, which takes no writes. */
export class StartNeedsWrites extends Error {
  constructor(what: string, cause: unknown) {
    super(`The database is read-only, and ${what}. Make it writable for the first start; nothing was changed.`, {
      cause,
    });
    this.name = 'StartNeedsWrites';
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

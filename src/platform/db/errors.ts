/** A write would duplicate a unique value of another row. */
export class UniqueViolation extends Error {
  /** The name of the constraint. */
  readonly constraint: string;

  constructor(constraint: string, cause: unknown) {
    super(`another row holds the same value of ${constraint}`, { cause });
    this.name = 'UniqueViolation';
    this.constraint = constraint;
  }
}

/** A write refers to a row that was deleted concurrently. */
export class ForeignKeyViolation extends Error {
  constructor(cause: unknown) {
    super('a row that this one belongs to is gone', { cause });
    this.name = 'ReferenceGone';
  }
}

const codeOf = (cause: unknown): string | undefined =>
  cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;

/** The database did not answer, is full, or is locked by another process. A retry may succeed. */
export class DatabaseUnavailable extends Error {
  /** For the log: the SQLSTATE from PostgreSQL, or the error code from the driver or the network. */
  readonly code: string | undefined;

  constructor(cause: unknown) {
    super(`the database is not available: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'DatabaseUnavailable';
    this.code = codeOf(cause);
  }
}

/** The database can be read but rejects writes: a standby, or a server set to read-only. */
export class DatabaseReadOnly extends DatabaseUnavailable {
  constructor(cause: unknown) {
    super(cause);
    this.name = 'DatabaseReadOnly';
  }
}

/**
 * The server did not answer within the statement's time limit. The connection was closed, because its state is unknown.
 */
export class StatementTimeout extends DatabaseUnavailable {
  constructor(cause: unknown) {
    super(cause);
    this.name = 'StatementTimeout';
  }
}

/** The commit was sent but its answer was lost. The change was made completely or not at all; which one is unknown. */
export class CommitOutcomeUnknown extends DatabaseUnavailable {
  constructor(cause: unknown) {
    super(cause);
    this.name = 'OutcomeUnknown';
  }
}

/** Another transaction held a row lock for longer than a request waits. */
export class LockTimeout extends DatabaseUnavailable {
  constructor(cause: unknown) {
    super(cause);
    this.name = 'LockTimeout';
  }
}

/** The connection ended before its statement was answered. The statement may or may not have run. */
export class ConnectionLost extends DatabaseUnavailable {
  constructor(cause: unknown) {
    super(cause);
    this.name = 'ConnectionLost';
  }
}

/** No connection could be opened, so nothing was sent. */
export class ConnectFailed extends ConnectionLost {
  constructor(cause: unknown) {
    super(cause);
    this.name = 'ConnectFailed';
  }
}

/**
 * A transaction would begin on a connection that was opened after its work began, so the server may lack commits that
 * the work relied on. Nothing was sent.
 */
export class HistoryChanged extends DatabaseUnavailable {
  constructor() {
    super(new Error('a connection was opened while the transaction was prepared'));
    this.name = 'HistoryChanged';
  }
}

/** The server rolled this transaction back completely in favor of another, usually because of a deadlock. */
export class DeadlockError extends DatabaseUnavailable {
  constructor(cause: unknown) {
    super(cause);
    this.name = 'DeadlockError';
  }
}

/** Startup has to write to the database, which is read-only. */
export class ReadOnlyStartupError extends Error {
  constructor(what: string, cause: unknown) {
    super(`The database is read-only, and ${what}. Make it writable for the first start; nothing was changed.`, {
      cause,
    });
    this.name = 'StartNeedsWrites';
  }
}

/** The database was migrated by a newer version of the program, whose tables this version does not know. */
export class DatabaseTooNew extends Error {
  constructor(found: number, known: number) {
    super(
      `The database is at migration ${found}, this program knows ${known}. ` +
        'Start the version that wrote it, or a newer one; nothing was changed.',
    );
    this.name = 'DatabaseTooNew';
  }
}

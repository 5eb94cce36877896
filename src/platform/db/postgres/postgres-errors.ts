import { DatabaseError } from 'pg';

import {
  ConnectionLost,
  DatabaseReadOnly,
  DatabaseUnavailable,
  DeadlockError,
  LockTimeout,
  ForeignKeyViolation,
  UniqueViolation,
} from '../errors.ts';

// Error codes, see postgresql.org/docs/current/errcodes-appendix.html.
const FOREIGN_KEY_VIOLATION = '23503';
const UNIQUE_VIOLATION = '23505';
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';
/** Only if the server or the role defaults to another isolation level than read committed. */
const SERIALIZATION_FAILURE = '40001';
const READ_ONLY = '25006';
/**
 * Error classes that concern the server rather than the statement: connection lost (08), transaction state, such as a
 * server time limit that ended it (25), authorization failed (28), no such database (3D), transaction rolled back in
 * favor of another (40), out of resources (53), canceled or shutting down (57), system error (58).
 */
const UNAVAILABLE = /^(?:08|25|28|3D|40|53|57|58)/;

/**
 * The server ended this connection: a shutdown, a crash, an administrator or a time limit. A connection pooler that has
 * lost its server answers 08P01.
 */
const ENDED = /^(?:0800[0367]|08P01|25P0[34]|57P0[125])$/;
/** Driver messages for a connection that is closed. */
const NO_LONGER = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
]);

const isBroken = (error: Error): boolean =>
  NO_LONGER.has(error.message) || ('code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE'));

/** Maps a driver error to one of the program's error classes. */
export const mapPostgresError = (error: unknown): unknown => {
  if (!(error instanceof DatabaseError)) {
    if (!(error instanceof Error) || error instanceof TypeError) return error;
    // An error that did not come from the server is about reaching it: refused, reset, timed out.
    return isBroken(error) ? new ConnectionLost(error) : new DatabaseUnavailable(error);
  }
  const { code = '', constraint } = error;
  if (code === UNIQUE_VIOLATION && constraint !== undefined) return new UniqueViolation(constraint, error);
  if (code === FOREIGN_KEY_VIOLATION) return new ForeignKeyViolation(error);
  if (code === LOCK_NOT_AVAILABLE) return new LockTimeout(error);
  if (code === DEADLOCK || code === SERIALIZATION_FAILURE) return new DeadlockError(error);
  if (code === READ_ONLY) return new DatabaseReadOnly(error);
  if (ENDED.test(code)) return new ConnectionLost(error);
  return UNAVAILABLE.test(code) ? new DatabaseUnavailable(error) : error;
};

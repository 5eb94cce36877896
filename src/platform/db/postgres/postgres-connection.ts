import { DatabaseError } from 'pg';
import type { ClientBase, Pool } from 'pg';

import type { Result, Row, Statement } from '../connection.ts';
import {
  ConnectionLost,
  DatabaseUnavailable,
  GivenUp,
  LockTimeout,
  ReferenceGone,
  UniqueViolation,
} from '../errors.ts';
import { isUniqueConstraint } from '../tables/constraints.ts';

// Codes of postgresql.org/docs/current/errcodes-appendix.html.
const FOREIGN_KEY_VIOLATION = '23503';
const UNIQUE_VIOLATION = '23505';
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';
/** Connection lost, not let in, no such database, transaction given up for another, out of resources, going down. */
const UNAVAILABLE = /^(?:08|28|3D|40|53|57)/;

/** The server ended this connection: it goes down, has crashed, or somebody or a limit told it to. */
const ENDED = /^(?:0800[036]|57P0[125])$/;
/** What the driver says of a connection that is no longer one. */
const NO_LONGER = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
]);

const isBroken = (error: Error): boolean =>
  NO_LONGER.has(error.message) || ('code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE'));

/** Turns an error of the driver into one that the rest of the program knows. */
export const translate = (error: unknown): unknown => {
  if (!(error instanceof DatabaseError)) {
    if (!(error instanceof Error) || error instanceof TypeError) return error;
    // What does not come from the server is about reaching it: refused, reset, timed out.
    return isBroken(error) ? new ConnectionLost(error) : new DatabaseUnavailable(error);
  }
  const { code = '', constraint } = error;
  if (code === UNIQUE_VIOLATION && constraint !== undefined && isUniqueConstraint(constraint)) {
    return new UniqueViolation(constraint, error);
  }
  if (code === FOREIGN_KEY_VIOLATION) return new ReferenceGone(error);
  if (code === LOCK_NOT_AVAILABLE) return new LockTimeout(error);
  if (code === DEADLOCK) return new GivenUp(error);
  if (ENDED.test(code)) return new ConnectionLost(error);
  return UNAVAILABLE.test(code) ? new DatabaseUnavailable(error) : error;
};

/** Statement names longer than this are cut by the server, and two could become one. */
const LONGEST_NAME = 63;

/** Sends one statement. A named one is parsed once for each connection. */
export const send = async (to: Pool | ClientBase, { sql, parameters, name }: Statement): Promise<Result> => {
  const named = name !== undefined && name.length <= LONGEST_NAME;
  try {
    const { rows, rowCount } = await to.query<Row>({ text: sql, values: [...parameters], ...(named && { name }) });
    return { rows, affected: rowCount ?? 0 };
  } catch (error) {
    throw translate(error);
  }
};

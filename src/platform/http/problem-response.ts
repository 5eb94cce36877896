import { STATUS_CODES } from 'node:http';

import type { FastifyError, FastifyReply } from 'fastify';

import {
  DatabaseReadOnly,
  DatabaseUnavailable,
  CommitOutcomeUnknown,
  ForeignKeyViolation,
  UniqueViolation,
} from '../db/errors.ts';
import type { UniqueConstraints } from '../db/unique-constraints.ts';
import type { ProblemCode } from '../problem/problem-catalog.ts';
import { Problem, unauthenticated, unavailable } from '../problem/problem.ts';
import { toProblemBody } from '../problem/problem-body.ts';
import { StorageFull } from '../storage/storage-full.ts';

/** Space becomes free when people delete something or when the hourly sweep runs. */
const STORAGE_RETRY_SECONDS = '60';

/** Enough time for the server to become writable again or for a failover. */
const READ_ONLY_RETRY_SECONDS = 5;

/** The problem for an unavailable database. The cause is only logged. */
const databaseUnavailable = (error: DatabaseUnavailable): Problem => {
  if (error instanceof DatabaseReadOnly) {
    const detail = 'The database is read-only for now: nothing can be changed, everything can be read.';
    return unavailable(detail, { cause: error, retrySeconds: READ_ONLY_RETRY_SECONDS });
  }
  if (error instanceof CommitOutcomeUnknown) {
    const detail = 'The database did not confirm the change: it may have been made.';
    return unavailable(detail, { cause: error });
  }
  return unavailable('The database does not respond.', { cause: error });
};

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('FST_');

const codeOfFastifyError = ({ code, statusCode = 500 }: FastifyError): ProblemCode => {
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return 'payload-too-large';
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return 'unsupported-media-type';
    default:
      return statusCode < 500 ? 'malformed-request' : 'internal-error';
  }
};

/** A limit by its name in the capabilities. */
export interface BodyLimit {
  readonly limit: string;
  readonly maximum: number;
}

export interface ErrorContext {
  readonly bodyLimit: BodyLimit;
  readonly constraints: UniqueConstraints;
  readonly isInLibrary?: boolean;
}

/** Turns anything thrown into the problem sent to the client. */
export const toProblem = (error: unknown, { bodyLimit, constraints, isInLibrary = false }: ErrorContext): Problem => {
  if (error instanceof Problem) return error;
  if (error instanceof UniqueViolation) {
    const code = constraints[error.constraint]?.problem;
    if (code) return new Problem(code, { cause: error });
  }
  // The operation's library or session was deleted between its admission and its writes.
  if (error instanceof ForeignKeyViolation) {
    return isInLibrary ? new Problem('library-not-found', { cause: error }) : unauthenticated('invalid-credentials');
  }
  if (error instanceof StorageFull) {
    return new Problem('storage-full', { cause: error, headers: { 'retry-after': STORAGE_RETRY_SECONDS } });
  }
  if (error instanceof DatabaseUnavailable) return databaseUnavailable(error);
  if (isFastifyError(error)) {
    const code = codeOfFastifyError(error);
    return new Problem(code, { cause: error, ...(code === 'payload-too-large' && { params: { ...bodyLimit } }) });
  }
  return new Problem('internal-error', { cause: error });
};

const CONTENT_TYPE = 'application/problem+json';

export const sendProblem = (reply: FastifyReply, problem: Problem, baseUrl: string): FastifyReply =>
  reply
    .code(problem.status)
    .headers({ 'cache-control': 'no-store', ...problem.headers, 'content-type': CONTENT_TYPE })
    // Sent as bytes, because Fastify would add a charset to a JSON string, and JSON media types have none.
    .send(Buffer.from(JSON.stringify(toProblemBody(problem, { baseUrl, requestId: reply.request.id }))));

const codeOfClientError = (code: string | undefined): ProblemCode => {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 'request-timeout';
    case 'HPE_HEADER_OVERFLOW':
      return 'headers-too-large';
    default:
      return 'malformed-request';
  }
};

/** The complete raw response to input that Node could not parse as a request. */
export const formatRawProblemResponse = (errorCode: string | undefined, baseUrl: string, requestId: string): string => {
  const problem = new Problem(codeOfClientError(errorCode));
  const body = JSON.stringify(toProblemBody(problem, { baseUrl, requestId }));
  return [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? 'Error'}`,
    `Content-Type: ${CONTENT_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    'Cache-Control: no-store',
    'Connection: close',
    '',
    body,
  ].join('\r\n');
};

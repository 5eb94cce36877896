import { isProblemCode, getProblemKind } from './problem-catalog.ts';
import type { ProblemCode } from './problem-catalog.ts';

/** One thing that is wrong with the input, and where: `body.items[0].name`, `query.limit`, `header.if-match`. */
export interface Violation {
  readonly location: string;
  readonly code: string;
  readonly message: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly value?: unknown;
}

interface ProblemOptions {
  readonly detail?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly violations?: readonly Violation[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
  /** The limit that was reached, for the metrics. Not sent. */
  readonly limit?: string;
}

/** A refusal that reaches the client as `application/problem+json`. Thrown anywhere, answered in one place. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly params: Readonly<Record<string, unknown>> | undefined;
  readonly violations: readonly Violation[];
  readonly headers: Readonly<Record<string, string>>;
  readonly limit: string | undefined;

  constructor(code: ProblemCode, { detail, params, violations = [], headers = {}, cause, limit }: ProblemOptions = {}) {
    // A worker thread does not load the domains' problems; it sends the code and the detail to the main thread.
    super(detail ?? (isProblemCode(code) ? getProblemKind(code).description : code), { cause });
    this.name = 'Problem';
    this.code = code;
    this.params = params;
    this.violations = violations;
    this.headers = headers;
    this.limit = limit;
  }

  get status(): number {
    return getProblemKind(this.code).status;
  }
}

export const validationFailed = (...violations: readonly Violation[]): Problem =>
  new Problem('validation-failed', {
    detail: violations.map(({ location, message }) => `${location} ${message}`).join('; '),
    violations,
  });

interface UnavailableOptions {
  readonly cause?: unknown;
  readonly retrySeconds?: number;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly limit?: string;
}

export const unavailable = (
  detail: string,
  { cause, retrySeconds = 1, ...options }: UnavailableOptions = {},
): Problem =>
  new Problem('unavailable', { detail, headers: { 'retry-after': String(retrySeconds) }, cause, ...options });

/** 401, with the scheme that HTTP wants named (RFC 9110, section 11.6.1). */
export const unauthenticated = (code: 'authentication-required' | 'invalid-credentials'): Problem =>
  new Problem(code, { headers: { 'www-authenticate': 'Bearer realm="Tureen"' } });

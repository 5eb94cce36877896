import type { ProblemBody as WholeProblem } from '../../src/domains/instance/index.ts';

/** Without the occurrence id, which is only useful in logs. */
export type ProblemBody = Omit<WholeProblem, 'instance'>;

/** The service refused the request. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly problem: ProblemBody;
  /** The `Retry-After` header, in seconds. */
  readonly retryAfter: number | undefined;

  constructor(problem: ProblemBody, retryAfter?: number) {
    super(problem.detail);
    this.problem = problem;
    this.retryAfter = retryAfter;
  }

  get code(): string {
    return this.problem.code;
  }
}

/** The service was not reached, so the outcome of the request is unknown. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

export const hasCode = (error: unknown, ...codes: readonly string[]): error is ProblemError =>
  error instanceof ProblemError && codes.includes(error.code);

/** Validation errors by form field: `body.name` is `name`. A page may override the text of codes it knows. */
export const getFieldErrors = (
  error: unknown,
  messages: Readonly<Record<string, string>> = {},
): Record<string, string[]> => {
  const fieldErrors: Record<string, string[]> = {};
  if (!(error instanceof ProblemError)) return fieldErrors;
  const { errors, violations } = error.problem;
  for (const [index, { location, message }] of (errors ?? []).entries()) {
    if (!location.startsWith('body.')) continue;
    const words = messages[violations?.[index]?.code ?? ''] ?? message;
    (fieldErrors[location.slice('body.'.length)] ??= []).push(words);
  }
  return fieldErrors;
};

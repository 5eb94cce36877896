import type { ProblemBody as WholeProblem } from '../../src/domains/instance/index.ts';

/** What was wrong; the number of the occurrence is for whoever reads logs. */
export type ProblemBody = Omit<WholeProblem, 'instance'>;

/** The service refused. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly problem: ProblemBody;
  /** What `Retry-After` asks for, in seconds. */
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

/** The service was not reached at all: nothing is known of what became of the request. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

export const hasCode = (error: unknown, ...codes: readonly string[]): error is ProblemError =>
  error instanceof ProblemError && codes.includes(error.code);

/**
 * What is wrong with each field of a form, by the name the field has in the body: `body.name` is `name`. A screen may
 * have words of its own for the codes it knows.
 */
export const faultsByField = (
  error: unknown,
  told: Readonly<Record<string, string>> = {},
): Record<string, string[]> => {
  const faults: Record<string, string[]> = {};
  if (!(error instanceof ProblemError)) return faults;
  const { errors, violations } = error.problem;
  for (const [index, { location, message }] of (errors ?? []).entries()) {
    if (!location.startsWith('body.')) continue;
    const words = told[violations?.[index]?.code ?? ''] ?? message;
    (faults[location.slice('body.'.length)] ??= []).push(words);
  }
  return faults;
};

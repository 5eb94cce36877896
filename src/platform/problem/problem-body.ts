import { getProblemKind } from './problem-catalog.ts';
import type { Problem } from './problem.ts';

/** What an occurrence of a problem is called. */
export interface ProblemOccurrence {
  readonly baseUrl: string;
  readonly requestId: string;
}

/** The Problem of interface.md. */
export interface ProblemBody {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly instance: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly errors?: readonly { location: string; message: string; value?: unknown }[];
  readonly violations?: readonly { location: string; code: string; params?: unknown }[];
}

export const toProblemBody = (problem: Problem, { baseUrl, requestId }: ProblemOccurrence): ProblemBody => ({
  type: `${baseUrl}/problems/${problem.code}`,
  title: getProblemKind(problem.code).title,
  status: problem.status,
  code: problem.code,
  detail: problem.message,
  instance: `urn:uuid:${requestId}`,
  ...(problem.params && { params: problem.params }),
  ...(problem.violations.length > 0 && {
    errors: problem.violations.map(({ location, message, value }) => ({
      location,
      message,
      ...(value !== undefined && { value }),
    })),
    violations: problem.violations.map(({ location, code, params }) => ({ location, code, ...(params && { params }) })),
  }),
});

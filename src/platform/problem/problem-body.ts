import { problemCatalog } from './problem-catalog.ts';
import type { Problem } from './problem.ts';

/** What an occurrence of a problem is called. */
export interface Occurrence {
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

export const problemBody = (problem: Problem, { baseUrl, requestId }: Occurrence): ProblemBody => ({
  type: `${baseUrl}/problems/${problem.code}`,
  title: problemCatalog[problem.code].title,
  status: problem.status,
  code: problem.code,
  detail: problem.message,
  instance: `urn:uuid:${requestId}`,
  ...(problem.params && { params: problem.params }),
  ...(problem.faults.length > 0 && {
    errors: problem.faults.map(({ location, message, value }) => ({
      location,
      message,
      ...(value !== undefined && { value }),
    })),
    violations: problem.faults.map(({ location, code, params }) => ({ location, code, ...(params && { params }) })),
  }),
});

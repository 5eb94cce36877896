import { getProblemKind } from '../problem/problem-catalog.ts';
import type { Problem } from '../problem/problem.ts';

/** A problem as a job stores it: without the parts that belong to an HTTP response. */
export const toProblemSummary = (
  problem: Problem,
): { readonly code: string; readonly title: string; readonly detail: string } => ({
  code: problem.code,
  title: getProblemKind(problem.code).title,
  detail: problem.message,
});

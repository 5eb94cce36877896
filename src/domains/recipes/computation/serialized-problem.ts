import type { ProblemCode } from '../../../platform/problem/problem-catalog.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { Violation } from '../../../platform/problem/problem.ts';

/** A problem in a form that survives the transfer from a thread. Of an error only the message would arrive. */
export interface SerializedProblem {
  readonly kind: 'refused';
  readonly code: ProblemCode;
  readonly detail: string;
  readonly params: Readonly<Record<string, unknown>> | undefined;
  readonly violations: readonly Violation[];
}

/** Runs a computation and turns a thrown problem into a result that a thread can return. */
export const catchProblem = <T>(compute: () => T): T | SerializedProblem => {
  try {
    return compute();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { code, message: detail, params, violations } = error;
    return { kind: 'refused', code, detail, params, violations };
  }
};

export const deserializeProblem = ({ code, detail, params, violations }: SerializedProblem): Problem =>
  new Problem(code, { detail, violations, ...(params && { params }) });

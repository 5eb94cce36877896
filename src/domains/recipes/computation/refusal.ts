import type { ProblemCode } from '../../../platform/problem/problem-catalog.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { Violation } from '../../../platform/problem/problem.ts';

/** A problem in a form that survives the transfer from a thread. Of an error only the message would arrive. */
export interface Refusal {
  readonly kind: 'refused';
  readonly code: ProblemCode;
  readonly detail: string;
  readonly params: Readonly<Record<string, unknown>> | undefined;
  readonly faults: readonly Violation[];
}

/** Runs a computation and turns a thrown problem into a result that a thread can return. */
export const refusing = <T>(compute: () => T): T | Refusal => {
  try {
    return compute();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { code, message: detail, params, faults } = error;
    return { kind: 'refused', code, detail, params, faults };
  }
};

export const problemOf = ({ code, detail, params, faults }: Refusal): Problem =>
  new Problem(code, { detail, faults, ...(params && { params }) });

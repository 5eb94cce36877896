import type { ProblemCode } from '../problem/problem-catalog.ts';

/** A unique constraint that a request can violate. */
interface UniqueConstraint {
  /** The columns as SQLite lists them in its error message. PostgreSQL reports the constraint's name instead. */
  readonly columns: string;
  /** The problem returned to the client on a violation; null if the program handles the violation itself. */
  readonly problem: ProblemCode | null;
}

/** Unique constraints by their names. */
export type UniqueConstraints = Readonly<Record<string, UniqueConstraint>>;

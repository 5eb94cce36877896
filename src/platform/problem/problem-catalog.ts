import { platformProblems } from './platform-problems.ts';
import type { ProblemKind } from './problem-kind.ts';

export type ProblemKinds = Readonly<Record<string, ProblemKind>>;

/**
 * The codes of all problems. Each domain adds its own by declaration merging, in its `problems.ts`:
 *
 *     declare module '../../platform/problem/problem-catalog.ts' {
 *       interface DeclaredProblems extends Record<keyof typeof tagProblems, true> {}
 *     }
 *
 * @public
 */
export interface DeclaredProblems extends Record<keyof typeof platformProblems, true> {}

/** A code never changes its meaning. */
export type ProblemCode = keyof DeclaredProblems;

const kinds = new Map<string, ProblemKind>(Object.entries(platformProblems));

/** Adds the problems of a module to the catalog. The application does so for every module before it starts. */
export const registerProblems = (declared: ProblemKinds): void => {
  for (const [code, kind] of Object.entries(declared)) {
    const known = kinds.get(code);
    if (known !== undefined && known !== kind) throw new Error(`the problem ${code} is declared twice`);
    kinds.set(code, kind);
  }
};

export const isProblemCode = (text: string): text is ProblemCode => kinds.has(text);

/** Every code in the catalog, in the order of the modules. */
export const listProblemCodes = (): readonly ProblemCode[] => [...kinds.keys()].filter(isProblemCode);

export const getProblemKind = (code: ProblemCode): ProblemKind => {
  const kind = kinds.get(code);
  if (kind === undefined) throw new Error(`no module declares the problem ${code}`);
  return kind;
};

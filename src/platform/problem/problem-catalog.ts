import { conflicts } from './kinds/conflicts.ts';
import { missing } from './kinds/missing.ts';
import type { ProblemKind } from './kinds/problem-kind.ts';
import { refused } from './kinds/refused.ts';
import { unusable } from './kinds/unusable.ts';

/** Every error that the service answers. A code never changes its meaning. */
const kinds = { ...refused, ...missing, ...conflicts, ...unusable } as const;

export type ProblemCode = keyof typeof kinds;

export const problemCatalog: Readonly<Record<ProblemCode, ProblemKind>> = kinds;

export const isProblemCode = (text: string): text is ProblemCode => Object.hasOwn(kinds, text);

export const problemCodes: readonly ProblemCode[] = Object.keys(kinds).filter(isProblemCode);

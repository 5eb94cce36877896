import { isDeepEqual } from '../document/json.ts';

/** The decision on a conflict: one version, both, or a new text. */
export type Decision = 'mine' | 'theirs' | 'both' | { readonly text: string };

export type Decisions = ReadonlyMap<string, Decision>;

/** Where a change is: a field by its path, or an element of a list. */
export type Place =
  | { readonly kind: 'field'; readonly path: string }
  | { readonly kind: 'ingredient' | 'step' | 'section' | 'picture' };

/** A change of theirs that does not conflict with mine. */
export interface AppliedChange {
  readonly id: string;
  readonly place: Place;
  /** Undefined if it was added. */
  readonly before: string | undefined;
  /** Undefined if it was removed. */
  readonly after: string | undefined;
}

/** A value that both sides changed differently. */
export interface Conflict {
  readonly id: string;
  readonly place: Place;
  /** Undefined if it was removed. */
  readonly mine: string | undefined;
  readonly theirs: string | undefined;
  /** Whether both versions can be kept. */
  readonly canKeepBoth: boolean;
  /** Whether it can be replaced with a new text. */
  readonly canRewrite: boolean;
}

/** Collects the applied changes and the conflicts during a merge. */
export interface MergeLog {
  readonly applied: AppliedChange[];
  readonly conflicts: Conflict[];
  readonly decisions: Decisions;
}

/** How values of one kind are described and merged. */
export interface MergeStrategy<T> {
  readonly place: Place;
  readonly format: (value: T) => string;
  readonly keepBoth?: (mine: T, theirs: T) => readonly T[];
  readonly rewrite?: (value: T, text: string) => T;
  /** Merges two changed versions if they changed different properties. */
  readonly merge?: (base: T, mine: T, theirs: T) => T | undefined;
}

interface Versions<T> {
  readonly id: string;
  readonly base: T | undefined;
  readonly mine: T | undefined;
  readonly theirs: T | undefined;
}

const toList = <T>(value: T | undefined): readonly T[] => (value === undefined ? [] : [value]);

const applyDecision = <T>(
  { id, mine, theirs }: Versions<T>,
  { keepBoth, rewrite }: MergeStrategy<T>,
  log: MergeLog,
): readonly T[] => {
  // If one side removed it and the other changed it, it stays until the user decides.
  const decision = log.decisions.get(id) ?? (mine === undefined ? 'theirs' : 'mine');
  if (decision === 'mine') return toList(mine);
  if (decision === 'theirs') return toList(theirs);
  const value = mine ?? theirs;
  if (value === undefined) return [];
  if (decision !== 'both') return [rewrite?.(value, decision.text) ?? value];
  return mine !== undefined && theirs !== undefined ? (keepBoth?.(mine, theirs) ?? [mine]) : [value];
};

/** Resolves one value with up to three versions. */
export const settle = <T>(sides: Versions<T>, strategy: MergeStrategy<T>, log: MergeLog): readonly T[] => {
  const { id, base, mine, theirs } = sides;
  const text = (value: T | undefined): string | undefined => (value === undefined ? undefined : strategy.format(value));
  if (isDeepEqual(mine, theirs) || isDeepEqual(base, theirs)) return toList(mine);
  if (isDeepEqual(base, mine)) {
    log.applied.push({ id, place: strategy.place, before: text(base), after: text(theirs) });
    return toList(theirs);
  }
  if (base !== undefined && mine !== undefined && theirs !== undefined) {
    const merged = strategy.merge?.(base, mine, theirs);
    if (merged !== undefined) {
      log.applied.push({ id, place: strategy.place, before: text(base), after: text(merged) });
      return [merged];
    }
  }
  log.conflicts.push({
    id,
    place: strategy.place,
    mine: text(mine),
    theirs: text(theirs),
    canKeepBoth: strategy.keepBoth !== undefined && mine !== undefined && theirs !== undefined,
    canRewrite: strategy.rewrite !== undefined,
  });
  return applyDecision(sides, strategy, log);
};

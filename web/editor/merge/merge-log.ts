import { isSame } from '../document/same.ts';

/** What somebody decides where both changed the same: one of them, both, or words of their own. */
export type Decision = 'mine' | 'theirs' | 'both' | { readonly text: string };

export type Decisions = ReadonlyMap<string, Decision>;

/** Where something stands: a field by its path, or a line of one of the lists. */
export type Place =
  | { readonly kind: 'field'; readonly path: string }
  | { readonly kind: 'ingredient' | 'step' | 'section' | 'picture' };

/** Something that they changed and I did not: it is taken over. */
export interface Taken {
  readonly id: string;
  readonly place: Place;
  /** Undefined where it was added. */
  readonly before: string | undefined;
  /** Undefined where it was removed. */
  readonly after: string | undefined;
}

/** Something that both changed, each in their way. */
export interface Conflict {
  readonly id: string;
  readonly place: Place;
  /** Undefined where it was removed. */
  readonly mine: string | undefined;
  readonly theirs: string | undefined;
  /** Whether both can stand side by side. */
  readonly canKeepBoth: boolean;
  /** Whether it can be put in other words. */
  readonly canRewrite: boolean;
}

/** Gathers what was taken over and what has to be decided, while two versions are put together. */
export interface MergeLog {
  readonly taken: Taken[];
  readonly conflicts: Conflict[];
  readonly decisions: Decisions;
}

/** How one kind of thing is told of and put together. */
export interface Manner<T> {
  readonly place: Place;
  readonly textOf: (value: T) => string;
  readonly both?: (mine: T, theirs: T) => readonly T[];
  readonly rewrite?: (value: T, text: string) => T;
  /** Puts together what both changed, where they changed different properties of it. */
  readonly together?: (base: T, mine: T, theirs: T) => T | undefined;
}

interface Sides<T> {
  readonly id: string;
  readonly base: T | undefined;
  readonly mine: T | undefined;
  readonly theirs: T | undefined;
}

const one = <T>(value: T | undefined): readonly T[] => (value === undefined ? [] : [value]);

const decided = <T>({ id, mine, theirs }: Sides<T>, { both, rewrite }: Manner<T>, log: MergeLog): readonly T[] => {
  // What one removed and the other changed stays until somebody says otherwise.
  const decision = log.decisions.get(id) ?? (mine === undefined ? 'theirs' : 'mine');
  if (decision === 'mine') return one(mine);
  if (decision === 'theirs') return one(theirs);
  const value = mine ?? theirs;
  if (value === undefined) return [];
  if (decision !== 'both') return [rewrite?.(value, decision.text) ?? value];
  return mine !== undefined && theirs !== undefined ? (both?.(mine, theirs) ?? [mine]) : [value];
};

/** What becomes of one thing of which there are up to three versions. */
export const settle = <T>(sides: Sides<T>, manner: Manner<T>, log: MergeLog): readonly T[] => {
  const { id, base, mine, theirs } = sides;
  const text = (value: T | undefined): string | undefined => (value === undefined ? undefined : manner.textOf(value));
  if (isSame(mine, theirs) || isSame(base, theirs)) return one(mine);
  if (isSame(base, mine)) {
    log.taken.push({ id, place: manner.place, before: text(base), after: text(theirs) });
    return one(theirs);
  }
  if (base !== undefined && mine !== undefined && theirs !== undefined) {
    const merged = manner.together?.(base, mine, theirs);
    if (merged !== undefined) {
      log.taken.push({ id, place: manner.place, before: text(base), after: text(merged) });
      return [merged];
    }
  }
  log.conflicts.push({
    id,
    place: manner.place,
    mine: text(mine),
    theirs: text(theirs),
    canKeepBoth: manner.both !== undefined && mine !== undefined && theirs !== undefined,
    canRewrite: manner.rewrite !== undefined,
  });
  return decided(sides, manner, log);
};

import { useState } from 'react';

import { hasCode } from '../../api/problem.ts';
import { toDishInput } from '../dishes/dishes.ts';
import type { AnyMeal } from '../dishes/dishes.ts';
import type { LoadedMeal } from '../meals/meal.api.ts';

interface Stored {
  readonly id: string;
  readonly revision: number;
}

/** How one kind of meal, planned or saved, is read and written. */
export interface MealKind<D extends AnyMeal, M extends D & Stored> {
  readonly fetch: (id: string) => Promise<LoadedMeal<M>>;
  readonly create: (draft: D) => Promise<M>;
  readonly replace: (base: Stored, draft: D, representationTag: string | undefined) => Promise<M>;
  /** The editable part of a stored meal. */
  readonly toDraft: (meal: M) => D;
}

export interface MealEditing<D extends AnyMeal, M extends D & Stored> {
  readonly draft: D;
  readonly change: (part: Partial<D>) => void;
  /** Resolves with the saved meal, or with undefined if it was refused; the reason is in `error` or `theirs`. */
  readonly save: () => Promise<M | undefined>;
  readonly isPending: boolean;
  readonly error: unknown;
  /** The conflicting version, until the user chooses one of the two. */
  readonly theirs: M | undefined;
  /** The meal was deleted, so saving creates a new one. */
  readonly isGone: boolean;
  readonly takeTheirs: () => void;
  readonly keepMine: () => Promise<M | undefined>;
  /** Changes whenever the whole draft is replaced. */
  readonly version: number;
}

interface State<D, M> {
  readonly draft: D;
  /** What the draft started from; absent for a new meal. */
  readonly base: LoadedMeal<M> | undefined;
  readonly conflict: LoadedMeal<M> | undefined;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly isGone: boolean;
  readonly version: number;
}

/** Edits a meal from loading to saving. Nothing that was typed is lost, whatever others do. */
export const useMealEditing = <D extends AnyMeal, M extends D & Stored>(
  kind: MealKind<D, M>,
  start: LoadedMeal<M> | { readonly draft: D },
): MealEditing<D, M> => {
  const [state, setState] = useState<State<D, M>>(() => ({
    draft: 'draft' in start ? start.draft : kind.toDraft(start.meal),
    base: 'draft' in start ? undefined : start,
    conflict: undefined,
    error: undefined,
    isPending: false,
    isGone: false,
    version: 0,
  }));
  const set = (part: Partial<State<D, M>>): void => setState((before) => ({ ...before, ...part }));

  const write = async (base: LoadedMeal<M> | undefined): Promise<M> => {
    const draft = { ...state.draft, dishes: state.draft.dishes.map(toDishInput) } as D;
    if (base !== undefined) return await kind.replace(base.meal, draft, base.representationTag);
    return await kind.create(draft);
  };

  /** If the refusal was caused by another member's change, load that to show it. */
  const explain = async (error: unknown, base: LoadedMeal<M> | undefined): Promise<void> => {
    if (base !== undefined && hasCode(error, 'precondition-failed')) {
      set({ conflict: await kind.fetch(base.meal.id) });
    } else if (hasCode(error, 'meal-not-found', 'saved-meal-not-found')) {
      set({ base: undefined, conflict: undefined, isGone: true });
    } else {
      set({ error });
    }
  };

  const saveOver = async (base: LoadedMeal<M> | undefined): Promise<M | undefined> => {
    set({ base, conflict: undefined, error: undefined, isPending: true });
    try {
      return await write(base);
    } catch (error) {
      await explain(error, base).catch((reading: unknown) => explain(reading, undefined));
      return undefined;
    } finally {
      set({ isPending: false });
    }
  };

  const { draft, conflict, error, isPending, isGone, version } = state;
  return {
    draft,
    error,
    isPending,
    isGone,
    version,
    theirs: conflict?.meal,
    change: (part) => setState((before) => ({ ...before, draft: { ...before.draft, ...part } })),
    save: () => saveOver(state.base),
    keepMine: () => saveOver(conflict),
    takeTheirs: () => {
      if (conflict === undefined) return;
      set({ base: conflict, draft: kind.toDraft(conflict.meal), conflict: undefined, version: version + 1 });
    },
  };
};

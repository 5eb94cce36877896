import { useSyncExternalStore } from 'react';

import type { RecipeSummary } from '../api/recipes.ts';

type Chosen = ReadonlyMap<string, RecipeSummary>;

/**
 * The recipes that are chosen. It stands outside of the list: what is scrolled away, found no more or read again stays
 * chosen, and choosing one draws that one anew and not the five thousand beside it.
 */
export class Selection {
  readonly #listeners = new Set<() => void>();
  #chosen: Chosen = new Map();
  /** Where a range begins: the recipe that was chosen last. */
  #anchor: string | undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly chosen = (): Chosen => this.#chosen;

  has(id: string): boolean {
    return this.#chosen.has(id);
  }

  toggle(recipe: RecipeSummary): void {
    this.#anchor = recipe.id;
    if (this.has(recipe.id)) this.remove([recipe.id]);
    else this.add([recipe]);
  }

  /** Everything from the one that was chosen last to this one, in the order in which they stand. */
  extendTo(recipe: RecipeSummary, inOrder: readonly RecipeSummary[]): void {
    const from = inOrder.findIndex(({ id }) => id === this.#anchor);
    const to = inOrder.findIndex(({ id }) => id === recipe.id);
    if (from === -1 || to === -1) return this.toggle(recipe);
    this.#anchor = recipe.id;
    return this.add(inOrder.slice(Math.min(from, to), Math.max(from, to) + 1));
  }

  add(recipes: readonly RecipeSummary[]): void {
    this.#become(new Map([...this.#chosen, ...recipes.map((recipe) => [recipe.id, recipe] as const)]));
  }

  remove(ids: readonly string[]): void {
    const left = new Map(this.#chosen);
    for (const id of ids) left.delete(id);
    this.#become(left);
  }

  clear(): void {
    this.#anchor = undefined;
    this.#become(new Map());
  }

  /** Takes over what was read again, so that a change is made for what stands on the screen. */
  renew(recipes: readonly RecipeSummary[]): void {
    const renewed = recipes.filter((recipe) => {
      const known = this.#chosen.get(recipe.id);
      return known !== undefined && known !== recipe;
    });
    if (renewed.length > 0) this.add(renewed);
  }

  #become(chosen: Chosen): void {
    this.#chosen = chosen;
    for (const listener of this.#listeners) listener();
  }
}

/** Whether one is chosen; draws anew only when that changes. */
export const useIsChosen = (selection: Selection, id: string): boolean =>
  useSyncExternalStore(selection.subscribe, () => selection.has(id));

export const useChosen = (selection: Selection): Chosen => useSyncExternalStore(selection.subscribe, selection.chosen);

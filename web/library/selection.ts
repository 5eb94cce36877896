import { useSyncExternalStore } from 'react';

import type { RecipeSummary } from '../api/recipes.ts';

type SelectedRecipes = ReadonlyMap<string, RecipeSummary>;

/**
 * The selected recipes. Kept outside the list, so that a recipe stays selected when it is scrolled away, filtered out
 * or refetched, and so that selecting one re-renders only that one of five thousand.
 */
export class Selection {
  readonly #listeners = new Set<() => void>();
  #selected: SelectedRecipes = new Map();
  /** The start of a range: the recipe selected last. */
  #anchor: string | undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSelected = (): SelectedRecipes => this.#selected;

  has(id: string): boolean {
    return this.#selected.has(id);
  }

  toggle(recipe: RecipeSummary): void {
    this.#anchor = recipe.id;
    if (this.has(recipe.id)) this.remove([recipe.id]);
    else this.add([recipe]);
  }

  /** Selects everything from the last selected recipe to this one, in display order. */
  extendTo(recipe: RecipeSummary, inOrder: readonly RecipeSummary[]): void {
    const from = inOrder.findIndex(({ id }) => id === this.#anchor);
    const to = inOrder.findIndex(({ id }) => id === recipe.id);
    if (from === -1 || to === -1) return this.toggle(recipe);
    this.#anchor = recipe.id;
    return this.add(inOrder.slice(Math.min(from, to), Math.max(from, to) + 1));
  }

  add(recipes: readonly RecipeSummary[]): void {
    this.#set(new Map([...this.#selected, ...recipes.map((recipe) => [recipe.id, recipe] as const)]));
  }

  remove(ids: readonly string[]): void {
    const left = new Map(this.#selected);
    for (const id of ids) left.delete(id);
    this.#set(left);
  }

  clear(): void {
    this.#anchor = undefined;
    this.#set(new Map());
  }

  /** Updates refetched recipes, so that a change uses the revision on the screen. */
  update(recipes: readonly RecipeSummary[]): void {
    const renewed = recipes.filter((recipe) => {
      const known = this.#selected.get(recipe.id);
      return known !== undefined && known !== recipe;
    });
    if (renewed.length > 0) this.add(renewed);
  }

  #set(selected: SelectedRecipes): void {
    this.#selected = selected;
    for (const listener of this.#listeners) listener();
  }
}

/** Whether a recipe is selected; re-renders only when that changes. */
export const useIsSelected = (selection: Selection, id: string): boolean =>
  useSyncExternalStore(selection.subscribe, () => selection.has(id));

export const useSelected = (selection: Selection): SelectedRecipes =>
  useSyncExternalStore(selection.subscribe, selection.getSelected);

import type { ServiceEvent } from '../../src/domains/events/index.ts';

export type ChangedResource = Pick<ServiceEvent['resource'], 'type' | 'id'>;

/**
 * Every query key is `[noun, 'list' | id, …]` with the nouns that events use for resources. A change of a recipe
 * affects that recipe, the lists of recipes, and the nouns here that show recipes.
 */
const DEPENDENT_NOUNS: Readonly<Record<string, readonly string[]>> = {
  recipe: ['book', 'meal', 'saved-meal', 'library'],
  tag: ['recipe'],
  facet: ['recipe'],
  book: ['recipe'],
  'pantry-entry': ['recipe'],
  // Its settings determine how amounts are shown, and what an import asks.
  library: ['account', 'recipe', 'import-preview'],
  member: ['account', 'library'],
};

/** What has changed since the last refresh. An import changes thousands of recipes, so this is a set, not a list. */
export class ChangedResources {
  readonly #idsByType = new Map<unknown, Set<unknown>>();
  readonly #dependentNouns = new Set<unknown>();
  #isEverything = false;

  get isEmpty(): boolean {
    return this.#idsByType.size === 0 && !this.#isEverything;
  }

  add({ type, id }: ChangedResource): void {
    this.#idsByType.set(type, (this.#idsByType.get(type) ?? new Set()).add(id));
    for (const noun of DEPENDENT_NOUNS[type] ?? []) this.#dependentNouns.add(noun);
  }

  addEverything(): void {
    this.#isEverything = true;
  }

  /** Whether a query with this key shows any of it. */
  affects([noun, of]: readonly unknown[]): boolean {
    if (this.#isEverything || this.#dependentNouns.has(noun)) return true;
    const ids = this.#idsByType.get(noun);
    return ids !== undefined && (of === undefined || of === 'list' || ids.has(of));
  }
}

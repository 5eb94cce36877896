import type { Db } from '../../../platform/db/database.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import { findPantryHints } from '../../pantry/index.ts';
import type { PantryHint } from '../../pantry/index.ts';
import type { Requirement } from '../lists/list.schemas.ts';

const foodsOf = ({ choices }: Requirement): readonly string[] => choices.flatMap(({ foods }) => foods ?? []);

/** A requirement with the matching pantry stock. */
type WithPantry = Requirement & { readonly pantry?: PantryHint[] };

/**
 * Adds the matching pantry stock for any choice of each requirement. It is only a hint and does not affect the
 * selection. Every food is looked up once, so that all requirements show the same.
 */
export class PantryHintFinder {
  readonly #db: Db;
  readonly #library: LibraryId;
  readonly #seen = new Set<string>();
  readonly #byFood = new Map<string, readonly PantryHint[]>();

  constructor(db: Db, library: LibraryId) {
    this.#db = db;
    this.#library = library;
  }

  async addTo(requirements: readonly Requirement[]): Promise<readonly WithPantry[]> {
    await this.#lookUp(requirements.flatMap(foodsOf).filter((food) => !this.#seen.has(food)));
    if (this.#byFood.size === 0) return requirements;
    return requirements.map((requirement) => {
      const found = new Map(
        foodsOf(requirement).flatMap((food) => (this.#byFood.get(food) ?? []).map((hint) => [hint.id, hint])),
      );
      return found.size === 0 ? requirement : { ...requirement, pantry: [...found.values()] };
    });
  }

  async #lookUp(foods: readonly string[]): Promise<void> {
    if (foods.length === 0) return;
    for (const food of foods) this.#seen.add(food);
    const hints = await findPantryHints(this.#db, this.#library, foods);
    for (const [food, entries] of hints) this.#byFood.set(food, entries);
  }
}

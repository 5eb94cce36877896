import type { Db } from '../../../platform/db/database.ts';
import { groupsOf, membersOf } from './group.store.ts';
import type { Member } from './group.store.ts';
import type { Order, Place } from './order.ts';
import type { Shelf } from './hits.store.ts';

/** The members of a translation group in one state. */
interface Group {
  readonly members: readonly Member[];
  /** The numbers of the matching members, in sort order. The first represents the group. */
  readonly found: readonly number[];
}

const byLanguage = (a: Member, b: Member): number => {
  if (a.language !== b.language) return a.language < b.language ? -1 : 1;
  if (a.title !== b.title) return a.title < b.title ? -1 : 1;
  return a.number - b.number;
};

/**
 * Determines which recipe represents each translation group. Looks up each group once, when a page first reaches it.
 */
export class Translations {
  readonly #db: Db;
  readonly #shelf: Shelf;
  readonly #order: Order;
  readonly #groups = new Map<string, Group>();
  readonly #groupOf = new Map<number, string>();

  constructor(db: Db, shelf: Shelf, order: Order) {
    this.#db = db;
    this.#shelf = shelf;
    this.#order = order;
  }

  /**
   * Leaves out recipes that another member of their group represents. For recipes without translations this costs only
   * one query.
   */
  async firstOnes(places: readonly Place[]): Promise<readonly Place[]> {
    const groups = await groupsOf(
      this.#db,
      places.map(({ number }) => number),
    );
    for (const [number, group] of groups) this.#groupOf.set(number, group);
    await this.#lookUp([...new Set(groups.values())].filter((group) => !this.#groups.has(group)));
    return places.filter(({ number }) => {
      const first = this.#group(number)?.found[0];
      return first === undefined || first === number;
    });
  }

  /** The JSON list of the recipe and its translations; empty if it has none. */
  json(number: number): string {
    const { members, found } = this.#group(number) ?? { members: [], found: [] };
    if (members.length < 2) return '[]';
    return JSON.stringify(
      members.map(({ id, language, title, number: other }) => ({
        id,
        language,
        matched: found.includes(other),
        title,
      })),
    );
  }

  #group(number: number): Group | undefined {
    return this.#groups.get(this.#groupOf.get(number) ?? '');
  }

  async #lookUp(names: readonly string[]): Promise<void> {
    if (names.length === 0) return;
    const members = await membersOf(this.#db, this.#shelf, names);
    const found = await this.#order.among(members.map(({ number }) => number));
    const groupOf = new Map(members.map(({ number, group }) => [number, group]));
    for (const name of names) {
      this.#groups.set(name, {
        members: members.filter(({ group }) => group === name).toSorted(byLanguage),
        found: found.filter(({ number }) => groupOf.get(number) === name).map(({ number }) => number),
      });
    }
  }
}

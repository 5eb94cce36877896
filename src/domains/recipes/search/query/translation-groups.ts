import type { Db } from '../../../../platform/db/database.ts';
import { findTranslationGroups, findGroupMembers } from './translation-group.store.ts';
import type { TranslationGroupMember } from './translation-group.store.ts';
import type { ResultPager, SortPosition } from '../results/result-pager.ts';
import type { SearchTarget } from '../results/hits.store.ts';

/** The members of a translation group in one state. */
interface Group {
  readonly members: readonly TranslationGroupMember[];
  /** The numbers of the matching members, in sort order. The first represents the group. */
  readonly found: readonly number[];
}

const byLanguage = (a: TranslationGroupMember, b: TranslationGroupMember): number => {
  if (a.language !== b.language) return a.language < b.language ? -1 : 1;
  if (a.title !== b.title) return a.title < b.title ? -1 : 1;
  return a.number - b.number;
};

/**
 * Determines which recipe represents each translation group. Looks up each group once, when a page first reaches it.
 */
export class TranslationGroups {
  readonly #db: Db;
  readonly #target: SearchTarget;
  readonly #order: ResultPager;
  readonly #groups = new Map<string, Group>();
  readonly #groupOf = new Map<number, string>();

  constructor(db: Db, target: SearchTarget, order: ResultPager) {
    this.#db = db;
    this.#target = target;
    this.#order = order;
  }

  /**
   * Leaves out recipes that another member of their group represents. For recipes without translations this costs only
   * one query.
   */
  async filterRepresentatives(places: readonly SortPosition[]): Promise<readonly SortPosition[]> {
    const groups = await findTranslationGroups(
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
  toJson(number: number): string {
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
    const members = await findGroupMembers(this.#db, this.#target, names);
    const found = await this.#order.sortMatching(members.map(({ number }) => number));
    const groupOf = new Map(members.map(({ number, group }) => [number, group]));
    for (const name of names) {
      this.#groups.set(name, {
        members: members.filter(({ group }) => group === name).toSorted(byLanguage),
        found: found.filter(({ number }) => groupOf.get(number) === name).map(({ number }) => number),
      });
    }
  }
}

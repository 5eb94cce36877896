import type { Meal, Slot } from '../../src/domains/meals/index.ts';
import type { Day } from './days.ts';

export type { Meal, Slot } from '../../src/domains/meals/index.ts';

/** When a meal is eaten. */
export interface Moment {
  readonly date: Day;
  readonly slot: Slot;
}

/** All of them: one that is forgotten does not compile. */
const places: Readonly<Record<Slot, number>> = { breakfast: 0, lunch: 1, dinner: 2, snack: 3, other: 4 };

/** In the order of the day. */
export const slots: readonly Slot[] = (Object.keys(places) as Slot[]).toSorted((a, b) => places[a] - places[b]);

export const isSlot = (text: string): text is Slot => Object.hasOwn(places, text);

/** Below zero where the first is eaten before the second. */
export const compareMoments = (a: Moment, b: Moment): number =>
  a.date === b.date ? places[a.slot] - places[b.slot] : a.date < b.date ? -1 : 1;

/** As the service lists them: by day, then by slot, then the older first. */
export const compareMeals = (a: Meal, b: Meal): number =>
  compareMoments(a, b) || a.created_at.localeCompare(b.created_at);

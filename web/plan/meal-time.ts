import type { Meal, Slot } from '../../src/domains/meals/index.ts';
import type { Day } from './days.ts';

export type { Meal, Slot } from '../../src/domains/meals/index.ts';

/** When a meal is eaten. */
export interface MealTime {
  readonly date: Day;
  readonly slot: Slot;
}

/** A record, so that a missing slot does not compile. */
const SLOT_ORDER: Readonly<Record<Slot, number>> = { breakfast: 0, lunch: 1, dinner: 2, snack: 3, other: 4 };

/** In the order of the day. */
export const slots: readonly Slot[] = (Object.keys(SLOT_ORDER) as Slot[]).toSorted(
  (a, b) => SLOT_ORDER[a] - SLOT_ORDER[b],
);

export const isSlot = (text: string): text is Slot => Object.hasOwn(SLOT_ORDER, text);

/** Negative if the first is eaten before the second. */
export const compareMealTimes = (a: MealTime, b: MealTime): number =>
  a.date === b.date ? SLOT_ORDER[a.slot] - SLOT_ORDER[b.slot] : a.date < b.date ? -1 : 1;

/** The order the service uses: by day, by slot, then oldest first. */
export const compareMeals = (a: Meal, b: Meal): number =>
  compareMealTimes(a, b) || a.created_at.localeCompare(b.created_at);

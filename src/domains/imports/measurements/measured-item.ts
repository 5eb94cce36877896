import type { Occurrence } from './occurrence.schemas.ts';

/** As much of an item as the questions on its measures need. */
export interface MeasuredItem {
  readonly id: string;
  readonly title: string;
  /** Where it comes from, in words: the name of a file, a site. */
  readonly sourceLabel: string;
  readonly occurrences: readonly Occurrence[];
}

/** An occurrence with the item in which it stands. */
export interface Placed {
  readonly occurrence: Occurrence;
  readonly item: MeasuredItem;
}

/** An occurrence as it is known outside of its item. */
export const occurrenceId = ({ item, occurrence }: Placed): string => `${item.id}.${occurrence.id}`;

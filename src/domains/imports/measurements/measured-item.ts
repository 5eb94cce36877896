import type { Occurrence } from './occurrence.schemas.ts';

/** The part of an item that is needed to resolve its measures. */
export interface MeasuredItem {
  readonly id: string;
  readonly title: string;
  /** A label for its source: the name of a file or a website. */
  readonly sourceLabel: string;
  readonly occurrences: readonly Occurrence[];
}

/** An occurrence with its item. */
export interface Placed {
  readonly occurrence: Occurrence;
  readonly item: MeasuredItem;
}

/** The id of an occurrence that is unique in the preview. */
export const occurrenceId = ({ item, occurrence }: Placed): string => `${item.id}.${occurrence.id}`;

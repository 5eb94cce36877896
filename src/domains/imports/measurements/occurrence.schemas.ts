import type { Occurrence } from '../../recipe-format/index.ts';

/** The part of an item that is needed to resolve its measures. */
export interface ItemMeasures {
  readonly id: string;
  readonly title: string;
  /** A label for its source: the name of a file or a website. */
  readonly sourceLabel: string;
  readonly occurrences: readonly Occurrence[];
}

/** An occurrence with its item. */
export interface ItemOccurrence {
  readonly occurrence: Occurrence;
  readonly item: ItemMeasures;
}

/** The id of an occurrence that is unique in the preview. */
export const toOccurrenceId = ({ item, occurrence }: ItemOccurrence): string => `${item.id}.${occurrence.id}`;

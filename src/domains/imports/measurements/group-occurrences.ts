import { createHash } from 'node:crypto';

import type { Occurrence } from '../../recipe-format/index.ts';
import type { UnitId } from '../../units/index.ts';
import type { ItemMeasures, ItemOccurrence } from './occurrence.schemas.ts';

/** All occurrences of a measure with the same wording and the same candidate units. */
export interface OccurrenceGroup {
  readonly id: string;
  readonly authoredForm: string;
  readonly candidates: readonly UnitId[];
  readonly occurrences: readonly ItemOccurrence[];
}

/** Groups of one measure that get the same answer. */
export interface MeasureQuestion {
  readonly id: string;
  readonly candidates: readonly UnitId[];
  readonly groups: readonly OccurrenceGroup[];
}

/**
 * Depends only on the words, not on the rest of the preview, so that a client can reuse the id over several passes.
 */
const named = (prefix: string, ...words: readonly string[]): string =>
  `${prefix}-${createHash('sha256').update(words.join('\n')).digest('hex').slice(0, 16)}`;

export const toGroupId = ({ authoredForm, candidates }: Pick<Occurrence, 'authoredForm' | 'candidates'>): string =>
  named('unit', authoredForm, ...candidates);

/** Groups occurrences, most frequent first. */
export const groupOccurrences = (items: readonly ItemMeasures[]): readonly OccurrenceGroup[] => {
  const groups = new Map<string, { group: Omit<OccurrenceGroup, 'occurrences'>; occurrences: ItemOccurrence[] }>();
  for (const item of items) {
    for (const occurrence of item.occurrences) {
      const { authoredForm, candidates } = occurrence;
      const key = `${authoredForm}\n${candidates.join('\n')}`;
      const known = groups.get(key);
      if (known !== undefined) known.occurrences.push({ item, occurrence });
      else {
        const group = { id: toGroupId(occurrence), authoredForm, candidates };
        groups.set(key, { group, occurrences: [{ item, occurrence }] });
      }
    }
  }
  return [...groups.values()]
    .map(({ group, occurrences }) => ({ ...group, occurrences }))
    .sort((a, b) => b.occurrences.length - a.occurrences.length || (a.authoredForm < b.authoredForm ? -1 : 1));
};

/** One question for all groups that may mean the same units. */
export const createQuestions = (groups: readonly OccurrenceGroup[]): readonly MeasureQuestion[] =>
  [...Map.groupBy(groups, ({ candidates }) => candidates.join('\n')).values()].map((same) => {
    const candidates = same[0]?.candidates ?? [];
    return { id: named('measure', ...candidates), candidates, groups: same };
  });

export const isAnswered = ({ occurrences }: Pick<OccurrenceGroup, 'occurrences'>): boolean =>
  occurrences.every(({ occurrence }) => occurrence.answer !== undefined);

import type { HeadingKind } from '../shared/vocabulary/languages/language-words.ts';

/** Which part of a recipe lines belong to; the head is above all headings. */
export type Part = 'head' | 'ingredients' | 'instructions' | 'notes' | 'equipment' | 'description';

/** The part that a heading opens; undefined where it only labels what stands beside it. */
export const PART_OF: Readonly<Record<HeadingKind, Part | undefined>> = {
  ingredients: 'ingredients',
  instructions: 'instructions',
  notes: 'notes',
  nutrition: 'notes',
  equipment: 'equipment',
  description: 'description',
  yield: undefined,
  times: undefined,
};

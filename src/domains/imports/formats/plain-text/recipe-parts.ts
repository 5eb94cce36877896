import type { HeadingKind } from '../../vocabulary/languages/language-words.ts';

/** The part of a recipe that a line belongs to. The head is everything above the first heading. */
export type RecipePart = 'head' | 'ingredients' | 'instructions' | 'notes' | 'equipment' | 'description';

/** The part that a heading starts. Undefined if it only labels the value next to it. */
export const PART_BY_HEADING: Readonly<Record<HeadingKind, RecipePart | undefined>> = {
  ingredients: 'ingredients',
  instructions: 'instructions',
  notes: 'notes',
  nutrition: 'notes',
  equipment: 'equipment',
  description: 'description',
  yield: undefined,
  times: undefined,
};

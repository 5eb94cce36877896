import type { CompleteRecipe } from '../recipe-format/index.ts';

/** Parses a stored document, which was validated and completed before it was stored. */
export const parseDocument = (text: string): CompleteRecipe => JSON.parse(text) as CompleteRecipe;

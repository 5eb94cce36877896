import type { CompleteRecipe } from '../recipe-format/index.ts';

/** A document as it was stored: it was checked and completed before. */
export const parseDocument = (text: string): CompleteRecipe => JSON.parse(text) as CompleteRecipe;

import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import type { Visible } from './read-visible.ts';

/** What a part of a document looks like to those who know schema.org alone. */
export type Look = (part: Partial<RecipeDocument>) => Visible;

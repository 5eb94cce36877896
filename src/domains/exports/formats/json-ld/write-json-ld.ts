import { toJsonLd } from '../../../recipe-format/index.ts';
import type { RecipeDocument } from '../../../recipe-format/index.ts';

/** A recipe as JSON-LD: schema.org properties for everyone, plus the complete document for Tureen. */
export const writeJsonLd = (recipe: RecipeDocument): string => `${JSON.stringify(toJsonLd(recipe), undefined, 2)}\n`;

import { toJsonLd } from '../../../recipe-format/index.ts';
import type { RecipeDocument } from '../../../recipe-format/index.ts';

/** A recipe as a file of JSON-LD: schema.org for everybody, with the whole document beside it for us. */
export const writeJsonLd = (recipe: RecipeDocument): string => `${JSON.stringify(toJsonLd(recipe), undefined, 2)}\n`;

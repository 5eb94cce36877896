import type { In } from '../language/catalogue.ts';
import type { Formats } from '../language/format.ts';
import type { duplicateWords } from './duplicate.words.ts';
import type { ItemBody, MatchBody } from './review.api.ts';

interface ComparedRow {
  readonly name: string;
  readonly imported: string | undefined;
  readonly yours: string | undefined;
}

/**
 * What can be held against each other of an import and of a recipe of the library. Who wrote it cannot: an import tells
 * the source that is to be named and the library tells authors, so that one recipe would look like two.
 */
export const comparedRows = (
  { recipe }: Pick<ItemBody, 'recipe'>,
  match: MatchBody,
  words: In<typeof duplicateWords>,
  formats: Formats,
): readonly ComparedRow[] =>
  [
    { name: words.titleRow, imported: recipe.title, yours: match.title },
    {
      name: words.ingredientsRow,
      imported: formats.number(recipe.ingredient_count),
      yours: formats.number(match.ingredient_count),
    },
    { name: words.yieldRow, imported: recipe.yield, yours: match.yield },
  ].filter(({ imported, yours }) => (imported ?? '') !== '' || (yours ?? '') !== '');

import type { WordsOf } from '../../language/catalog.ts';
import type { Formats } from '../../language/format.ts';
import type { duplicateWords } from './duplicate.words.ts';
import type { ImportPreviewItem, ImportMatch } from '../review/review.api.ts';

interface ComparisonRow {
  readonly name: string;
  readonly imported: string | undefined;
  readonly yours: string | undefined;
}

/**
 * What can be compared between an imported recipe and one in the library. Authors cannot: the import has an attribution
 * and the library has authors, so the same recipe would look different.
 */
export const buildComparisonRows = (
  { recipe }: Pick<ImportPreviewItem, 'recipe'>,
  match: ImportMatch,
  words: WordsOf<typeof duplicateWords>,
  formats: Formats,
): readonly ComparisonRow[] =>
  [
    { name: words.titleRow, imported: recipe.title, yours: match.title },
    {
      name: words.ingredientsRow,
      imported: formats.number(recipe.ingredient_count),
      yours: formats.number(match.ingredient_count),
    },
    { name: words.yieldRow, imported: recipe.yield, yours: match.yield },
  ].filter(({ imported, yours }) => (imported ?? '') !== '' || (yours ?? '') !== '');

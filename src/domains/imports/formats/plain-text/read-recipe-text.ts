import type { FoundRecipe } from '../format.ts';
import { splitLines } from '../shared/lines/split-lines.ts';
import { AmountSigns } from './line-signs.ts';
import { splitTexts } from './split-texts.ts';
import { readTextLines } from './text-lines.ts';
import type { TextLine } from './text-lines.ts';
import { TextRecipe } from './text-recipe.ts';

/** A longer text is a whole library. The rest is dropped and a diagnostic reports it. */
const MOST_CHARACTERS = 2_000_000;
const MOST_LINES = 50_000;
/** Recipe documents have a size limit. */
const MOST_OF_ONE = 400_000;

/** The original text of the given lines. */
const textOf = (rows: readonly string[], lines: readonly TextLine[], next: TextLine | undefined): string =>
  rows
    .slice(lines[0]?.row ?? 0, next?.row ?? rows.length)
    .join('\n')
    .trim();

/**
 * Parses recipes from unstructured text, by their headings in many languages or else by what the lines look like. Every
 * line ends up in a recipe; those that fit nowhere go into the description or the notes. There is always at least one
 * recipe, titled `name` if the text has no title.
 */
export const readRecipeText = (text: string, name = ''): FoundRecipe[] => {
  const read = text.slice(0, MOST_CHARACTERS).toWellFormed();
  const lines = readTextLines(read, MOST_LINES);
  const signs = new AmountSigns();
  const rows = splitLines(read);
  const { parts, isCut: isSplitCut } = splitTexts(lines, signs);
  // The row at which what is left out begins.
  const afterLast = isSplitCut ? lines[parts.reduce((sum, { length }) => sum + length, 0)] : undefined;
  const isCut = isSplitCut || text.length > MOST_CHARACTERS || lines.length >= MOST_LINES;
  return parts.map((part, index) => {
    const found = new TextRecipe(part, signs).read(index === 0 ? name : '');
    const extractedText = textOf(rows, index === 0 ? [] : part, parts[index + 1]?.[0] ?? afterLast);
    const isLast = index === parts.length - 1;
    const isShortened = (isCut && isLast) || extractedText.length > MOST_OF_ONE;
    const diagnostics = [...(found.diagnostics ?? []), ...(isShortened ? [{ code: 'text-shortened' } as const] : [])];
    return { ...found, extractedText, ...(diagnostics.length > 0 && { diagnostics }) };
  });
};

import type { ExtractedRecipe } from '../format.ts';
import { splitLines } from '../../text/lines.ts';
import { AmountDetector } from './line-heuristics.ts';
import { splitRecipeLines } from './split-recipe-lines.ts';
import { parseTextLines } from './text-lines.ts';
import type { TextLine } from './text-lines.ts';
import { TextRecipeParser } from './text-recipe-parser.ts';

/** A longer text is a whole library. The rest is dropped and a diagnostic reports it. */
const MAX_CHARACTERS = 2_000_000;
const MAX_LINES = 50_000;
/** Recipe documents have a size limit. */
const MAX_RECIPE_CHARACTERS = 400_000;

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
export const readRecipeText = (text: string, name = ''): ExtractedRecipe[] => {
  const read = text.slice(0, MAX_CHARACTERS).toWellFormed();
  const lines = parseTextLines(read, MAX_LINES);
  const signs = new AmountDetector();
  const rows = splitLines(read);
  const { parts, isCut: isSplitCut } = splitRecipeLines(lines, signs);
  // The row at which what is left out begins.
  const afterLast = isSplitCut ? lines[parts.reduce((sum, { length }) => sum + length, 0)] : undefined;
  const isCut = isSplitCut || text.length > MAX_CHARACTERS || lines.length >= MAX_LINES;
  return parts.map((part, index) => {
    const found = new TextRecipeParser(part, signs).read(index === 0 ? name : '');
    const extractedText = textOf(rows, index === 0 ? [] : part, parts[index + 1]?.[0] ?? afterLast);
    const isLast = index === parts.length - 1;
    const isShortened = (isCut && isLast) || extractedText.length > MAX_RECIPE_CHARACTERS;
    const diagnostics = [...(found.diagnostics ?? []), ...(isShortened ? [{ code: 'text-shortened' } as const] : [])];
    return { ...found, extractedText, ...(diagnostics.length > 0 && { diagnostics }) };
  });
};

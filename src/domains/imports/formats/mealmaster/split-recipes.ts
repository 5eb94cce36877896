import { splitLines, withoutTabs } from '../shared/lines/split-lines.ts';

/** `MMMMM----- Recipe via Meal-Master (tm) v8.05`, `---------- Recipe via Meal-Master`, `[Meal-Master Export Format]`. */
const HEADER = /^\s{0,3}(?:MMMMM|-{5,})[^\n]{0,80}?Meal-?\s?Master/i;
/** A line of nothing but the sign ends a recipe; so does one of many dashes, where the header had that many. */
const END = /^(?:MMMMM[-=]{0,5}|-----)\s*$/;
const LONG_END = /^-{20,}\s*$/;
const TITLE = /^\s{0,10}Title\s{0,3}:/i;

export const isHeader = (line: string): boolean => line.length < 200 && HEADER.test(line);

/** How far below a header the title stands at most, where other lines are to pass for a header. */
const NEAR = 4;

/** `MMMMM-----` and a title soon: a header that does not name the program. */
const isBareHeader = (lines: readonly string[], at: number): boolean =>
  /^MMMMM-{5,}[^-]*$/.test(lines[at] ?? '') && lines.slice(at + 1, at + 1 + NEAR).some((line) => TITLE.test(line));

/** A title outside of a recipe is that of one whose header was lost. */
const LOST_HEADER = /^\s{4,7}Title: /;

/** The lines of each recipe, from below its header to its end. What stands between recipes belongs to none. */
export const splitRecipes = (text: string): string[][] => {
  const lines = splitLines(text).map((line) => withoutTabs(line.replaceAll('\f', '')));
  const recipes: string[][] = [];
  let open: string[] | undefined;
  let end = END;
  for (const [index, line] of lines.entries()) {
    const isStart = isHeader(line) || isBareHeader(lines, index);
    if (isStart || (open === undefined && LOST_HEADER.test(line))) {
      recipes.push((open = []));
      end = isStart && /Extracted/i.test(line) ? LONG_END : END;
      if (isStart) continue;
    }
    if (end.test(line)) open = undefined;
    open?.push(line);
  }
  return recipes.filter((recipe) => recipe.some((line) => line.trim() !== ''));
};

import { splitLines, expandTabs } from '../../text/lines.ts';

/**
 * `MMMMM----- Recipe via Meal-Master (tm) v8.05`, `---------- Recipe via Meal-Master`, `[Meal-Master Export Format]`.
 */
const HEADER = /^\s{0,3}(?:MMMMM|-{5,})[^\n]{0,80}?Meal-?\s?Master/i;
/** A recipe ends at a line with only this marker, or at a long line of dashes if the header says it was extracted. */
const END = /^(?:MMMMM[-=]{0,5}|-----)\s*$/;
const LONG_END = /^-{20,}\s*$/;
const TITLE = /^\s{0,10}Title\s{0,3}:/i;

export const isMealMasterHeader = (line: string): boolean => line.length < 200 && HEADER.test(line);

/** How far below a header without the program's name the title may be, in lines. */
const NEAR = 4;

/** `MMMMM-----` shortly before a title is a header without the program's name. */
const isBareHeader = (lines: readonly string[], at: number): boolean =>
  /^MMMMM-{5,}[^-]*$/.test(lines[at] ?? '') && lines.slice(at + 1, at + 1 + NEAR).some((line) => TITLE.test(line));

/** A title outside of a recipe starts one whose header is missing. */
const LOST_HEADER = /^\s{4,7}Title: /;

/** Splits a file into the lines of each recipe, without headers. Text between recipes is skipped. */
export const splitMealMaster = (text: string): string[][] => {
  const lines = splitLines(text).map((line) => expandTabs(line.replaceAll('\f', '')));
  const recipes: string[][] = [];
  let open: string[] | undefined;
  let end = END;
  for (const [index, line] of lines.entries()) {
    const isStart = isMealMasterHeader(line) || isBareHeader(lines, index);
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

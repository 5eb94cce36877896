import type { HeadingKind } from '../../vocabulary/languages/language-words.ts';
import { parseHeading } from '../../vocabulary/headings.ts';
import { parseFacts } from './parse-facts.ts';
import { isSentence, isTitleLike } from './line-heuristics.ts';
import type { AmountDetector } from './line-heuristics.ts';
import type { TextLine } from './text-lines.ts';

/** How far above its ingredients the title of a recipe can be, in lines. */
const MAX_TITLE_DISTANCE = 25;
const MAX_RECIPES = 2000;

const kindsOf = (lines: readonly TextLine[]): readonly (HeadingKind | undefined)[] =>
  lines.map(({ text, marker }) => {
    if (marker === 'number' || text.length > 120) return undefined;
    const heading = parseHeading(text);
    return heading === undefined || (heading.isContent && parseFacts(text, true) !== undefined)
      ? undefined
      : heading.kind;
  });

/** Finds the title above the ingredients: a line on its own, or directly above facts. */
const titleAbove = (lines: readonly TextLine[], at: number, min: number): number | undefined => {
  for (let index = at - 1; index >= Math.max(min, at - MAX_TITLE_DISTANCE); index -= 1) {
    const line = lines[index];
    if (line === undefined || line.marker !== undefined || !line.isAfterGap) continue;
    if (!isTitleLike(line.text) || parseFacts(line.text, true) !== undefined) continue;
    const next = lines[index + 1];
    const isAlone =
      index + 1 === at ||
      next?.isAfterGap === true ||
      (next !== undefined && parseFacts(next.text, true) !== undefined);
    if (isAlone) return index;
  }
  return undefined;
};

/**
 * Finds where recipes start by their headings. Ingredients after steps belong to another recipe if there is a title
 * above them.
 */
const startsByHeadings = (lines: readonly TextLine[], kinds: readonly (HeadingKind | undefined)[]): number[] => {
  const starts = [0];
  let steps: number | undefined;
  for (const [index, kind] of kinds.entries()) {
    if (kind === 'instructions') steps = index;
    if (kind !== 'ingredients' || steps === undefined) continue;
    const title = titleAbove(lines, index, steps + 2);
    if (title === undefined) continue;
    starts.push(title);
    steps = undefined;
  }
  return starts;
};

/** What the text between two breaks contains. */
interface Stretch {
  readonly start: number;
  readonly hasIngredients: boolean;
  readonly hasSteps: boolean;
}

const stretchesOf = (
  lines: readonly TextLine[],
  kinds: readonly (HeadingKind | undefined)[],
  signs: AmountDetector,
): readonly Stretch[] => {
  const starts = lines.flatMap(({ isAfterBreak }, index) => (isAfterBreak || index === 0 ? [index] : []));
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? lines.length;
    const inside = lines.slice(start, end);
    const own = new Set(kinds.slice(start, end));
    return {
      start,
      hasIngredients: own.has('ingredients') || inside.filter(({ text }) => signs.hasAmount(text)).length > 1,
      hasSteps:
        own.has('instructions') || inside.some(({ text, marker }) => marker === 'number' || isSentence(text, 3)),
    };
  });
};

/** Finds where recipes start by rules and page breaks: at new ingredients once a recipe is complete. */
const startsByBreaks = (stretches: readonly Stretch[]): number[] => {
  const starts = [0];
  let [hasIngredients, hasSteps] = [false, false];
  const hasMoreSteps = stretches.map(() => false);
  for (let at = stretches.length - 2; at >= 0; at -= 1) {
    hasMoreSteps[at] = hasMoreSteps[at + 1] === true || stretches[at + 1]?.hasSteps === true;
  }
  for (const [index, stretch] of stretches.entries()) {
    const isWhole = hasIngredients && hasSteps;
    if (isWhole && stretch.hasIngredients && (stretch.hasSteps || hasMoreSteps[index] === true)) {
      starts.push(stretch.start);
      [hasIngredients, hasSteps] = [false, false];
    }
    hasIngredients ||= stretch.hasIngredients;
    hasSteps ||= stretch.hasSteps;
  }
  return starts;
};

interface SplitTexts {
  readonly parts: readonly (readonly TextLine[])[];
  /** Whether there were more recipes, which are dropped. */
  readonly isCut: boolean;
}

/** Splits a text into the lines of each recipe, if it clearly has several. */
export const splitRecipeLines = (lines: readonly TextLine[], signs: AmountDetector): SplitTexts => {
  const kinds = kindsOf(lines);
  const byHeadings = startsByHeadings(lines, kinds);
  const starts = byHeadings.length > 1 ? byHeadings : startsByBreaks(stretchesOf(lines, kinds, signs));
  const parts = starts.slice(0, MAX_RECIPES).map((start, index) => lines.slice(start, starts[index + 1]));
  return { parts, isCut: starts.length > MAX_RECIPES };
};

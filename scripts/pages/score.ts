/** The parts of a recipe that are compared. */
export interface ExtractedRecipe {
  readonly title: string;
  readonly ingredients: readonly string[];
  /** Includes section and step titles if the source lists them among the steps. */
  readonly steps: readonly string[];
  /** One number, or both ends of a range; empty if not stated. */
  readonly servings: readonly number[];
  readonly totalMinutes: number | undefined;
}

/** Scores from 0 to 1; yield and total time are undefined if the page does not state them. */
export interface Score {
  readonly title: number;
  readonly ingredients: number;
  readonly steps: number;
  readonly yield: boolean | undefined;
  readonly totalTime: boolean | undefined;
}

/** Ignores case, accents and punctuation. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const countItems = (items: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const item of items) if (item !== '') counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
};

const sum = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((total, count) => total + count, 0);

/** Harmonic mean of precision and recall. Repeated items count each time. */
export const f1 = (expected: readonly string[], found: readonly string[]): number => {
  const [expectedCounts, foundCounts] = [countItems(expected), countItems(found)];
  const total = sum(expectedCounts) + sum(foundCounts);
  if (total === 0) return 1;
  const shared = [...foundCounts].reduce(
    (common, [item, count]) => common + Math.min(count, expectedCounts.get(item) ?? 0),
    0,
  );
  return (2 * shared) / total;
};

/** The words of all steps; how the text is divided into steps does not matter. */
const splitWords = (lines: readonly string[]): string[] => lines.flatMap((line) => fold(line).split(' '));

/** Ingredients are compared by line, steps by word. */
export const scoreRecipe = (expected: ExtractedRecipe, found: ExtractedRecipe): Score => ({
  title: fold(expected.title) === fold(found.title) ? 1 : 0,
  ingredients: f1(expected.ingredients.map(fold), found.ingredients.map(fold)),
  steps: f1(splitWords(expected.steps), splitWords(found.steps)),
  yield:
    expected.servings.length === 0
      ? undefined
      : expected.servings.some((servings) => found.servings.includes(servings)),
  totalTime: expected.totalMinutes === undefined ? undefined : expected.totalMinutes === found.totalMinutes,
});

const MIN_CORRECT_SCORE = 0.9;

export const isPartCorrect = (value: number): boolean => value >= MIN_CORRECT_SCORE;

/** Whether title, ingredients and steps are all correct. */
export const isCorrect = ({ title, ingredients, steps }: Score): boolean =>
  title === 1 && isPartCorrect(ingredients) && isPartCorrect(steps);

const listMissing = (lines: readonly string[], others: readonly string[], sign: string): string[] => {
  const known = new Set(others.map(fold));
  return lines.filter((line) => !known.has(fold(line))).map((line) => `${sign} ${line}`);
};

/** For each incorrect part: what is missing (-) and what is unexpected (+). */
export const listDifferences = (expected: ExtractedRecipe, found: ExtractedRecipe, score: Score): string[] => [
  ...(score.title === 1 ? [] : [`- ${expected.title}`, `+ ${found.title}`]),
  ...(isPartCorrect(score.ingredients)
    ? []
    : [
        ...listMissing(expected.ingredients, found.ingredients, '-'),
        ...listMissing(found.ingredients, expected.ingredients, '+'),
      ]),
  ...(isPartCorrect(score.steps)
    ? []
    : [...listMissing(expected.steps, found.steps, '-'), ...listMissing(found.steps, expected.steps, '+')]),
];

/** What a person would read off a page, as far as it is compared. */
export interface Reading {
  readonly title: string;
  readonly ingredients: readonly string[];
  /** Titles of sections and steps stand among them where the source has them there. */
  readonly steps: readonly string[];
  /** How many it is for: one number, or both ends of a range; empty where it does not say. */
  readonly servings: readonly number[];
  readonly totalMinutes: number | undefined;
}

/** How much of a page was read right, parts from 0 to 1; undefined where nothing is expected. */
export interface Score {
  readonly title: number;
  readonly ingredients: number;
  readonly steps: number;
  readonly yield: boolean | undefined;
  readonly totalTime: boolean | undefined;
}

/** Without case, punctuation, and different ways to write the same sign. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const counted = (items: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const item of items) if (item !== '') counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
};

const sum = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((total, count) => total + count, 0);

/** The harmonic mean of precision and recall, each item counted as often as it stands there. */
export const f1 = (expected: readonly string[], found: readonly string[]): number => {
  const [wanted, given] = [counted(expected), counted(found)];
  const total = sum(wanted) + sum(given);
  if (total === 0) return 1;
  const shared = [...given].reduce((common, [item, count]) => common + Math.min(count, wanted.get(item) ?? 0), 0);
  return (2 * shared) / total;
};

/** The words of all steps together: how a page divides them into steps does not matter. */
const wordsOf = (lines: readonly string[]): string[] => lines.flatMap((line) => folded(line).split(' '));

/** Lines of ingredients are the same or not; of steps the words are compared. */
export const scoreOf = (expected: Reading, found: Reading): Score => ({
  title: folded(expected.title) === folded(found.title) ? 1 : 0,
  ingredients: f1(expected.ingredients.map(folded), found.ingredients.map(folded)),
  steps: f1(wordsOf(expected.steps), wordsOf(found.steps)),
  yield: expected.servings.length === 0 ? undefined : expected.servings.some((one) => found.servings.includes(one)),
  totalTime: expected.totalMinutes === undefined ? undefined : expected.totalMinutes === found.totalMinutes,
});

const ENOUGH = 0.9;

export const isRightPart = (share: number): boolean => share >= ENOUGH;

/** Whether all that is cooked from is right. */
export const isRight = ({ title, ingredients, steps }: Score): boolean =>
  title === 1 && isRightPart(ingredients) && isRightPart(steps);

const missing = (lines: readonly string[], others: readonly string[], sign: string): string[] => {
  const known = new Set(others.map(folded));
  return lines.filter((line) => !known.has(folded(line))).map((line) => `${sign} ${line}`);
};

/** What is expected and was not found, and what was found and is not expected, of the parts that are wrong. */
export const differences = (expected: Reading, found: Reading, score: Score): string[] => [
  ...(score.title === 1 ? [] : [`- ${expected.title}`, `+ ${found.title}`]),
  ...(isRightPart(score.ingredients)
    ? []
    : [
        ...missing(expected.ingredients, found.ingredients, '-'),
        ...missing(found.ingredients, expected.ingredients, '+'),
      ]),
  ...(isRightPart(score.steps)
    ? []
    : [...missing(expected.steps, found.steps, '-'), ...missing(found.steps, expected.steps, '+')]),
];

import type { IngredientLine } from './ingredient-line.ts';

const WORD = /[\p{L}\p{N}]+/gu;

/** A rough stem that singular and plural share: `onions` and `onion`, `Zwiebeln` and `Zwiebel`. */
const stem = (word: string): string => {
  const lower = word.toLowerCase();
  if (lower.length < 4) return lower;
  return lower.replace(/(?:ies|y)$/, 'i').replace(/(?<=.{3})[ens]+$/, '');
};

const stems = (text: string): readonly string[] => (text.match(WORD) ?? []).map(stem);

/** A name that a step may use for a line, as text between spaces. */
interface Name {
  readonly key: string;
  readonly line: IngredientLine;
}

const toKey = (words: readonly string[]): string => ` ${words.join(' ')} `;

/** `salt and pepper` are two. */
const getFoods = ({ food }: IngredientLine): readonly (readonly string[])[] =>
  food
    .split(/\s(?:and|und|&|or|oder)\s/i)
    .map(stems)
    .filter((words) => words.length > 0);

const getFullNames = (lines: readonly IngredientLine[]): readonly Name[] =>
  lines.flatMap((line) => getFoods(line).map((words) => ({ key: toKey(words), line })));

/** The last word of a name, `the oil` for olive oil, if no other line ends with it. */
const getShortNames = (lines: readonly IngredientLine[]): readonly Name[] => {
  const byWord = Map.groupBy(
    lines.flatMap((line) => getFoods(line).map((words) => ({ last: words.at(-1) ?? '', line }))),
    ({ last }) => last,
  );
  return [...byWord].flatMap(([last, [first, ...others]]) =>
    first !== undefined && others.length === 0 && last.length > 2 ? [{ key: toKey([last]), line: first.line }] : [],
  );
};

/** The ingredients that the text of a step names, in list order: for recipes that do not link ingredients to steps. */
export const findNamedIngredients = (text: string, lines: readonly IngredientLine[]): readonly IngredientLine[] => {
  const written = toKey(stems(text));
  const called = [...getFullNames(lines), ...getShortNames(lines)].filter(({ key }) => written.includes(key));
  const used = new Set(called.map(({ line }) => line));
  return lines.filter((line) => used.has(line));
};

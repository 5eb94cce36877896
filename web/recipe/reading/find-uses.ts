import type { Line } from './line.ts';

const WORD = /[\p{L}\p{N}]+/gu;

/** As much of a word as singular and plural share, roughly: `onions` and `onion`, `Zwiebeln` and `Zwiebel`. */
const stem = (word: string): string => {
  const lower = word.toLowerCase();
  if (lower.length < 4) return lower;
  return lower.replace(/(?:ies|y)$/, 'i').replace(/(?<=.{3})[ens]+$/, '');
};

const stems = (text: string): readonly string[] => (text.match(WORD) ?? []).map(stem);

/** A name by which a line may be called, as one text between spaces. */
interface Name {
  readonly key: string;
  readonly line: Line;
}

const keyOf = (words: readonly string[]): string => ` ${words.join(' ')} `;

/** `salt and pepper` are two. */
const foodsOf = ({ food }: Line): readonly (readonly string[])[] =>
  food
    .split(/\s(?:and|und|&|or|oder)\s/i)
    .map(stems)
    .filter((words) => words.length > 0);

const wholeNames = (lines: readonly Line[]): readonly Name[] =>
  lines.flatMap((line) => foodsOf(line).map((words) => ({ key: keyOf(words), line })));

/** The last word of a name alone, `the oil` for the olive oil, where no other line ends the same way. */
const shortNames = (lines: readonly Line[]): readonly Name[] => {
  const byWord = Map.groupBy(
    lines.flatMap((line) => foodsOf(line).map((words) => ({ last: words.at(-1) ?? '', line }))),
    ({ last }) => last,
  );
  return [...byWord].flatMap(([last, [first, ...others]]) =>
    first !== undefined && others.length === 0 && last.length > 2 ? [{ key: keyOf([last]), line: first.line }] : [],
  );
};

/**
 * The ingredients that the text of a step names, in the order of the list: for recipes that do not say themselves what
 * goes into a step.
 */
export const usesByName = (text: string, lines: readonly Line[]): readonly Line[] => {
  const written = keyOf(stems(text));
  const called = [...wholeNames(lines), ...shortNames(lines)].filter(({ key }) => written.includes(key));
  const used = new Set(called.map(({ line }) => line));
  return lines.filter((line) => used.has(line));
};

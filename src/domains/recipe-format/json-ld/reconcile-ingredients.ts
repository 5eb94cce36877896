import type { Ingredient, IngredientSection } from '../schema/ingredient.schemas.ts';
import type { Look } from './look.ts';
import { firstThatReads, reconcileItems } from './reconcile-list.ts';
import type { Reconciled } from './reconcile-list.ts';
import type { Sides } from './sides.ts';

/** Properties parsed from a line, which do not apply to a different line. */
const FOUND_IN_LINE = [
  'name',
  'quantity',
  'package_size',
  'normalization',
  'scaled_text',
  'authored_quantity',
] as const satisfies readonly (keyof Ingredient)[];

/** Texts of an ingredient that its line used to contain and no longer does. */
const unsaid = (own: Ingredient, was: string, now: string): readonly string[] =>
  (['preparation', 'note'] as const).filter((name) => {
    const words = own[name];
    return words && was.includes(words) && !now.includes(words);
  });

const withLine = (own: Ingredient, was: string, now: string): Ingredient => {
  const stale = new Set<string>([...FOUND_IN_LINE, ...unsaid(own, was, now)]);
  return { ...Object.fromEntries(Object.entries(own).filter(([name]) => !stale.has(name))), text: now };
};

/** Consecutive ingredients of one section. */
interface Run {
  readonly section: number;
  readonly ingredients: Ingredient[];
}

const linesIn = (sections: readonly IngredientSection[]): Ingredient[] =>
  sections.flatMap(({ ingredients }) => ingredients ?? []);

/** The section index of each line. */
const sectionsOf = (sections: readonly IngredientSection[]): number[] =>
  sections.flatMap(({ ingredients }, section) => (ingredients ?? []).map(() => section));

/** A new line belongs to the section of the line before it; the visible order counts. */
const runsOf = (items: readonly Reconciled<Ingredient>[], sectionOf: readonly number[]): Run[] => {
  const runs: Run[] = [];
  for (const { item, from } of items) {
    const last = runs.at(-1);
    const section = (from === undefined ? undefined : sectionOf[from]) ?? last?.section ?? 0;
    if (last?.section === section) last.ingredients.push(item);
    else runs.push({ section, ingredients: [item] });
  }
  return runs;
};

/** Empty sections of the document, by the last remaining section before them. */
const emptyAfter = (portable: readonly IngredientSection[], runs: readonly Run[]): ReadonlyMap<number, number[]> => {
  const there = new Set(runs.map(({ section }) => section));
  const empty = new Map<number, number[]>([[-1, []]]);
  let before = -1;
  for (const [section, { ingredients }] of portable.entries()) {
    if (there.has(section)) {
      before = section;
      empty.set(before, []);
    } else if ((ingredients ?? []).length === 0) empty.get(before)?.push(section);
  }
  return empty;
};

/** schema.org has one flat list: remaining lines keep their section. */
const inOwnSections = (portable: readonly IngredientSection[], runs: readonly Run[]): IngredientSection[] => {
  const empty = emptyAfter(portable, runs);
  const last = new Map(runs.map(({ section }, index) => [section, index]));
  const seen = new Set<number>();
  const sections = runs.flatMap(({ section, ingredients }, index) => {
    const { id, ...rest } = portable[section] ?? {};
    // A section that is now split by another one would have its id twice.
    const isFirst = !seen.has(section);
    seen.add(section);
    const one = { ...(isFirst && id !== undefined && { id }), ...rest, ingredients };
    const after = last.get(section) === index ? (empty.get(section) ?? []) : [];
    return [one, ...after.map((place) => portable[place] ?? {})];
  });
  return [...(empty.get(-1) ?? []).map((place) => portable[place] ?? {}), ...sections];
};

/** If the input has sections, they are used, and a section with the same title is the same section. */
const inVisibleSections = (
  { portable, visible }: Sides<readonly IngredientSection[]>,
  items: readonly Reconciled<Ingredient>[],
): IngredientSection[] => {
  const placeOf = sectionsOf(visible);
  const filled: Ingredient[][] = visible.map(() => []);
  let place = 0;
  let line = 0;
  for (const { item, isSeen } of items) {
    if (isSeen) {
      place = placeOf[line] ?? place;
      line += 1;
    }
    filled[place]?.push(item);
  }
  const byTitle = new Map(portable.toReversed().map((section) => [section.title ?? '', section]));
  return visible.map((section, index) => {
    const title = section.title ?? '';
    const own = byTitle.get(title);
    byTitle.delete(title);
    return { ...(own ?? section), ingredients: filled[index] ?? [] };
  });
};

/** Updates the document's ingredients line by line to the visible state. */
export const reconcileIngredients = (
  sides: Sides<readonly IngredientSection[]>,
  before: Look,
  now: Look,
): IngredientSection[] | undefined => {
  const { portable, was, visible } = sides;
  const lines = linesIn(visible);
  const items = reconcileItems(linesIn(portable), linesIn(was), lines, {
    keyOfOwn: (own) => before.line(own),
    keyOf: ({ text }) => text ?? '',
    rewriting: 'in-place',
    merge: (own, { text: old = '' }, { text = '' }) => {
      if (old !== text) return withLine(own, old, text);
      return now.line(own) === text ? own : { ...own, text };
    },
  });
  const isDivided = visible.some(({ title }) => title !== undefined);
  const sectionOf = sectionsOf(portable);
  return firstThatReads(
    items,
    (list) => (isDivided ? inVisibleSections(sides, list) : inOwnSections(portable, runsOf(list, sectionOf))),
    (sections) => {
      const shown = linesIn(sections).flatMap((one) => now.line(one) ?? []);
      return shown.length === lines.length && shown.every((line, index) => line === lines[index]?.text);
    },
  );
};

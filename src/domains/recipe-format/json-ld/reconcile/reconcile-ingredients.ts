import type { Ingredient, IngredientSection } from '../../schema/ingredient.schemas.ts';
import type { MergeSides } from './merge-properties.ts';
import { findFaithfulArrangement, reconcileItems } from './reconcile-list.ts';
import type { Reconciled } from './reconcile-list.ts';
import type { SchemaOrgRoundTrip } from './schema-org-round-trip.ts';

/** Properties parsed from a line, which do not apply to a different line. */
const PARSED_FROM_LINE = [
  'name',
  'quantity',
  'package_size',
  'normalization',
  'scaled_text',
  'authored_quantity',
  'reading',
  'scaling',
  'weight',
  'converted',
  'ambiguous_unit',
] as const satisfies readonly (keyof Ingredient)[];

/** The text properties that were part of the old line but not of the new one. */
const findDroppedProperties = (embedded: Ingredient, base: string, current: string): readonly string[] =>
  (['preparation', 'note'] as const).filter((name) => {
    const words = embedded[name];
    return words && base.includes(words) && !current.includes(words);
  });

const replaceLine = (embedded: Ingredient, base: string, current: string): Ingredient => {
  const stale = new Set<string>([...PARSED_FROM_LINE, ...findDroppedProperties(embedded, base, current)]);
  return { ...Object.fromEntries(Object.entries(embedded).filter(([name]) => !stale.has(name))), text: current };
};

/** Consecutive ingredients of one section. */
interface SectionRun {
  readonly section: number;
  readonly ingredients: Ingredient[];
}

const getLines = (sections: readonly IngredientSection[]): Ingredient[] =>
  sections.flatMap(({ ingredients }) => ingredients ?? []);

/** The section index of each line. */
const getSectionIndexes = (sections: readonly IngredientSection[]): number[] =>
  sections.flatMap(({ ingredients }, section) => (ingredients ?? []).map(() => section));

/** Groups the lines in current order. An added line joins the section of the line before it. */
const groupIntoRuns = (items: readonly Reconciled<Ingredient>[], sectionIndexes: readonly number[]): SectionRun[] => {
  const runs: SectionRun[] = [];
  for (const { item, embeddedIndex } of items) {
    const last = runs.at(-1);
    const section = (embeddedIndex === undefined ? undefined : sectionIndexes[embeddedIndex]) ?? last?.section ?? 0;
    if (last?.section === section) last.ingredients.push(item);
    else runs.push({ section, ingredients: [item] });
  }
  return runs;
};

/** The empty sections, grouped by the last remaining section before them (-1 for none). */
const groupEmptySections = (
  embedded: readonly IngredientSection[],
  runs: readonly SectionRun[],
): ReadonlyMap<number, number[]> => {
  const remaining = new Set(runs.map(({ section }) => section));
  const empty = new Map<number, number[]>([[-1, []]]);
  let previous = -1;
  for (const [section, { ingredients }] of embedded.entries()) {
    if (remaining.has(section)) {
      previous = section;
      empty.set(previous, []);
    } else if ((ingredients ?? []).length === 0) empty.get(previous)?.push(section);
  }
  return empty;
};

/** schema.org has one flat list: existing lines keep their section. */
const arrangeInEmbeddedSections = (
  embedded: readonly IngredientSection[],
  runs: readonly SectionRun[],
): IngredientSection[] => {
  const empty = groupEmptySections(embedded, runs);
  const lastRuns = new Map(runs.map(({ section }, index) => [section, index]));
  const seen = new Set<number>();
  const sections = runs.flatMap(({ section, ingredients }, index) => {
    const { id, ...rest } = embedded[section] ?? {};
    // A section split by another one would otherwise have its id twice.
    const isFirst = !seen.has(section);
    seen.add(section);
    const merged = { ...(isFirst && id !== undefined && { id }), ...rest, ingredients };
    const after = lastRuns.get(section) === index ? (empty.get(section) ?? []) : [];
    return [merged, ...after.map((emptyIndex) => embedded[emptyIndex] ?? {})];
  });
  return [...(empty.get(-1) ?? []).map((emptyIndex) => embedded[emptyIndex] ?? {}), ...sections];
};

/** Some programs divide the list. Then their sections apply, and sections with the same title match. */
const arrangeInCurrentSections = (
  { embedded, current }: MergeSides<readonly IngredientSection[]>,
  items: readonly Reconciled<Ingredient>[],
): IngredientSection[] => {
  const sectionIndexes = getSectionIndexes(current);
  const filled: Ingredient[][] = current.map(() => []);
  let section = 0;
  let line = 0;
  for (const { item, isVisible } of items) {
    if (isVisible) {
      section = sectionIndexes[line] ?? section;
      line += 1;
    }
    filled[section]?.push(item);
  }
  const byTitle = new Map(embedded.toReversed().map((section) => [section.title ?? '', section]));
  return current.map((currentSection, index) => {
    const title = currentSection.title ?? '';
    const embeddedSection = byTitle.get(title);
    byTitle.delete(title);
    return { ...(embeddedSection ?? currentSection), ingredients: filled[index] ?? [] };
  });
};

/** Merges the edited lines into the ingredients of the document. */
export const reconcileIngredients = (
  sides: MergeSides<readonly IngredientSection[]>,
  baseRoundTrip: SchemaOrgRoundTrip,
  currentRoundTrip: SchemaOrgRoundTrip,
): IngredientSection[] | undefined => {
  const { embedded, base, current } = sides;
  const lines = getLines(current);
  const items = reconcileItems(getLines(embedded), getLines(base), lines, {
    getEmbeddedKey: (ingredient) => baseRoundTrip.ingredientLine(ingredient),
    getKey: ({ text }) => text ?? '',
    rewriteRule: 'in-place',
    merge: (ingredient, { text: baseText = '' }, { text = '' }) => {
      if (baseText !== text) return replaceLine(ingredient, baseText, text);
      return currentRoundTrip.ingredientLine(ingredient) === text ? ingredient : { ...ingredient, text };
    },
  });
  const hasSections = current.some(({ title }) => title !== undefined);
  const sectionIndexes = getSectionIndexes(embedded);
  return findFaithfulArrangement(
    items,
    (list) =>
      hasSections
        ? arrangeInCurrentSections(sides, list)
        : arrangeInEmbeddedSections(embedded, groupIntoRuns(list, sectionIndexes)),
    (sections) => {
      const shown = getLines(sections).flatMap((ingredient) => currentRoundTrip.ingredientLine(ingredient) ?? []);
      return shown.length === lines.length && shown.every((line, index) => line === lines[index]?.text);
    },
  );
};

import type { RecipeDocument } from '../document.ts';
import { diffLines } from './diff.ts';
import type { LineChange } from './diff.ts';

/** The properties that can be compared as lines, in page order. */
const comparedProperties = [
  'title',
  'description',
  'authors',
  'source',
  'yields',
  'times',
  'ingredient_sections',
  'instruction_sections',
  'notes',
  'equipment',
  'categories',
  'cuisines',
  'keywords',
] as const;

type ComparedProperty = (typeof comparedProperties)[number];

const textLines = (text: string | undefined): readonly string[] =>
  (text ?? '').split('\n').filter((line) => line !== '');

const filterNonEmpty = (texts: readonly (string | undefined)[]): readonly string[] =>
  texts.filter((text) => text !== undefined && text !== '').map((text) => text ?? '');

/** Formats times, for those without a text in the document. */
export interface TimeFormat {
  readonly getLabel: (kind: string) => string;
  readonly formatDuration: (iso: string) => string;
}

type ToLines = (recipe: RecipeDocument, texts: TimeFormat) => readonly string[];

/** Each property as lines. */
const toLines: { readonly [P in ComparedProperty]: ToLines } = {
  title: ({ title }) => filterNonEmpty([title]),
  description: ({ description }) => textLines(description),
  authors: ({ authors }) => (authors ?? []).map(({ name }) => name),
  source: ({ source }) =>
    filterNonEmpty([source?.name, source?.url, source?.publisher, source?.page, source?.attribution]),
  yields: ({ yields }) => filterNonEmpty((yields ?? []).map(({ text, quantity }) => text ?? quantity?.text)),
  times: ({ times }, { getLabel, formatDuration }) =>
    filterNonEmpty([
      times?.total && `${getLabel('total')}: ${formatDuration(times.total)}`,
      times?.active && `${getLabel('active')}: ${formatDuration(times.active)}`,
      ...(times?.assertions ?? []).map(({ kind, duration, min, max, text }) => {
        const time =
          text ??
          filterNonEmpty(duration === undefined ? [min, max] : [duration])
            .map(formatDuration)
            .join('–');
        return filterNonEmpty([kind && getLabel(kind), time]).join(': ');
      }),
    ]),
  ingredient_sections: ({ ingredient_sections }) =>
    (ingredient_sections ?? []).flatMap(({ title, ingredients }) =>
      filterNonEmpty([
        title,
        ...(ingredients ?? []).map(
          ({ text, quantity, name, preparation }) =>
            text ?? filterNonEmpty([filterNonEmpty([quantity?.text, name]).join(' '), preparation]).join(', '),
        ),
      ]),
    ),
  instruction_sections: ({ instruction_sections }) =>
    (instruction_sections ?? []).flatMap(({ title, steps }) =>
      filterNonEmpty([title, ...(steps ?? []).flatMap((step) => [step.title, ...textLines(step.text)])]),
    ),
  notes: ({ notes }) => textLines(notes),
  equipment: ({ equipment }) => filterNonEmpty((equipment ?? []).map(({ description }) => description)),
  categories: ({ categories }) => categories ?? [],
  cuisines: ({ cuisines }) => cuisines ?? [],
  keywords: ({ keywords }) => keywords ?? [],
};

export interface PropertyChange {
  readonly property: ComparedProperty;
  readonly lines: readonly LineChange[];
}

/** The properties whose lines differ. */
export const diffRecipes = (
  before: RecipeDocument,
  after: RecipeDocument,
  texts: TimeFormat,
): readonly PropertyChange[] =>
  comparedProperties
    .map((property) => ({
      property,
      lines: diffLines(toLines[property](before, texts), toLines[property](after, texts)),
    }))
    .filter(({ lines }) => lines.some(({ kind }) => kind !== 'same'));

/** Properties that differ but are not compared as lines: images, measurements, unknown properties. */
export const findOtherChanges = (
  before: RecipeDocument,
  after: RecipeDocument,
  changes: readonly PropertyChange[],
): readonly string[] => {
  const [old, added]: Readonly<Record<string, unknown>>[] = [before, after];
  const isCompared = new Set<string>(changes.map(({ property }) => property));
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isCompared.has(name) && JSON.stringify(old?.[name]) !== JSON.stringify(added?.[name]),
  );
};

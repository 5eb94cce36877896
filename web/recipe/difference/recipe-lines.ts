import type { RecipeDocument } from '../document.ts';
import { compareLines } from './compare-lines.ts';
import type { LineChange } from './compare-lines.ts';

/** What of a recipe can be read as lines, in the order of the page. */
const comparedParts = [
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

type ComparedPart = (typeof comparedParts)[number];

const textLines = (text: string | undefined): readonly string[] =>
  (text ?? '').split('\n').filter((line) => line !== '');

const filled = (texts: readonly (string | undefined)[]): readonly string[] =>
  texts.filter((text) => text !== undefined && text !== '').map((text) => text ?? '');

/** How times are told to who reads: what nobody wrote as a text has none in the document. */
export interface TimeTexts {
  readonly nameOf: (kind: string) => string;
  readonly duration: (iso: string) => string;
}

type LinesOf = (recipe: RecipeDocument, texts: TimeTexts) => readonly string[];

/** Each part of a document as lines. */
const linesOf: { readonly [P in ComparedPart]: LinesOf } = {
  title: ({ title }) => filled([title]),
  description: ({ description }) => textLines(description),
  authors: ({ authors }) => (authors ?? []).map(({ name }) => name),
  source: ({ source }) => filled([source?.name, source?.url, source?.publisher, source?.page, source?.attribution]),
  yields: ({ yields }) => filled((yields ?? []).map(({ text, quantity }) => text ?? quantity?.text)),
  times: ({ times }, { nameOf, duration: shown }) =>
    filled([
      times?.total && `${nameOf('total')}: ${shown(times.total)}`,
      times?.active && `${nameOf('active')}: ${shown(times.active)}`,
      ...(times?.assertions ?? []).map(({ kind, duration, min, max, text }) => {
        const time =
          text ??
          filled(duration === undefined ? [min, max] : [duration])
            .map(shown)
            .join('–');
        return filled([kind && nameOf(kind), time]).join(': ');
      }),
    ]),
  ingredient_sections: ({ ingredient_sections }) =>
    (ingredient_sections ?? []).flatMap(({ title, ingredients }) =>
      filled([
        title,
        ...(ingredients ?? []).map(
          ({ text, quantity, name, preparation }) =>
            text ?? filled([filled([quantity?.text, name]).join(' '), preparation]).join(', '),
        ),
      ]),
    ),
  instruction_sections: ({ instruction_sections }) =>
    (instruction_sections ?? []).flatMap(({ title, steps }) =>
      filled([title, ...(steps ?? []).flatMap((step) => [step.title, ...textLines(step.text)])]),
    ),
  notes: ({ notes }) => textLines(notes),
  equipment: ({ equipment }) => filled((equipment ?? []).map(({ description }) => description)),
  categories: ({ categories }) => categories ?? [],
  cuisines: ({ cuisines }) => cuisines ?? [],
  keywords: ({ keywords }) => keywords ?? [],
};

export interface PartChange {
  readonly part: ComparedPart;
  readonly lines: readonly LineChange[];
}

/** Every part whose lines differ. */
export const compareRecipes = (
  before: RecipeDocument,
  after: RecipeDocument,
  texts: TimeTexts,
): readonly PartChange[] =>
  comparedParts
    .map((part) => ({ part, lines: compareLines(linesOf[part](before, texts), linesOf[part](after, texts)) }))
    .filter(({ lines }) => lines.some(({ kind }) => kind !== 'same'));

/** Properties that differ and of which no line tells: pictures, measurements, what the format does not name. */
export const changedOtherwise = (
  before: RecipeDocument,
  after: RecipeDocument,
  told: readonly PartChange[],
): readonly string[] => {
  const [old, young]: Readonly<Record<string, unknown>>[] = [before, after];
  const isTold = new Set<string>(told.map(({ part }) => part));
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isTold.has(name) && JSON.stringify(old?.[name]) !== JSON.stringify(young?.[name]),
  );
};

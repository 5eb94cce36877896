import { sectionsToIngredients } from './section-list.ts';

/** An entry of a list: an item, or a heading for the items below it. */
export type ListEntry =
  | {
      readonly kind: 'line';
      readonly text: string;
      /** Additional schema.org properties of a step. */
      readonly properties?: Readonly<Record<string, unknown>>;
    }
  | {
      readonly kind: 'heading';
      readonly title: string;
      /** The original text, used if no items follow. */
      readonly text: string;
    };

interface Line {
  readonly text: string;
  readonly properties?: Readonly<Record<string, unknown>>;
}

interface Section {
  readonly title: string;
  readonly lines: Line[];
}

/** A longer text is not a title. */
const MAX_TITLE_LENGTH = 500;

export const createLineEntry = (text: string, properties: Readonly<Record<string, unknown>> = {}): ListEntry => ({
  kind: 'line',
  text,
  properties,
});

export const createHeadingEntry = (title: string, text = title): ListEntry =>
  title.length > MAX_TITLE_LENGTH ? { kind: 'line', text } : { kind: 'heading', title, text };

/** Ends the current section without starting another one. */
export const SECTION_END: ListEntry = { kind: 'heading', title: '', text: '' };

/** Groups items by heading. A heading without items becomes an item, so that its text is kept. */
const sectionsOf = (entries: readonly ListEntry[]): readonly Section[] => {
  const filled = entries.filter(({ kind, text }) => kind === 'heading' || text.trim() !== '');
  const sections: Section[] = [{ title: '', lines: [] }];
  for (const [index, entry] of filled.entries()) {
    const isAlone = filled[index + 1]?.kind !== 'line';
    if (entry.kind === 'line' || (isAlone && entry.text !== '')) sections.at(-1)?.lines.push(entry);
    else sections.push({ title: entry.title, lines: [] });
  }
  return sections.filter(({ lines }) => lines.length > 0);
};

/** Converts entries to `recipeIngredient`, with a section for each heading. */
export const entriesToIngredients = (entries: readonly ListEntry[]): readonly unknown[] =>
  sectionsToIngredients(
    sectionsOf(entries).map(({ title, lines }) => ({ title, items: lines.map(({ text }) => text) })),
  );

/** Converts entries to `recipeInstructions`, with a section for each heading. */
export const entriesToInstructions = (entries: readonly ListEntry[]): readonly unknown[] =>
  sectionsOf(entries).flatMap(({ title, lines }): readonly unknown[] => {
    const steps = lines.map(({ text, properties }) => ({ '@type': 'HowToStep', text, ...properties }));
    return title === '' ? steps : [{ '@type': 'HowToSection', name: title, itemListElement: steps }];
  });

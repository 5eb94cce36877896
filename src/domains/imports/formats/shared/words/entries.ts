import { asIngredients } from '../sections/section-list.ts';

/** One line of a list: something that belongs into it, or what the lines below it are for. */
export type Entry =
  | {
      readonly kind: 'line';
      readonly text: string;
      /** What else is known of it, as properties of a step. */
      readonly others?: Readonly<Record<string, unknown>>;
    }
  | {
      readonly kind: 'heading';
      readonly title: string;
      /** As it was written, for where nothing stands below it. */
      readonly text: string;
    };

interface Line {
  readonly text: string;
  readonly others?: Readonly<Record<string, unknown>>;
}

interface Section {
  readonly title: string;
  readonly lines: Line[];
}

/** As long as the title of a section may be; what is longer was none. */
const LONGEST_TITLE = 500;

export const line = (text: string, others: Readonly<Record<string, unknown>> = {}): Entry => ({
  kind: 'line',
  text,
  others,
});

export const heading = (title: string, text = title): Entry =>
  title.length > LONGEST_TITLE ? { kind: 'line', text } : { kind: 'heading', title, text };

/** What comes after it belongs to no section. */
export const sectionEnd: Entry = { kind: 'heading', title: '', text: '' };

/** The lines below their headings. A heading with nothing below it is a line like others, so that it is not lost. */
const sectionsOf = (entries: readonly Entry[]): readonly Section[] => {
  const filled = entries.filter(({ kind, text }) => kind === 'heading' || text.trim() !== '');
  const sections: Section[] = [{ title: '', lines: [] }];
  for (const [index, entry] of filled.entries()) {
    const isAlone = filled[index + 1]?.kind !== 'line';
    if (entry.kind === 'line' || (isAlone && entry.text !== '')) sections.at(-1)?.lines.push(entry);
    else sections.push({ title: entry.title, lines: [] });
  }
  return sections.filter(({ lines }) => lines.length > 0);
};

/** What a node has in `recipeIngredient`: the lines, in sections where there are headings. */
export const ingredientList = (entries: readonly Entry[]): readonly unknown[] =>
  asIngredients(sectionsOf(entries).map(({ title, lines }) => ({ title, items: lines.map(({ text }) => text) })));

/** What a node has in `recipeInstructions`: the steps, in sections where there are headings. */
export const instructionList = (entries: readonly Entry[]): readonly unknown[] =>
  sectionsOf(entries).flatMap(({ title, lines }): readonly unknown[] => {
    const steps = lines.map(({ text, others }) => ({ '@type': 'HowToStep', text, ...others }));
    return title === '' ? steps : [{ '@type': 'HowToSection', name: title, itemListElement: steps }];
  });

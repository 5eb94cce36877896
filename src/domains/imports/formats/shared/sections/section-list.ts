export interface Section {
  readonly title: string;
  readonly items: readonly string[];
}

/** Twice as many as are taken of one recipe: whoever takes them sees that there are too many, and no more are gathered. */
const MOST_ITEMS = 20_000;

/** Lines in the sections under whose headings they stand; those before any heading stand in one without a title. */
export class SectionList {
  readonly #sections: { readonly title: string; readonly items: string[] }[] = [];
  #count = 0;

  get all(): readonly Section[] {
    return this.#sections;
  }

  get isEmpty(): boolean {
    return this.#sections.every(({ items }) => items.length === 0);
  }

  get last(): string | undefined {
    return this.#sections.at(-1)?.items.at(-1);
  }

  open(title: string): void {
    this.#sections.push({ title, items: [] });
  }

  /** Empty ones are none. */
  add(item: string): void {
    if (item === '' || this.#count >= MOST_ITEMS) return;
    this.#count += 1;
    if (this.#sections.length === 0) this.open('');
    this.#sections.at(-1)?.items.push(item);
  }

  addAll(items: readonly string[]): void {
    for (const item of items) this.add(item);
  }

  /** Puts more words behind the last line, which went on; begins one where there is none. */
  append(words: string): void {
    const items = this.#sections.at(-1)?.items;
    const last = items?.pop();
    if (items === undefined || last === undefined) this.add(words);
    else items.push(`${last} ${words}`);
  }
}

/** What `recipeIngredient` takes. A heading with nothing under it is a line: lists without amounts look like that. */
export const asIngredients = (sections: readonly Section[]): unknown[] =>
  sections.flatMap(({ title, items }): unknown[] => {
    if (items.length === 0) return title === '' ? [] : [title];
    return title === '' ? [...items] : [{ name: title, itemListElement: items }];
  });

/** What `recipeInstructions` takes: each item is one step, however many lines it has. */
export const asInstructions = (sections: readonly Section[]): unknown[] =>
  sections.flatMap(({ title, items }): unknown[] => {
    const steps = items.map((text) => ({ '@type': 'HowToStep', text }));
    return title === '' ? steps : [{ '@type': 'HowToSection', name: title, itemListElement: steps }];
  });

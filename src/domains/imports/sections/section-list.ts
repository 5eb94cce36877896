export interface Section {
  readonly title: string;
  readonly items: readonly string[];
}

/** Twice the limit for one recipe, so that exceeding the limit is still noticed but memory stays bounded. */
const MAX_ITEMS = 20_000;

/** Groups lines by the heading above them. Lines before the first heading are in a section without a title. */
export class SectionList {
  readonly #sections: { readonly title: string; readonly items: string[] }[] = [];
  #count = 0;

  get sections(): readonly Section[] {
    return this.#sections;
  }

  get isEmpty(): boolean {
    return this.#sections.every(({ items }) => items.length === 0);
  }

  get lastItem(): string | undefined {
    return this.#sections.at(-1)?.items.at(-1);
  }

  startSection(title: string): void {
    this.#sections.push({ title, items: [] });
  }

  /** Ignores empty items. */
  add(item: string): void {
    if (item === '' || this.#count >= MAX_ITEMS) return;
    this.#count += 1;
    if (this.#sections.length === 0) this.startSection('');
    this.#sections.at(-1)?.items.push(item);
  }

  addAll(items: readonly string[]): void {
    for (const item of items) this.add(item);
  }

  /** Appends a continuation to the last item, or adds an item if there is none. */
  appendToLast(words: string): void {
    const items = this.#sections.at(-1)?.items;
    const last = items?.pop();
    if (items === undefined || last === undefined) this.add(words);
    else items.push(`${last} ${words}`);
  }
}

/**
 * Converts sections to `recipeIngredient`. A heading without items becomes an item, because lists without amounts look
 * like that.
 */
export const sectionsToIngredients = (sections: readonly Section[]): unknown[] =>
  sections.flatMap(({ title, items }): unknown[] => {
    if (items.length === 0) return title === '' ? [] : [title];
    return title === '' ? [...items] : [{ name: title, itemListElement: items }];
  });

/** Converts sections to `recipeInstructions`. Each item is one step, even if it has several lines. */
export const sectionsToInstructions = (sections: readonly Section[]): unknown[] =>
  sections.flatMap(({ title, items }): unknown[] => {
    const steps = items.map((text) => ({ '@type': 'HowToStep', text }));
    return title === '' ? steps : [{ '@type': 'HowToSection', name: title, itemListElement: steps }];
  });

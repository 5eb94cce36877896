import type {
  Ingredient,
  IngredientSection,
  InstructionSection,
  Step,
} from '../../../src/domains/recipe-format/index.ts';

/**
 * Sections and what stands in them as one list, as somebody reads and edits it: a heading, its lines, the next heading.
 * A line belongs to the heading above it, so that moving lines and headings about is all it takes to sort a recipe.
 */
export type Part<S, I> =
  | { readonly kind: 'section'; readonly key: string; readonly value: S }
  | { readonly kind: 'item'; readonly key: string; readonly value: I };

interface Named {
  readonly id?: string;
}

/** How the sections of a kind hold their lines. */
export interface Shape<S extends Named, I extends Named> {
  readonly itemsOf: (section: S) => readonly I[] | null | undefined;
  readonly bare: (section: S) => S;
  readonly filled: (section: S | undefined, items: I[]) => S;
}

export const ingredientShape: Shape<IngredientSection, Ingredient> = {
  itemsOf: ({ ingredients }) => ingredients,
  bare: ({ ingredients: _ingredients, ...rest }) => rest,
  filled: (section, ingredients) => ({ ...section, ingredients }),
};

export const stepShape: Shape<InstructionSection, Step> = {
  itemsOf: ({ steps }) => steps,
  bare: ({ steps: _steps, ...rest }) => rest,
  filled: (section, steps) => ({ ...section, steps }),
};

/** Everything that was saved has an id; `#` is in none, so that a place in the list can stand in for one. */
const keyOf = (kind: string, { id }: Named, place: number): string => `${kind}:${id ?? `#${place}`}`;

type Sections<S> = readonly S[] | null | undefined;

/** The list of what sections hold. A section without lines keeps what it says of them: null, an empty list, nothing. */
export const partsOf = <S extends Named, I extends Named>(sections: Sections<S>, shape: Shape<S, I>): Part<S, I>[] => {
  const parts: Part<S, I>[] = [];
  for (const section of sections ?? []) {
    const items = shape.itemsOf(section) ?? [];
    const value = items.length > 0 ? shape.bare(section) : section;
    parts.push({ kind: 'section', key: keyOf('section', section, parts.length), value });
    for (const item of items) parts.push({ kind: 'item', key: keyOf('item', item, parts.length), value: item });
  }
  return parts;
};

/** The sections of a list. Lines that have no heading above them get a section without a title. */
export const sectionsOf = <S extends Named, I extends Named>(parts: readonly Part<S, I>[], shape: Shape<S, I>): S[] => {
  const sections: { value: S | undefined; readonly items: I[] }[] = [];
  for (const part of parts) {
    if (part.kind === 'section') sections.push({ value: part.value, items: [] });
    else {
      if (sections.length === 0) sections.push({ value: undefined, items: [] });
      sections.at(-1)?.items.push(part.value);
    }
  }
  return sections.map(({ value, items }) =>
    value !== undefined && items.length === 0 ? value : shape.filled(value, items),
  );
};

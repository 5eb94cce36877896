import type {
  Ingredient,
  IngredientSection,
  InstructionSection,
  Step,
} from '../../../src/domains/recipe-format/index.ts';

/**
 * Sections and their items as one flat list, the way it is read and edited: a heading, its lines, the next heading. A
 * line belongs to the heading above it, so moving lines and headings is enough to reorganize a recipe.
 */
export type Part<S, I> =
  | { readonly kind: 'section'; readonly key: string; readonly value: S }
  | { readonly kind: 'item'; readonly key: string; readonly value: I };

interface Named {
  readonly id?: string;
}

/** How sections of one kind store their items. */
export interface SectionShape<S extends Named, I extends Named> {
  readonly getItems: (section: S) => readonly I[] | null | undefined;
  readonly withoutItems: (section: S) => S;
  readonly withItems: (section: S | undefined, items: I[]) => S;
}

export const ingredientShape: SectionShape<IngredientSection, Ingredient> = {
  getItems: ({ ingredients }) => ingredients,
  withoutItems: ({ ingredients: _ingredients, ...rest }) => rest,
  withItems: (section, ingredients) => ({ ...section, ingredients }),
};

export const stepShape: SectionShape<InstructionSection, Step> = {
  getItems: ({ steps }) => steps,
  withoutItems: ({ steps: _steps, ...rest }) => rest,
  withItems: (section, steps) => ({ ...section, steps }),
};

/** Everything saved has an id. Ids never contain `#`, so an index can stand in for a missing one. */
const partKey = (kind: string, { id }: Named, place: number): string => `${kind}:${id ?? `#${place}`}`;

type Sections<S> = readonly S[] | null | undefined;

/** Flattens sections. A section without items keeps its representation: null, an empty list or absent. */
export const flattenSections = <S extends Named, I extends Named>(
  sections: Sections<S>,
  shape: SectionShape<S, I>,
): Part<S, I>[] => {
  const parts: Part<S, I>[] = [];
  for (const section of sections ?? []) {
    const items = shape.getItems(section) ?? [];
    const value = items.length > 0 ? shape.withoutItems(section) : section;
    parts.push({ kind: 'section', key: partKey('section', section, parts.length), value });
    for (const item of items) parts.push({ kind: 'item', key: partKey('item', item, parts.length), value: item });
  }
  return parts;
};

/** Groups the parts back into sections. Items before the first heading get a section without a title. */
export const groupSections = <S extends Named, I extends Named>(
  parts: readonly Part<S, I>[],
  shape: SectionShape<S, I>,
): S[] => {
  const sections: { value: S | undefined; readonly items: I[] }[] = [];
  for (const part of parts) {
    if (part.kind === 'section') sections.push({ value: part.value, items: [] });
    else {
      if (sections.length === 0) sections.push({ value: undefined, items: [] });
      sections.at(-1)?.items.push(part.value);
    }
  }
  return sections.map(({ value, items }) =>
    value !== undefined && items.length === 0 ? value : shape.withItems(value, items),
  );
};

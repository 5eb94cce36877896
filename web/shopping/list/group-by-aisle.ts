import type { ShoppingItem } from '../../../src/domains/shopping/index.ts';

export interface Aisle {
  readonly id: string;
  readonly labels: Readonly<Record<string, string>>;
}

/** Items shown together. Items the user arranged come first, under their own title. */
export interface ItemGroup {
  readonly key: string;
  readonly kind: 'arranged' | 'aisle' | 'own' | 'nowhere';
  readonly title: string;
  readonly items: readonly ShoppingItem[];
}

/** The name of an aisle in this language, else in English, else its id. */
export const getAisleLabel = ({ id, labels }: Aisle, language: string): string =>
  labels[language] ?? labels['en'] ?? id;

/**
 * Groups the items in the order of a walk through the shop, then by custom categories, then those without a category.
 */
export const groupByAisle = (
  items: readonly ShoppingItem[],
  aisles: readonly Aisle[],
  language: string,
): readonly ItemGroup[] => {
  const arranged = items.filter((item) => item.arranged === true);
  const free = Map.groupBy(
    items.filter((item) => item.arranged !== true),
    ({ category }) => category,
  );
  const places = new Map(aisles.map(({ id }, place) => [id, place]));
  const named = new Map(aisles.map((aisle) => [aisle.id, getAisleLabel(aisle, language)]));
  const getIndex = (category: string): number => (category === '' ? Infinity : (places.get(category) ?? aisles.length));
  const groups = [...free]
    .toSorted(([a], [b]) => getIndex(a) - getIndex(b) || a.localeCompare(b))
    .map(([category, inside]): ItemGroup => {
      const label = named.get(category);
      const kind = category === '' ? 'nowhere' : label === undefined ? 'own' : 'aisle';
      return { key: `in ${category}`, kind, title: label ?? category, items: inside };
    });
  return arranged.length === 0
    ? groups
    : [{ key: 'arranged', kind: 'arranged', title: '', items: arranged }, ...groups];
};

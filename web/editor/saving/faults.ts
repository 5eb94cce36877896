import type { RecipeDocument } from '../../../src/domains/recipe-format/index.ts';
import type { Form } from '../document/form.ts';
import { ingredientPartsFrom, stepPartsFrom } from '../document/list-of.ts';

interface Fault {
  readonly location: string;
  readonly message: string;
}

/** What is wrong, by the field or the row where it is shown, and what has no place in the form. */
export interface PlacedFaults {
  readonly byPlace: ReadonlyMap<string, string>;
  readonly others: readonly Fault[];
}

const FIELDS: readonly (readonly [prefix: string, field: keyof Form])[] = [
  ['title', 'title'],
  ['description', 'description'],
  ['language', 'language'],
  ['notes', 'notes'],
  ['yields[0]', 'yields'],
  ['times.active', 'active'],
  ['times.total', 'total'],
  ['source.name', 'sourceName'],
  ['source.url', 'sourceUrl'],
  ['authors', 'authors'],
];

const LIST = /^(ingredient_sections|instruction_sections)\[(\d+)\](?:\.(?:ingredients|steps)\[(\d+)\])?/;

/** The row at a place of the saved document, in which rows that are empty and sections that are implied do not count. */
const rowAt = (parts: readonly { readonly kind: string; readonly key: string }[], section: number, item?: number) => {
  let [at, line] = [-1, -1];
  for (const { kind, key } of parts) {
    if (kind === 'section' || at === -1) [at, line] = [at + 1, -1];
    if (kind === 'item') line += 1;
    const isIt = item === undefined ? kind === 'section' && at === section : at === section && line === item;
    if (isIt && (item === undefined || kind === 'item')) return key;
  }
  return undefined;
};

/** Finds the place of each fault: `body.recipe.ingredient_sections[0].ingredients[2].text` is a row of the list. */
export const placeFaults = (faults: readonly Fault[], form: Form, ground: RecipeDocument): PlacedFaults => {
  const byPlace = new Map<string, string>();
  const others: Fault[] = [];
  for (const fault of faults) {
    const path = fault.location.replace(/^body\.recipe\./, '');
    const [, list, section, item] = LIST.exec(path) ?? [];
    const parts =
      list === 'ingredient_sections'
        ? ingredientPartsFrom(form.ingredients, ground)
        : stepPartsFrom(form.steps, ground);
    const place =
      list === undefined
        ? FIELDS.find(
            ([prefix]) => path === prefix || (/^[.[]/.test(path.slice(prefix.length)) && path.startsWith(prefix)),
          )?.[1]
        : rowAt(parts, Number(section), item === undefined ? undefined : Number(item));
    if (place === undefined) others.push(fault);
    else byPlace.set(place, fault.message);
  }
  return { byPlace, others };
};

import type { RecipeDocument } from '../../../src/domains/recipe-format/index.ts';
import type { Form } from '../document/form.ts';
import { toIngredientParts, toStepParts } from '../document/row-parts.ts';
import { parseDuration } from '../document/duration-text.ts';

interface Violation {
  readonly location: string;
  readonly message: string;
}

/** Errors by the field or row they are shown at, and those without a place in the form. */
export interface PlacedErrors {
  readonly byPlace: ReadonlyMap<string, string>;
  readonly others: readonly Violation[];
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

/** The row key for an index in the saved document, where empty rows and implicit sections do not count. */
const findRowKey = (
  parts: readonly { readonly kind: string; readonly key: string }[],
  section: number,
  item?: number,
) => {
  let [at, line] = [-1, -1];
  for (const { kind, key } of parts) {
    if (kind === 'section' || at === -1) [at, line] = [at + 1, -1];
    if (kind === 'item') line += 1;
    const isMatch = item === undefined ? kind === 'section' && at === section : at === section && line === item;
    if (isMatch && (item === undefined || kind === 'item')) return key;
  }
  return undefined;
};

/** Finds the place for each violation: `body.recipe.ingredient_sections[0].ingredients[2].text` is a row. */
export const placeErrors = (violations: readonly Violation[], form: Form, ground: RecipeDocument): PlacedErrors => {
  const byPlace = new Map<string, string>();
  const others: Violation[] = [];
  for (const violation of violations) {
    const path = violation.location.replace(/^body\.recipe\./, '');
    const [, list, section, item] = LIST.exec(path) ?? [];
    const parts =
      list === 'ingredient_sections' ? toIngredientParts(form.ingredients, ground) : toStepParts(form.steps, ground);
    const place =
      list === undefined
        ? FIELDS.find(
            ([prefix]) => path === prefix || (/^[.[]/.test(path.slice(prefix.length)) && path.startsWith(prefix)),
          )?.[1]
        : findRowKey(parts, Number(section), item === undefined ? undefined : Number(item));
    if (place === undefined) others.push(violation);
    else byPlace.set(place, violation.message);
  }
  return { byPlace, others };
};

/** A field error, as the key of its text. */
export type FormError = 'titleMissing' | 'durationUnread' | 'addressUnread';

/** Client-side validation, by field name. */
export const validateForm = ({ title, active, total, sourceUrl }: Form): ReadonlyMap<string, FormError> => {
  const errors = new Map<string, FormError>();
  if (title.trim() === '') errors.set('title', 'titleMissing');
  for (const [name, text] of [
    ['active', active],
    ['total', total],
  ] as const) {
    if (text.trim() !== '' && parseDuration(text) === undefined) errors.set(name, 'durationUnread');
  }
  if (sourceUrl.trim() !== '' && !/^https?:\/\/\S+$/i.test(sourceUrl.trim())) errors.set('sourceUrl', 'addressUnread');
  return errors;
};

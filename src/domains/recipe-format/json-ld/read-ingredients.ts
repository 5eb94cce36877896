import type { JsonObject } from '../is-object.ts';
import type { Ingredient, IngredientSection } from '../schema/ingredient.schemas.ts';
import { LONGEST_LABEL, LONGEST_LINE, LONGEST_PROSE, MOST_ITEMS } from '../schema/vocabulary.ts';
import { clip } from './clean-text.ts';
import { present } from './present.ts';
import { property, typesOf } from './property.ts';
import { textOfValue } from './read-value.ts';
import type { Reader } from './reader.ts';

const DEEPEST = 8;
/** A section has at most a thousand lines, but there may be several sections. */
const MOST_LINES = 10 * MOST_ITEMS;

/** Collects lines by section; lines outside any section go into an untitled one. */
class Ingredients {
  readonly #reader: Reader;
  readonly #sections: { title: string; ingredients: Ingredient[] }[] = [];

  constructor(reader: Reader) {
    this.#reader = reader;
  }

  get all(): IngredientSection[] {
    const filled = this.#sections.filter(({ ingredients }) => ingredients.length > 0);
    return filled.slice(0, MOST_ITEMS).map(present);
  }

  read(value: unknown, depth = 0): void {
    if (depth > DEEPEST) return;
    const values = this.#reader.values(value, MOST_LINES);
    for (const one of values) {
      const node = this.#reader.node(one);
      if (node !== undefined) this.#node(node, depth);
      // A single text is the whole list, one ingredient per line; among several texts, each is one ingredient, however
      // it is wrapped.
      else if (values.length === 1 && depth === 0) this.#lines(one);
      else this.#add(this.#reader.line(one, LONGEST_LINE));
    }
  }

  #lines(value: unknown): void {
    for (const line of this.#reader.prose(value, LONGEST_PROSE).split('\n')) this.#add(line);
  }

  #node(node: JsonObject, depth: number): void {
    const [elements, item] = [property(node, 'itemListElement'), property(node, 'item')];
    if (elements !== undefined) this.#section(node, elements, depth);
    else if (typesOf(node).includes('ListItem') && item !== undefined) this.read([item], depth + 1);
    else this.#add(this.#lineOf(node));
  }

  #section(node: JsonObject, elements: unknown, depth: number): void {
    const title = this.#reader.line(property(node, 'name'), LONGEST_LABEL);
    this.#sections.push({ title, ingredients: [] });
    this.read([elements], depth + 1);
    // Lines after the section do not belong to it.
    this.#sections.push({ title: '', ingredients: [] });
  }

  /** `500 g flour` for a node with a name and a quantity or value. */
  #lineOf(node: JsonObject): string {
    const name = this.#reader.line(property(node, 'name'), LONGEST_LINE);
    if (name === '') return this.#reader.line(node, LONGEST_LINE);
    const required = property(node, 'requiredQuantity');
    const amount = textOfValue(this.#reader, required ?? (property(node, 'value') === undefined ? undefined : node));
    return amount === '' || name.includes(amount) || amount === name ? name : `${amount} ${name}`;
  }

  #add(line: string): void {
    if (line === '') return;
    const last = this.#sections.at(-1);
    const ingredient = { text: clip(line, LONGEST_LINE) };
    if (last !== undefined && last.ingredients.length < MOST_ITEMS) last.ingredients.push(ingredient);
    else this.#sections.push({ title: last?.title ?? '', ingredients: [ingredient] });
  }
}

/** Each line as authored. schema.org has a flat list; some pages nest lists as sections. */
export const readIngredients = (reader: Reader, value: unknown): IngredientSection[] => {
  const ingredients = new Ingredients(reader);
  ingredients.read(value);
  return ingredients.all;
};

import type { JsonObject } from '../../json.ts';
import { MAX_ITEMS, MAX_LABEL_LENGTH, MAX_LINE_LENGTH, MAX_PROSE_LENGTH } from '../../schema/field-types.ts';
import type { Ingredient, IngredientSection } from '../../schema/ingredient.schemas.ts';
import { truncate } from '../clean-text.ts';
import { getProperty, getTypes } from '../node-properties.ts';
import { omitEmpty } from '../omit-empty.ts';
import type { NodeReader } from './node-reader.ts';
import { parseValueText } from './parse-values.ts';

const MAX_DEPTH = 8;
/** A section holds at most a thousand lines, but there may be several sections. */
const MAX_LINES = 10 * MAX_ITEMS;

/** Collects lines by section. Lines outside any section go into one without a title. */
class IngredientParser {
  readonly #reader: NodeReader;
  readonly #sections: { title: string; ingredients: Ingredient[] }[] = [];

  constructor(reader: NodeReader) {
    this.#reader = reader;
  }

  get sections(): IngredientSection[] {
    const filled = this.#sections.filter(({ ingredients }) => ingredients.length > 0);
    return filled.slice(0, MAX_ITEMS).map(omitEmpty);
  }

  parse(value: unknown, depth = 0): void {
    if (depth > MAX_DEPTH) return;
    const values = this.#reader.values(value, MAX_LINES);
    for (const item of values) {
      const node = this.#reader.resolveNode(item);
      if (node !== undefined) this.#parseNode(node, depth);
      // A single text is the whole list, one line per ingredient. In a list, each text is one ingredient even if it
      // wraps.
      else if (values.length === 1 && depth === 0) this.#addLines(item);
      else this.#add(this.#reader.line(item, MAX_LINE_LENGTH));
    }
  }

  #addLines(value: unknown): void {
    for (const line of this.#reader.prose(value, MAX_PROSE_LENGTH).split('\n')) this.#add(line);
  }

  #parseNode(node: JsonObject, depth: number): void {
    const [elements, item] = [getProperty(node, 'itemListElement'), getProperty(node, 'item')];
    if (elements !== undefined) this.#parseSection(node, elements, depth);
    else if (getTypes(node).includes('ListItem') && item !== undefined) this.parse([item], depth + 1);
    else this.#add(this.#formatLine(node));
  }

  #parseSection(node: JsonObject, elements: unknown, depth: number): void {
    const title = this.#reader.line(getProperty(node, 'name'), MAX_LABEL_LENGTH);
    this.#sections.push({ title, ingredients: [] });
    this.parse([elements], depth + 1);
    // Whatever follows does not belong to the section.
    this.#sections.push({ title: '', ingredients: [] });
  }

  /** `500 g flour` for a node named `flour` with a quantity or value. */
  #formatLine(node: JsonObject): string {
    const name = this.#reader.line(getProperty(node, 'name'), MAX_LINE_LENGTH);
    if (name === '') return this.#reader.line(node, MAX_LINE_LENGTH);
    const required = getProperty(node, 'requiredQuantity');
    const amount = parseValueText(
      this.#reader,
      required ?? (getProperty(node, 'value') === undefined ? undefined : node),
    );
    return amount === '' || name.includes(amount) || amount === name ? name : `${amount} ${name}`;
  }

  #add(line: string): void {
    if (line === '') return;
    const last = this.#sections.at(-1);
    const ingredient = { text: truncate(line, MAX_LINE_LENGTH) };
    if (last !== undefined && last.ingredients.length < MAX_ITEMS) last.ingredients.push(ingredient);
    else this.#sections.push({ title: last?.title ?? '', ingredients: [ingredient] });
  }
}

/** Parses ingredient lines as authored. schema.org has one flat list; some pages nest lists in it. */
export const parseIngredients = (reader: NodeReader, value: unknown): IngredientSection[] => {
  const parser = new IngredientParser(reader);
  parser.parse(value);
  return parser.sections;
};

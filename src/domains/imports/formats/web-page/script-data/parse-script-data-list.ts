import { toPlainText } from '../../../markup/html/to-plain-text.ts';
import { SectionList } from '../../../sections/section-list.ts';
import type { Section } from '../../../sections/section-list.ts';
import { getNonEmptySections } from '../sections.ts';
import type { PartKind } from '../visible/parts/part-candidate.ts';

type JsonObject = Readonly<Record<string, unknown>>;

const MAX_DEPTH = 5;
const MAX_ITEMS = 500;
const MAX_TEXT_LENGTH = 20_000;

const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Key names that software uses for the parts of an ingredient or a step, most likely first. */
const KEYS = {
  whole:
    /^(?:text|line|display|displayText|original|originalText|originalString|fullText|raw|html|content|body|sentence)$/i,
  step: /^(?:description|instructions?|directions?|step|value|details|summary|method|copy|paragraph)$/i,
  amount: /(?:amount|quantity|qty)(?:_?(?:text|string|value|display))?$|^(?:value|count)$/i,
  unit: /(?:unit|units|measure|measurement|uom|unitName|unitText|unitLabel|unitOfMeasure|unit_?name)$/i,
  name: /^(?:name|ingredient|ingredient_?name|label|title|product|food|item|description|displayName|display_?name)$/i,
  note: /^(?:notes?|comment|preparation|suffix|extra|additional_?info|prep)$/i,
  items:
    /^(?:ingredients?|items|steps|instructions?|list|lines|children|elements|values|ingredientLines|rows|entries|nodes|directions?|itemListElement)$/i,
  title: /^(?:title|name|heading|label|header|group_?name|section_?name|purpose)$/i,
} as const;

/** The text of a string, a number or a named object. */
const toText = (value: unknown, depth: number): string => {
  if (typeof value === 'number') return Number.isFinite(value) && value !== 0 ? String(value) : '';
  if (typeof value === 'string') return value.length > MAX_TEXT_LENGTH ? '' : toPlainText(value);
  if (!isJsonObject(value) || depth > 1) return '';
  const amount = findText(value, KEYS.amount, depth + 1);
  const name = findText(value, /^(?:name|label|title|singular|abbreviation|text|unit)$/i, depth + 1);
  return [amount, name].filter((word) => word !== '').join(' ');
};

/** The first non-empty value whose key matches. */
function findText(object: JsonObject, keys: RegExp, depth = 0): string {
  for (const [key, value] of Object.entries(object)) {
    const text = keys.test(key) ? toText(value, depth) : '';
    if (text !== '') return text;
  }
  return '';
}

/** `2 tbsp soy sauce`, from an object that has either the separate parts or the full text. */
const formatIngredient = (object: JsonObject): string => {
  const [amount, unit] = [findText(object, KEYS.amount), findText(object, KEYS.unit)];
  const [name, note] = [findText(object, KEYS.name), findText(object, KEYS.note)];
  const whole = findText(object, KEYS.whole);
  if (whole !== '' && (amount === '' || name === '' || /\p{N}/u.test(whole))) return whole;
  const parts = [amount, amount.endsWith(unit) ? '' : unit, name, name.includes(note) ? '' : `(${note})`];
  return parts.filter((part) => part !== '').join(' ');
};

const formatStep = (object: JsonObject): string => findText(object, KEYS.whole) || findText(object, KEYS.step);

const isNonEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

/** Parses a list of ingredients or steps from arbitrary JSON: strings, objects with parts, and groups of either. */
class DataListParser {
  readonly #kind: PartKind;
  readonly #sections = new SectionList();
  #remaining = MAX_ITEMS;

  constructor(kind: PartKind) {
    this.#kind = kind;
  }

  get sections(): Section[] {
    return getNonEmptySections(this.#sections);
  }

  parse(value: unknown, depth = 0): void {
    if (depth > MAX_DEPTH || this.#remaining <= 0) return;
    if (Array.isArray(value)) for (const item of value.slice(0, MAX_ITEMS)) this.parse(item, depth + 1);
    else if (isJsonObject(value)) this.#parseObject(value, depth);
    else if (typeof value === 'string') for (const line of toPlainText(value).split('\n')) this.#add(line);
  }

  #parseObject(object: JsonObject, depth: number): void {
    const [, items] = Object.entries(object).find(([key, list]) => KEYS.items.test(key) && isNonEmptyList(list)) ?? [];
    if (items !== undefined) {
      this.#sections.startSection(findText(object, KEYS.title));
      this.parse(items, depth + 1);
    } else this.#add(this.#kind === 'ingredients' ? formatIngredient(object) : formatStep(object));
  }

  #add(text: string): void {
    // Some sites use Markdown bold.
    const line = text.replaceAll('**', '').replaceAll(/\s+/g, ' ').trim();
    if (line === '' || this.#remaining <= 0) return;
    this.#remaining -= 1;
    this.#sections.add(line);
  }
}

/** Parses a list found in script data into sections. */
export const parseScriptDataList = (kind: PartKind, value: unknown): Section[] => {
  const parser = new DataListParser(kind);
  parser.parse(value);
  return parser.sections;
};

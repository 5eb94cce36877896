import { plainText } from '../../shared/html/plain-text.ts';
import { SectionList } from '../../shared/sections/section-list.ts';
import type { Section } from '../../shared/sections/section-list.ts';
import { filled } from '../visible/items-of.ts';
import type { PartKind } from '../visible/part.ts';

type Dictionary = Readonly<Record<string, unknown>>;

const DEEPEST = 5;
const MOST_ITEMS = 500;
const LONGEST = 20_000;

const isDictionary = (value: unknown): value is Dictionary =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Key names that software uses for the parts of an ingredient or a step, most likely first. */
const NAMES = {
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
const textOf = (value: unknown, depth: number): string => {
  if (typeof value === 'number') return Number.isFinite(value) && value !== 0 ? String(value) : '';
  if (typeof value === 'string') return value.length > LONGEST ? '' : plainText(value);
  if (!isDictionary(value) || depth > 1) return '';
  const amount = first(value, NAMES.amount, depth + 1);
  const name = first(value, /^(?:name|label|title|singular|abbreviation|text|unit)$/i, depth + 1);
  return [amount, name].filter((word) => word !== '').join(' ');
};

/** The first non-empty value whose key matches. */
function first(thing: Dictionary, names: RegExp, depth = 0): string {
  for (const [name, value] of Object.entries(thing)) {
    const text = names.test(name) ? textOf(value, depth) : '';
    if (text !== '') return text;
  }
  return '';
}

/** `2 tbsp soy sauce`, from an object that has either the separate parts or the full text. */
const ingredientOf = (thing: Dictionary): string => {
  const [amount, unit] = [first(thing, NAMES.amount), first(thing, NAMES.unit)];
  const [name, note] = [first(thing, NAMES.name), first(thing, NAMES.note)];
  const whole = first(thing, NAMES.whole);
  if (whole !== '' && (amount === '' || name === '' || /\p{N}/u.test(whole))) return whole;
  const parts = [amount, amount.endsWith(unit) ? '' : unit, name, name.includes(note) ? '' : `(${note})`];
  return parts.filter((part) => part !== '').join(' ');
};

const stepOf = (thing: Dictionary): string => first(thing, NAMES.whole) || first(thing, NAMES.step);

const isFilled = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

/** Parses a list of ingredients or steps from arbitrary JSON: strings, objects with parts, and groups of either. */
class DataReader {
  readonly #kind: PartKind;
  readonly #sections = new SectionList();
  #left = MOST_ITEMS;

  constructor(kind: PartKind) {
    this.#kind = kind;
  }

  get sections(): Section[] {
    return filled(this.#sections);
  }

  read(value: unknown, depth = 0): void {
    if (depth > DEEPEST || this.#left <= 0) return;
    if (Array.isArray(value)) for (const one of value.slice(0, MOST_ITEMS)) this.read(one, depth + 1);
    else if (isDictionary(value)) this.#thing(value, depth);
    else if (typeof value === 'string') for (const line of plainText(value).split('\n')) this.#add(line);
  }

  #thing(thing: Dictionary, depth: number): void {
    const [, items] = Object.entries(thing).find(([name, list]) => NAMES.items.test(name) && isFilled(list)) ?? [];
    if (items !== undefined) {
      this.#sections.open(first(thing, NAMES.title));
      this.read(items, depth + 1);
    } else this.#add(this.#kind === 'ingredients' ? ingredientOf(thing) : stepOf(thing));
  }

  #add(text: string): void {
    // Some sites use Markdown bold.
    const line = text.replaceAll('**', '').replaceAll(/\s+/g, ' ').trim();
    if (line === '' || this.#left <= 0) return;
    this.#left -= 1;
    this.#sections.add(line);
  }
}

/** Parses a list found in script data into sections. */
export const sectionsOfData = (kind: PartKind, value: unknown): Section[] => {
  const reader = new DataReader(kind);
  reader.read(value);
  return reader.sections;
};

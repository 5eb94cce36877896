import type { JsonObject } from '../is-object.ts';
import type { InstructionSection, Step } from '../schema/instruction.schemas.ts';
import { LONGEST_LABEL, LONGEST_PROSE, MOST_ITEMS } from '../schema/vocabulary.ts';
import { clip, oneLine } from './clean-text.ts';
import { present } from './present.ts';
import type { ImageList } from './read-images.ts';
import { property, typesOf } from './property.ts';
import type { Reader } from './reader.ts';

const DEEPEST = 8;

/** Properties of a step that are converted, or that only repeat its position. */
export const STEP_PROPERTIES: ReadonlySet<string> = new Set([
  '@id',
  'name',
  'text',
  'itemListElement',
  'steps',
  'item',
  'image',
  'position',
]);

/**
 * Properties of a section that are converted. A document has no pictures per section, so those are kept as unknown
 * properties.
 */
export const SECTION_PROPERTIES: ReadonlySet<string> = new Set(['@id', 'name', 'itemListElement', 'steps', 'position']);

/** Longer than a title: if a name repeats this much of the text, it is a truncated copy. */
const LONG = 40;

/** Removes trailing dots. Not with a regular expression, which would be quadratic. */
const withoutDots = (text: string): string => {
  let end = text.length;
  while (end > 0 && (text[end - 1] === '.' || text[end - 1] === '…')) end -= 1;
  return text.slice(0, end);
};

/** Whether a name is a real title. Programs without one repeat the text or its start, or write a symbol. */
const isTitle = (name: string, text: string): boolean => {
  if (text === '' || !/[\p{L}\p{N}]/u.test(name)) return false;
  const stem = withoutDots(name);
  if (!text.startsWith(stem)) return true;
  const isCut = name.endsWith('…') || name.endsWith('...') || stem.length >= LONG;
  return !isCut && stem !== withoutDots(text);
};

interface Section {
  readonly title: string;
  readonly schema_org?: Record<string, unknown> | undefined;
  readonly steps: Step[];
}

/** Collects steps by section; steps outside any section go into an untitled one. */
class Instructions {
  readonly #reader: Reader;
  readonly #images: ImageList;
  readonly #sections: Section[] = [];

  constructor(reader: Reader, images: ImageList) {
    this.#reader = reader;
    this.#images = images;
  }

  get all(): InstructionSection[] {
    const filled = this.#sections.filter(
      ({ title, schema_org, steps }) => title !== '' || schema_org !== undefined || steps.length > 0,
    );
    return filled.slice(0, MOST_ITEMS).map(present);
  }

  read(value: unknown, depth = 0): void {
    if (depth > DEEPEST) return;
    for (const one of this.#reader.values(value)) {
      const node = this.#reader.node(one);
      if (node === undefined) this.#text(one);
      else this.#node(node, depth);
    }
  }

  /** A single text has one step per line. */
  #text(value: unknown): void {
    for (const line of this.#reader.prose(value, LONGEST_PROSE).split('\n')) {
      if (line !== '') this.#add({ text: line });
    }
  }

  #node(node: JsonObject, depth: number): void {
    const types = typesOf(node);
    const elements = property(node, 'itemListElement') ?? property(node, 'steps');
    if (types.includes('HowToSection')) this.#section(node, elements, depth);
    else if (types.includes('ListItem') && property(node, 'item') !== undefined) {
      this.read(property(node, 'item'), depth + 1);
    } else if (types.includes('ItemList') || (elements !== undefined && !types.includes('HowToStep'))) {
      this.read(elements, depth + 1);
    } else this.#step(node, elements);
  }

  #section(node: JsonObject, elements: unknown, depth: number): void {
    const title = this.#reader.line(property(node, 'name'), LONGEST_LABEL);
    const known = elements === undefined ? new Set([...SECTION_PROPERTIES, 'text']) : SECTION_PROPERTIES;
    this.#sections.push({ title, schema_org: this.#reader.unknown(node, known), steps: [] });
    this.read(elements ?? property(node, 'text'), depth + 1);
    // Steps after the section do not belong to it.
    this.#sections.push({ title: '', steps: [] });
  }

  #step(node: JsonObject, elements: unknown): void {
    const name = this.#reader.line(property(node, 'name'), LONGEST_LABEL);
    const [text, known] = this.#words(node, elements);
    const step = present({
      title: isTitle(name, text) ? name : '',
      text: text === '' ? name : text,
      asset_ids: this.#images.add(property(node, 'image')),
      schema_org: this.#reader.unknown(node, known),
    });
    if (step.text !== undefined) this.#add(step);
  }

  /** The text of a step including its directions and tips, and which properties it came from. */
  #words(node: JsonObject, elements: unknown): readonly [string, ReadonlySet<string>] {
    const own = this.#reader.prose(property(node, 'text'), LONGEST_PROSE);
    const inner = this.#reader.values(elements).map((one) => {
      const part = this.#reader.node(one);
      return this.#reader.prose(part === undefined ? one : (property(part, 'text') ?? part), LONGEST_PROSE);
    });
    // Some pages give the whole text first and then repeat it in parts.
    const isSaid = oneLine(inner.join(' ')) === oneLine(own);
    const lines = new Set(own.split('\n'));
    const more = isSaid ? [] : inner.filter((part) => part !== '' && !lines.has(part));
    const text = clip([own, ...more].filter((part) => part !== '').join('\n'), LONGEST_PROSE);
    if (text !== '') return [text, STEP_PROPERTIES];
    const described = this.#reader.prose(property(node, 'description'), LONGEST_PROSE);
    return [described, new Set([...STEP_PROPERTIES, 'description'])];
  }

  #add(step: Step): void {
    const last = this.#sections.at(-1);
    if (last !== undefined && last.steps.length < MOST_ITEMS) last.steps.push(step);
    else this.#sections.push({ title: last?.title ?? '', steps: [step] });
  }
}

export const readInstructions = (reader: Reader, images: ImageList, value: unknown): InstructionSection[] => {
  const instructions = new Instructions(reader, images);
  instructions.read(value);
  return instructions.all;
};

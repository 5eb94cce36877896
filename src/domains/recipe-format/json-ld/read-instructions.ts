import type { JsonObject } from '../is-object.ts';
import type { InstructionSection, Step } from '../schema/instruction.schemas.ts';
import { LONGEST_LABEL, LONGEST_PROSE, MOST_ITEMS } from '../schema/vocabulary.ts';
import { clip } from './clean-text.ts';
import { present } from './present.ts';
import type { ImageList } from './read-images.ts';
import { property, typesOf } from './reader.ts';
import type { Reader } from './reader.ts';

const DEEPEST = 8;

const KNOWN: ReadonlySet<string> = new Set([
  '@context',
  '@type',
  '@id',
  'name',
  'text',
  'description',
  'itemListElement',
  'item',
  'image',
  'position',
  'url',
]);

/** Collects steps in their sections; those outside any section stand in one without a title. */
class Instructions {
  readonly #reader: Reader;
  readonly #images: ImageList;
  readonly #sections: { title: string; steps: Step[] }[] = [];

  constructor(reader: Reader, images: ImageList) {
    this.#reader = reader;
    this.#images = images;
  }

  get all(): InstructionSection[] {
    const filled = this.#sections.filter(({ title, steps }) => title !== '' || steps.length > 0);
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

  /** A text alone has a line for each step. */
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
    this.#sections.push({ title, steps: [] });
    this.read(elements ?? property(node, 'text'), depth + 1);
    // What comes after the section is not a part of it.
    this.#sections.push({ title: '', steps: [] });
  }

  #step(node: JsonObject, elements: unknown): void {
    const name = this.#reader.line(property(node, 'name'), LONGEST_LABEL);
    const text = this.#words(node, elements);
    // Programs that have no titles repeat how the text begins, or write a sign.
    const isTitle = text !== '' && !text.startsWith(name.replace(/(?:\.|…)+$/, '')) && /[\p{L}\p{N}]/u.test(name);
    const step = present({
      title: isTitle ? name : '',
      text: text === '' ? name : text,
      asset_ids: this.#images.add(property(node, 'image')),
      schema_org: this.#reader.unknown(node, KNOWN),
    });
    if (step.text !== undefined) this.#add(step);
  }

  /** What a step says, or what the directions and tips in it say. */
  #words(node: JsonObject, elements: unknown): string {
    const text = this.#reader.prose(property(node, 'text') ?? property(node, 'description'), LONGEST_PROSE);
    if (text !== '') return text;
    const parts = this.#reader.values(elements).map((one) => {
      const part = this.#reader.node(one);
      return this.#reader.prose(part === undefined ? one : (property(part, 'text') ?? part), LONGEST_PROSE);
    });
    return clip(parts.filter((part) => part !== '').join('\n'), LONGEST_PROSE);
  }

  #add(step: Step): void {
    const last = this.#sections.at(-1);
    if (last === undefined) this.#sections.push({ title: '', steps: [step] });
    else if (last.steps.length < MOST_ITEMS) last.steps.push(step);
  }
}

export const readInstructions = (reader: Reader, images: ImageList, value: unknown): InstructionSection[] => {
  const instructions = new Instructions(reader, images);
  instructions.read(value);
  return instructions.all;
};

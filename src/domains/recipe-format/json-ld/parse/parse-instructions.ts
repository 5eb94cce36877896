import type { JsonObject } from '../../json.ts';
import { MAX_ITEMS, MAX_LABEL_LENGTH, MAX_PROSE_LENGTH } from '../../schema/field-types.ts';
import type { InstructionSection, Step } from '../../schema/instruction.schemas.ts';
import { toSingleLine, truncate } from '../clean-text.ts';
import { getProperty, getTypes } from '../node-properties.ts';
import { omitEmpty } from '../omit-empty.ts';
import type { ImageCollector } from './image-collector.ts';
import type { NodeReader } from './node-reader.ts';

const MAX_DEPTH = 8;

/** Properties of a step that are parsed or only repeat its position. */
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

/** Properties of a section that are parsed. A document's sections have no images, so those are preserved as unknown. */
export const SECTION_PROPERTIES: ReadonlySet<string> = new Set(['@id', 'name', 'itemListElement', 'steps', 'position']);

/** A name this long that repeats the start of the text is not a title but a cut-off copy. */
const MIN_CUT_OFF_LENGTH = 40;

/** Removes trailing dots. A regular expression would restart at every dot. */
const trimDots = (text: string): string => {
  let end = text.length;
  while (end > 0 && (text[end - 1] === '.' || text[end - 1] === '…')) end -= 1;
  return text.slice(0, end);
};

/** Whether a name is a real title. Programs without one repeat the text or its start, or write punctuation. */
const isTitle = (name: string, text: string): boolean => {
  if (text === '' || !/[\p{L}\p{N}]/u.test(name)) return false;
  const trimmed = trimDots(name);
  if (!text.startsWith(trimmed)) return true;
  const isCutOff = name.endsWith('…') || name.endsWith('...') || trimmed.length >= MIN_CUT_OFF_LENGTH;
  return !isCutOff && trimmed !== trimDots(text);
};

interface SectionDraft {
  readonly title: string;
  readonly schema_org?: Record<string, unknown> | undefined;
  readonly steps: Step[];
}

/** Collects steps by section. Steps outside any section go into one without a title. */
class InstructionParser {
  readonly #reader: NodeReader;
  readonly #images: ImageCollector;
  readonly #sections: SectionDraft[] = [];

  constructor(reader: NodeReader, images: ImageCollector) {
    this.#reader = reader;
    this.#images = images;
  }

  get sections(): InstructionSection[] {
    const filled = this.#sections.filter(
      ({ title, schema_org, steps }) => title !== '' || schema_org !== undefined || steps.length > 0,
    );
    return filled.slice(0, MAX_ITEMS).map(omitEmpty);
  }

  parse(value: unknown, depth = 0): void {
    if (depth > MAX_DEPTH) return;
    for (const item of this.#reader.values(value)) {
      const node = this.#reader.resolveNode(item);
      if (node === undefined) this.#addLines(item);
      else this.#parseNode(node, depth);
    }
  }

  /** A plain text has one step per line. */
  #addLines(value: unknown): void {
    for (const line of this.#reader.prose(value, MAX_PROSE_LENGTH).split('\n')) {
      if (line !== '') this.#add({ text: line });
    }
  }

  #parseNode(node: JsonObject, depth: number): void {
    const types = getTypes(node);
    const elements = getProperty(node, 'itemListElement') ?? getProperty(node, 'steps');
    if (types.includes('HowToSection')) this.#parseSection(node, elements, depth);
    else if (types.includes('ListItem') && getProperty(node, 'item') !== undefined) {
      this.parse(getProperty(node, 'item'), depth + 1);
    } else if (types.includes('ItemList') || (elements !== undefined && !types.includes('HowToStep'))) {
      this.parse(elements, depth + 1);
    } else this.#parseStep(node, elements);
  }

  #parseSection(node: JsonObject, elements: unknown, depth: number): void {
    const title = this.#reader.line(getProperty(node, 'name'), MAX_LABEL_LENGTH);
    const known = elements === undefined ? new Set([...SECTION_PROPERTIES, 'text']) : SECTION_PROPERTIES;
    this.#sections.push({ title, schema_org: this.#reader.copyUnknown(node, known), steps: [] });
    this.parse(elements ?? getProperty(node, 'text'), depth + 1);
    // Whatever follows does not belong to the section.
    this.#sections.push({ title: '', steps: [] });
  }

  #parseStep(node: JsonObject, elements: unknown): void {
    const name = this.#reader.line(getProperty(node, 'name'), MAX_LABEL_LENGTH);
    const [text, known] = this.#parseText(node, elements);
    const step = omitEmpty({
      title: isTitle(name, text) ? name : '',
      text: text === '' ? name : text,
      asset_ids: this.#images.add(getProperty(node, 'image')),
      schema_org: this.#reader.copyUnknown(node, known),
    });
    if (step.text !== undefined) this.#add(step);
  }

  /** The text of a step including its directions and tips, and the properties it was taken from. */
  #parseText(node: JsonObject, elements: unknown): readonly [string, ReadonlySet<string>] {
    const ownText = this.#reader.prose(getProperty(node, 'text'), MAX_PROSE_LENGTH);
    const partTexts = this.#reader.values(elements).map((item) => {
      const part = this.#reader.resolveNode(item);
      return this.#reader.prose(part === undefined ? item : (getProperty(part, 'text') ?? part), MAX_PROSE_LENGTH);
    });
    // Some pages state the full text first and then repeat it in parts.
    const isRepeated = toSingleLine(partTexts.join(' ')) === toSingleLine(ownText);
    const lines = new Set(ownText.split('\n'));
    const added = isRepeated ? [] : partTexts.filter((part) => part !== '' && !lines.has(part));
    const text = truncate([ownText, ...added].filter((part) => part !== '').join('\n'), MAX_PROSE_LENGTH);
    if (text !== '') return [text, STEP_PROPERTIES];
    const description = this.#reader.prose(getProperty(node, 'description'), MAX_PROSE_LENGTH);
    return [description, new Set([...STEP_PROPERTIES, 'description'])];
  }

  #add(step: Step): void {
    const last = this.#sections.at(-1);
    if (last !== undefined && last.steps.length < MAX_ITEMS) last.steps.push(step);
    else this.#sections.push({ title: last?.title ?? '', steps: [step] });
  }
}

export const parseInstructions = (reader: NodeReader, images: ImageCollector, value: unknown): InstructionSection[] => {
  const parser = new InstructionParser(reader, images);
  parser.parse(value);
  return parser.sections;
};

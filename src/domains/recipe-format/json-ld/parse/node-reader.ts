import { isObject } from '../../json.ts';
import type { JsonObject } from '../../json.ts';
import { MAX_ITEMS } from '../../schema/field-types.ts';
import { normalizeLines, toSingleLine, truncate } from '../clean-text.ts';
import { getProperty } from '../node-properties.ts';
import { PropertyCopier } from '../unknown-properties.ts';

/** Context for parsing a node. */
export interface JsonLdOptions {
  /** URL of the page, used to resolve relative URLs. */
  readonly baseUrl?: string;
  /** Fallback title. */
  readonly title?: string;
  /** Fallback language, usually the page's. */
  readonly language?: string;
  /** Converts text that may contain markup or entities to plain text, keeping line breaks. */
  readonly plainText?: (text: string) => string;
  /** Looks up the node with an `@id`. */
  readonly nodeById?: (id: string) => unknown;
  /**
   * False for third-party content. An embedded document (`tureen:recipe`) then still provides the recipe, but not its
   * `id`, which could impersonate a recipe the reader has, nor the `asset_id` of its files, which could claim someone
   * else's files.
   */
  readonly trusted?: boolean;
}

const MAX_LIST_DEPTH = 16;
/** Names may be nodes themselves, but references could form a cycle. */
const MAX_NAME_DEPTH = 3;
/** In total. A real recipe has about ten thousand characters. */
const MAX_TEXT_LENGTH = 1_000_000;
/** In total, over all lists. */
const MAX_VALUES = 20_000;

/** An object with one of these is more than a reference. */
const DESCRIBING_PROPERTIES = ['@value', 'name', 'text', 'value', 'url', 'contentUrl', 'itemListElement'];

/** Reads the values of one node. Never throws, and bounds the work whatever the input. */
export class NodeReader {
  readonly options: JsonLdOptions;
  readonly #copier = new PropertyCopier();
  #textLength = 0;
  #valueCount = 0;

  constructor(options: JsonLdOptions) {
    this.options = options;
  }

  /** The values of a property, flattened out of nested lists. */
  values(value: unknown, maxCount = MAX_ITEMS): readonly unknown[] {
    const found: unknown[] = [];
    this.#collect(value, found, maxCount, 0);
    return found;
  }

  /** Text on a single line; empty if there is none. */
  line(value: unknown, maxLength: number): string {
    return truncate(toSingleLine(this.#toText(value, 0)), maxLength).trim();
  }

  prose(value: unknown, maxLength: number): string {
    return truncate(normalizeLines(this.#toText(value, 0)), maxLength).trim();
  }

  /** The name of a value, or else its `@id`. */
  nameOrId(value: unknown, maxLength: number): string {
    const id = isObject(value) ? getProperty(value, '@id') : undefined;
    return this.line(value, maxLength) || this.line(id, maxLength);
  }

  /** The non-empty values, each as a single line. */
  lines(value: unknown, maxLength: number): readonly string[] {
    const found = this.values(value).map((item) => this.line(item, maxLength));
    return found.filter((line) => line !== '').slice(0, MAX_ITEMS);
  }

  /** The object, or the node it refers to if it is only a reference. */
  resolveNode(value: unknown): JsonObject | undefined {
    if (!isObject(value)) return undefined;
    const id = getProperty(value, '@id');
    if (typeof id !== 'string' || DESCRIBING_PROPERTIES.some((name) => getProperty(value, name) !== undefined))
      return value;
    const found = this.options.nodeById?.(id);
    return isObject(found) ? found : value;
  }

  /** Copies a value of a known property unchanged. */
  copyValue(name: string, value: unknown): unknown {
    return this.#copier.copyValue(name, value);
  }

  /** Copies the unknown properties of a node, each completely or not at all. */
  copyUnknown(node: JsonObject, known: ReadonlySet<string>): Record<string, unknown> | undefined {
    return this.#copier.copyUnknown(node, known);
  }

  #collect(value: unknown, found: unknown[], maxCount: number, depth: number): void {
    if (value === undefined || value === null || depth > MAX_LIST_DEPTH) return;
    this.#valueCount += 1;
    if (this.#valueCount > MAX_VALUES || found.length >= maxCount) return;
    if (Array.isArray(value)) {
      for (const item of value) {
        if (this.#valueCount > MAX_VALUES || found.length >= maxCount) return;
        this.#collect(item, found, maxCount, depth + 1);
      }
      return;
    }
    const list = isObject(value) ? (getProperty(value, '@list') ?? getProperty(value, '@set')) : undefined;
    if (list === undefined) found.push(value);
    else this.#collect(list, found, maxCount, depth + 1);
  }

  /** The text of a value, or the name of an object. */
  #toText(value: unknown, depth: number): string {
    if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
    if (typeof value === 'string') return this.#toPlainText(value);
    if (depth > MAX_NAME_DEPTH) return '';
    if (Array.isArray(value)) return this.#toText(value[0], depth + 1);
    const node = this.resolveNode(value);
    if (node === undefined) return '';
    for (const name of ['@value', 'name', 'text', 'value', 'url']) {
      const text = this.#toText(getProperty(node, name), depth + 1);
      if (text !== '') return text;
    }
    return '';
  }

  #toPlainText(text: string): string {
    if (this.#textLength + text.length > MAX_TEXT_LENGTH) return '';
    this.#textLength += text.length;
    const { plainText } = this.options;
    return plainText === undefined ? text : plainText(text);
  }
}

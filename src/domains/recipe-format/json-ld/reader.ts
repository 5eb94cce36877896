import { isObject } from '../is-object.ts';
import type { JsonObject } from '../is-object.ts';
import { MOST_ITEMS } from '../schema/vocabulary.ts';
import { clip, manyLines, oneLine } from './clean-text.ts';
import { Keeper } from './keeper.ts';
import { property } from './property.ts';

/** Context of a node. */
export interface ReadOptions {
  /** URL of the page, to resolve relative URLs. */
  readonly baseUrl?: string;
  /** Title for a recipe without a name. */
  readonly title?: string;
  /** Language of the page, for a recipe without one. */
  readonly language?: string;
  /** Converts text that may contain markup or entities to plain text with line breaks. */
  readonly plainText?: (text: string) => string;
  /** Finds the node with an `@id`. */
  readonly nodeById?: (id: string) => unknown;
  /**
   * False for untrusted input. Then an embedded document (`tureen:recipe`) is used for its content only: neither its
   * `id`, by which it could pose as an existing recipe, nor the `asset_id` of its files, by which it could refer to
   * files of others.
   */
  readonly trusted?: boolean;
}

/** Maximum nesting of lists. */
const DEEPEST_LIST = 16;
/** Names may be nodes with names, up to this depth, because references could be cyclic. */
const DEEPEST_NAME = 3;
/** Total length of all texts. A real recipe has about ten thousand characters. */
const MOST_TEXT = 1_000_000;
/** Total number of list values visited. */
const MOST_VALUES = 20_000;

/** Properties that make an object more than a reference. */
const SAYING = ['@value', 'name', 'text', 'value', 'url', 'contentUrl', 'itemListElement'];

/** Reads the values of one node. Never throws, and its work is bounded for any input. */
export class Reader {
  readonly options: ReadOptions;
  readonly #keeper = new Keeper();
  #text = 0;
  #values = 0;

  constructor(options: ReadOptions) {
    this.options = options;
  }

  /** The values of a property, flattened from nested lists. */
  values(value: unknown, most = MOST_ITEMS): readonly unknown[] {
    const found: unknown[] = [];
    this.#gather(value, found, most, 0);
    return found;
  }

  /** Text on one line; empty if there is none. */
  line(value: unknown, longest: number): string {
    return clip(oneLine(this.#plain(value, 0)), longest).trim();
  }

  prose(value: unknown, longest: number): string {
    return clip(manyLines(this.#plain(value, 0)), longest).trim();
  }

  /** The name of a value, or the name it is referred to by. */
  reference(value: unknown, longest: number): string {
    const id = isObject(value) ? property(value, '@id') : undefined;
    return this.line(value, longest) || this.line(id, longest);
  }

  /** All non-empty lines of all values. */
  lines(value: unknown, longest: number): readonly string[] {
    const found = this.values(value).map((one) => this.line(one, longest));
    return found.filter((line) => line !== '').slice(0, MOST_ITEMS);
  }

  /** An object; a mere reference is resolved if its target is known. */
  node(value: unknown): JsonObject | undefined {
    if (!isObject(value)) return undefined;
    const id = property(value, '@id');
    if (typeof id !== 'string' || SAYING.some((name) => property(value, name) !== undefined)) return value;
    const found = this.options.nodeById?.(id);
    return isObject(found) ? found : value;
  }

  /** The unchanged value of a known property that says more than is converted. */
  whole(name: string, value: unknown): unknown {
    return this.#keeper.one(name, value);
  }

  /** The unknown properties of a node, each completely or not at all. */
  unknown(node: JsonObject, known: ReadonlySet<string>): Record<string, unknown> | undefined {
    return this.#keeper.others(node, known);
  }

  #gather(value: unknown, found: unknown[], most: number, depth: number): void {
    if (value === undefined || value === null || depth > DEEPEST_LIST) return;
    this.#values += 1;
    if (this.#values > MOST_VALUES || found.length >= most) return;
    if (Array.isArray(value)) {
      for (const item of value) {
        if (this.#values > MOST_VALUES || found.length >= most) return;
        this.#gather(item, found, most, depth + 1);
      }
      return;
    }
    const list = isObject(value) ? (property(value, '@list') ?? property(value, '@set')) : undefined;
    if (list === undefined) found.push(value);
    else this.#gather(list, found, most, depth + 1);
  }

  /** A text, or the name of an object. */
  #plain(value: unknown, depth: number): string {
    if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
    if (typeof value === 'string') return this.#charged(value);
    if (depth > DEEPEST_NAME) return '';
    if (Array.isArray(value)) return this.#plain(value[0], depth + 1);
    const node = this.node(value);
    if (node === undefined) return '';
    for (const name of ['@value', 'name', 'text', 'value', 'url']) {
      const text = this.#plain(property(node, name), depth + 1);
      if (text !== '') return text;
    }
    return '';
  }

  #charged(text: string): string {
    if (this.#text + text.length > MOST_TEXT) return '';
    this.#text += text.length;
    const { plainText } = this.options;
    return plainText === undefined ? text : plainText(text);
  }
}

import { isObject } from '../is-object.ts';
import type { JsonObject } from '../is-object.ts';
import { MOST_ITEMS } from '../schema/vocabulary.ts';
import { clip, manyLines, oneLine } from './clean-text.ts';
import { Keeper } from './keeper.ts';
import { property } from './property.ts';

/** What is known beside the node itself. */
export interface ReadOptions {
  /** Address of the page, from which relative addresses start. */
  readonly baseUrl?: string;
  /** What to call a recipe that does not say its name. */
  readonly title?: string;
  /** Language of the page, for a recipe that does not say its own. */
  readonly language?: string;
  /** Makes plain text of text that may hold markup or entities, with line breaks where it has them. */
  readonly plainText?: (text: string) => string;
  /** Finds the node for which an `@id` stands. */
  readonly nodeById?: (id: string) => unknown;
  /**
   * False for what a stranger wrote. Then a document beside the node (`tureen:recipe`) counts as far as it tells what
   * to cook, but neither its `id`, by which it could pass for a recipe that the reader has, nor the `asset_id` of its
   * files, by which it could name files that are not its own.
   */
  readonly trusted?: boolean;
}

/** Deeper than this lists are not looked for in lists. */
const DEEPEST_LIST = 16;
/** Things are called by names of things, but not for ever: references could lead round and round. */
const DEEPEST_NAME = 3;
/** All texts together. A real recipe has some ten thousand characters. */
const MOST_TEXT = 1_000_000;
/** All values together that are looked at in lists. */
const MOST_VALUES = 20_000;

/** What an object says itself, where it is more than a reference. */
const SAYING = ['@value', 'name', 'text', 'value', 'url', 'contentUrl', 'itemListElement'];

/** Looks at the values of one node. It never throws, and there is an end to what it takes, whatever it is given. */
export class Reader {
  readonly options: ReadOptions;
  readonly #keeper = new Keeper();
  #text = 0;
  #values = 0;

  constructor(options: ReadOptions) {
    this.options = options;
  }

  /** The values of a property, out of all lists in which they stand. */
  values(value: unknown, most = MOST_ITEMS): readonly unknown[] {
    const found: unknown[] = [];
    this.#gather(value, found, most, 0);
    return found;
  }

  /** Text on one line; empty where there is none. */
  line(value: unknown, longest: number): string {
    return clip(oneLine(this.#plain(value, 0)), longest).trim();
  }

  prose(value: unknown, longest: number): string {
    return clip(manyLines(this.#plain(value, 0)), longest).trim();
  }

  /** What a thing is called, or the name by which it is referred to. */
  reference(value: unknown, longest: number): string {
    const id = isObject(value) ? property(value, '@id') : undefined;
    return this.line(value, longest) || this.line(id, longest);
  }

  /** Each line of each of the values, without empty ones. */
  lines(value: unknown, longest: number): readonly string[] {
    const found = this.values(value).map((one) => this.line(one, longest));
    return found.filter((line) => line !== '').slice(0, MOST_ITEMS);
  }

  /** An object, or in place of one that is no more than a reference what it refers to, where that is known. */
  node(value: unknown): JsonObject | undefined {
    if (!isObject(value)) return undefined;
    const id = property(value, '@id');
    if (typeof id !== 'string' || SAYING.some((name) => property(value, name) !== undefined)) return value;
    const found = this.options.nodeById?.(id);
    return isObject(found) ? found : value;
  }

  /** A value as it is, for what is known by name and says more than is read of it. */
  whole(name: string, value: unknown): unknown {
    return this.#keeper.one(name, value);
  }

  /** The properties of a node that are not among the known ones, each whole or not at all. */
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

  /** A text, or what an object is called. */
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

import { createHash } from 'node:crypto';

import type { JsonObject } from '../is-object.ts';
import type { Asset } from '../schema/asset.schemas.ts';
import { LONGEST_LABEL, LONGEST_PROSE, MOST_ITEMS } from '../schema/vocabulary.ts';
import { present } from './present.ts';
import { readAddress } from './read-address.ts';
import { property } from './property.ts';
import type { Reader } from './reader.ts';

/** The same URL always gets the same id, and different pictures get different ones. */
const idOf = (url: string): string => `image-${createHash('sha256').update(url).digest('hex').slice(0, 16)}`;

/** The pictures of a recipe, each URL once. */
export class ImageList {
  readonly #reader: Reader;
  readonly #assets = new Map<string, Asset>();

  constructor(reader: Reader) {
    this.#reader = reader;
  }

  get all(): Asset[] {
    return [...this.#assets.values()];
  }

  /** Adds the pictures of a property and returns their ids. */
  add(value: unknown): string[] {
    return this.#reader.values(value).flatMap((one) => {
      // An `@id` is a name, and only by chance the URL of a picture.
      const url = readAddress(this.#reader, one, 'url', 'contentUrl');
      if (url === undefined) return [];
      const id = idOf(url);
      if (!this.#assets.has(id)) {
        if (this.#assets.size >= MOST_ITEMS) return [];
        this.#assets.set(id, { id, role: 'image', url, ...this.#words(this.#reader.node(one)) });
      }
      return [id];
    });
  }

  #words(node: JsonObject | undefined): Partial<Asset> {
    if (node === undefined) return {};
    const label = (name: string): string => this.#reader.line(property(node, name), LONGEST_LABEL);
    const prose = (name: string): string => this.#reader.prose(property(node, name), LONGEST_PROSE);
    return present({
      media_type: label('encodingFormat'),
      caption: prose('caption'),
      creator_credit: label('creditText') || label('creator') || label('author'),
      license: label('license'),
      rights_statement: prose('copyrightNotice'),
      origin_page: readAddress(this.#reader, property(node, 'acquireLicensePage')),
    });
  }
}

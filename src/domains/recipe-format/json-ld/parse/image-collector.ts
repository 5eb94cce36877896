import { createHash } from 'node:crypto';

import type { JsonObject } from '../../json.ts';
import type { Asset } from '../../schema/asset.schemas.ts';
import { MAX_ITEMS, MAX_LABEL_LENGTH, MAX_PROSE_LENGTH } from '../../schema/field-types.ts';
import { getProperty } from '../node-properties.ts';
import { omitEmpty } from '../omit-empty.ts';
import type { NodeReader } from './node-reader.ts';
import { parseUrl } from './parse-values.ts';

/** The same URL always gets the same id, and no two images share one. */
const createImageId = (url: string): string => `image-${createHash('sha256').update(url).digest('hex').slice(0, 16)}`;

/** Collects the images of a recipe, each URL once. */
export class ImageCollector {
  readonly #reader: NodeReader;
  readonly #assets = new Map<string, Asset>();

  constructor(reader: NodeReader) {
    this.#reader = reader;
  }

  get all(): Asset[] {
    return [...this.#assets.values()];
  }

  /** Adds the images of a property and returns their ids. */
  add(value: unknown): string[] {
    return this.#reader.values(value).flatMap((image) => {
      // An `@id` is a name and only by chance the image's URL.
      const url = parseUrl(this.#reader, image, 'url', 'contentUrl');
      if (url === undefined) return [];
      const id = createImageId(url);
      if (!this.#assets.has(id)) {
        if (this.#assets.size >= MAX_ITEMS) return [];
        this.#assets.set(id, { id, role: 'image', url, ...this.#parseDetails(this.#reader.resolveNode(image)) });
      }
      return [id];
    });
  }

  #parseDetails(node: JsonObject | undefined): Partial<Asset> {
    if (node === undefined) return {};
    const label = (name: string): string => this.#reader.line(getProperty(node, name), MAX_LABEL_LENGTH);
    const prose = (name: string): string => this.#reader.prose(getProperty(node, name), MAX_PROSE_LENGTH);
    return omitEmpty({
      media_type: label('encodingFormat'),
      caption: prose('caption'),
      creator_credit: label('creditText') || label('creator') || label('author'),
      license: label('license'),
      rights_statement: prose('copyrightNotice'),
      origin_page: parseUrl(this.#reader, getProperty(node, 'acquireLicensePage')),
    });
  }
}

import { createHash, randomUUID } from 'node:crypto';

import type { ListDocument } from '../../src/domains/shopping/list.schemas.ts';

/** A row of `shopping_list`. */
export interface ListRow {
  readonly library_id: string;
  readonly id: string;
  readonly name: string;
  readonly revision: number;
  readonly document: string;
  readonly operations: number;
  readonly updated_by: string;
}

/** Prefix of the lists that are checked off directly in the database. */
export const BARE = 'bare-';

export const selectBareLists = `select library_id, id, name, revision, document, operations, updated_by
  from shopping_list where id like '${BARE}%' order by id`;

/** Everything written when an item is checked off. */
export interface Tick {
  readonly library: string;
  readonly list: string;
  readonly user: string;
  readonly name: string;
  readonly operation: string;
  readonly hash: string;
  readonly revision: number;
  readonly operations: number;
  readonly document: string;
  readonly openItems: number;
  readonly now: string;
}

/** The document with its first item bought or not, as long as the service would write it. */
const documentWith = (document: string, bought: boolean): string => {
  const list = JSON.parse(document) as ListDocument;
  const [first] = list.items;
  if (first !== undefined) first.bought = bought;
  return JSON.stringify(list);
};

/**
 * A list whose first item is checked and unchecked repeatedly. The documents are prepared up front, so that only the
 * database is timed.
 */
export class BareList {
  readonly #row: ListRow;
  readonly #documents: readonly [string, string];
  readonly #hash: string;
  #ticks = 0;

  constructor(row: ListRow) {
    this.#row = row;
    this.#documents = [documentWith(row.document, true), documentWith(row.document, false)];
    this.#hash = createHash('sha256').update(row.id).digest('base64url');
  }

  next(): Tick {
    const { library_id: library, id: list, updated_by: user, name, revision, operations } = this.#row;
    const place = this.#ticks % 2 === 0 ? 0 : 1;
    this.#ticks += 1;
    return {
      library,
      list,
      user,
      name,
      operation: randomUUID(),
      hash: this.#hash,
      revision: revision + this.#ticks,
      operations: operations + this.#ticks,
      document: this.#documents[place],
      openItems: 39 + place,
      now: new Date().toISOString(),
    };
  }
}

import { createHash, randomUUID } from 'node:crypto';

import type { ListDocument } from '../../../src/domains/shopping/lists/list.schemas.ts';

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
export const BARE_LIST_PREFIX = 'bare-';

export const selectBareLists = `select library_id, id, name, revision, document, operations, updated_by
  from shopping_list where id like '${BARE_LIST_PREFIX}%' order by id`;

/** Everything written when an item is checked off. */
export interface CheckWrite {
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
const setFirstBought = (document: string, bought: boolean): string => {
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
  #writes = 0;

  constructor(row: ListRow) {
    this.#row = row;
    this.#documents = [setFirstBought(row.document, true), setFirstBought(row.document, false)];
    this.#hash = createHash('sha256').update(row.id).digest('base64url');
  }

  next(): CheckWrite {
    const { library_id: library, id: list, updated_by: user, name, revision, operations } = this.#row;
    const index = this.#writes % 2 === 0 ? 0 : 1;
    this.#writes += 1;
    return {
      library,
      list,
      user,
      name,
      operation: randomUUID(),
      hash: this.#hash,
      revision: revision + this.#writes,
      operations: operations + this.#writes,
      document: this.#documents[index],
      openItems: 39 + index,
      now: new Date().toISOString(),
    };
  }
}

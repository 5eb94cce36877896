import type { ListDocument } from './list.schemas.ts';
import type { ListKey } from './list.store.ts';
import { isWrittenAs } from './list/write-document.ts';

interface Parsed {
  readonly document: ListDocument;
  readonly characters: number;
}

/** Characters of the lists that are kept, which take about ten bytes each. */
const MOST_KEPT = 1_000_000;

const keyOf = ({ library, id }: ListKey): string => `${library} ${id}`;

/**
 * The lists that were changed last, taken apart. Whoever ticks one thing ticks another soon after, and to take a list of
 * forty items apart is a sixth of all that a tick costs. Nothing can be out of date here, whatever became of the
 * transaction and whoever else writes: a list counts as known where it would be written as it is stored.
 */
export class ParsedLists {
  readonly #lists = new Map<string, Parsed>();
  #characters = 0;

  /** The caller may change what it gets: it is nobody else's from now on. */
  take(key: ListKey, text: string): ListDocument {
    const known = this.#forget(keyOf(key));
    return known !== undefined && isWrittenAs(known.document, text)
      ? known.document
      : (JSON.parse(text) as ListDocument);
  }

  /** Nobody may change the document after this. */
  keep(key: ListKey, document: ListDocument, characters: number): void {
    this.#forget(keyOf(key));
    this.#lists.set(keyOf(key), { document, characters });
    this.#characters += characters;
    for (const oldest of this.#lists.keys()) {
      if (this.#characters <= MOST_KEPT) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string): Parsed | undefined {
    const known = this.#lists.get(key);
    if (known === undefined) return undefined;
    this.#lists.delete(key);
    this.#characters -= known.characters;
    return known;
  }
}

import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Database, Db, Tx } from '../../../../platform/db/database.ts';
import { asId } from '../../../../platform/ids/ids.ts';
import type { EntryId, LibraryId, UserId } from '../../../../platform/ids/ids.ts';
import { emitEvent } from '../../../../platform/outbox/outbox.ts';
import { recomputePantryFoods, lockPantryShared } from '../../../pantry/index.ts';
import { parseStoredRecipe } from '../../documents/recipe-document.ts';
import { createDocumentIndexData } from './document-index-data.ts';
import type { DocumentIndexData } from './document-index-data.ts';
import { replaceIndexData } from './index-recipe.ts';
import {
  saveReindexProgress,
  listDocumentsAfter,
  completeReindexing,
  lockSearchSpace,
  lockRecipesByNumber,
  findOutdatedLibrary,
  findRevisionNumberOfLibrary,
} from './reindex.store.ts';
import type { ReindexProgress, StoredDocument } from './reindex.store.ts';
import { INDEX_VERSION } from '../results/search-space.store.ts';
import { addWords } from './vocabulary.store.ts';

/** Recipes indexed per transaction, during which other writers wait on SQLite. */
const BATCH = 200;
/** Documents read at once. Each may be as long as a request. */
const READ_AT_ONCE = 20;

/** The result of one step. */
export type ReindexStepResult =
  /** Every library is at the current version. */
  | { readonly kind: 'nothing-left' }
  /** Another instance is reindexing the same library. */
  | { readonly kind: 'overtaken' }
  | {
      readonly kind: 'indexed';
      readonly library: LibraryId;
      readonly recipes: number;
      readonly isLast: boolean;
      /** Damaged documents, whose index rows stay unchanged. */
      readonly unreadable: readonly UnreadableDocument[];
    };

interface UnreadableDocument {
  readonly id: EntryId;
  readonly error: unknown;
}

type ReadDocument = Omit<StoredDocument, 'document'> &
  (
    | { readonly kind: 'read'; readonly tokens: DocumentIndexData }
    | { readonly kind: 'unreadable'; readonly error: unknown }
  );

/** A damaged document must not prevent the others from being indexed. */
const readDocument = ({ document, ...stored }: StoredDocument): ReadDocument => {
  try {
    return { ...stored, kind: 'read', tokens: createDocumentIndexData(parseStoredRecipe(document)) };
  } catch (error) {
    return { ...stored, kind: 'unreadable', error };
  }
};

/** The next recipes with their tokens. Runs outside any transaction, and yields to the event loop after each. */
const readBatch = async (db: Db, library: LibraryId, from: number): Promise<readonly ReadDocument[]> => {
  const read: ReadDocument[] = [];
  while (read.length < BATCH) {
    const documents = await listDocumentsAfter(db, library, read.at(-1)?.number ?? from, READ_AT_ONCE);
    for (const stored of documents) {
      read.push(readDocument(stored));
      await yieldToEventLoop();
    }
    if (documents.length < READ_AT_ONCE) break;
  }
  return read;
};

/**
 * Writes the tokens, except for recipes whose document has been replaced since, which also indexed them. Readers are
 * not blocked.
 */
const writeBatch = async (tx: Tx, library: LibraryId, read: readonly ReadDocument[]): Promise<void> => {
  await lockPantryShared(tx, library);
  const standing = await lockRecipesByNumber(
    tx,
    read.map(({ number }) => number),
  );
  const present = new Map(standing.map((recipe) => [recipe.number, recipe]));
  const words = new Set<string>();
  for (const document of read) {
    const recipe = present.get(document.number);
    if (document.kind === 'unreadable' || recipe?.document_revision !== document.document_revision) continue;
    const { document_revision: documentRevision, state } = recipe;
    await replaceIndexData(tx, library, { id: document.id, state, documentRevision }, document.tokens);
    await tx.flush();
    for (const word of document.tokens.vocabulary) words.add(word);
    await yieldToEventLoop();
  }
  await addWords(tx, library, [...words].toSorted());
};

/** Announces a change without a user or a new revision, because searches may return other results than before. */
const announceLibrary = async (tx: Tx, clock: Clock, libraryId: LibraryId): Promise<void> => {
  const revision = await findRevisionNumberOfLibrary(tx, libraryId);
  if (revision === undefined) return;
  const noUser = asId<UserId>('');
  emitEvent(
    tx,
    { clock, userId: noUser, libraryId },
    { type: 'library.updated', resource: { type: 'library', id: libraryId, revision } },
  );
};

const isStill = (
  { next_version, indexed_to }: ReindexProgress,
  now: Omit<ReindexProgress, 'library'> & { version: number },
) => now.version < INDEX_VERSION && now.next_version === next_version && now.indexed_to === indexed_to;

/**
 * Reindexes the next batch of recipes of a library that is at an older version of the index. The last batch brings the
 * library to the current version. The foods of the pantry follow the same rules and are derived again before the first
 * batch. Each step saves its progress, so reindexing can stop at any time and resume on any instance.
 */
export const reindexNextBatch = async (database: Database, clock: Clock): Promise<ReindexStepResult> => {
  const progress = await findOutdatedLibrary(database.db, INDEX_VERSION);
  if (progress === undefined) return { kind: 'nothing-left' };
  const { library } = progress;
  const from = progress.next_version === INDEX_VERSION ? progress.indexed_to : 0;
  const read = await readBatch(database.db, library, from);
  return database.transaction(async (tx): Promise<ReindexStepResult> => {
    const now = await lockSearchSpace(tx, library);
    if (now === undefined || !isStill(progress, now)) return { kind: 'overtaken' };
    if (from === 0) await recomputePantryFoods(tx, library);
    await writeBatch(tx, library, read);
    const isLast = read.length < BATCH;
    if (isLast) {
      completeReindexing(tx, library, INDEX_VERSION);
      await announceLibrary(tx, clock, library);
    } else {
      saveReindexProgress(tx, { library, next_version: INDEX_VERSION, indexed_to: read.at(-1)?.number ?? from });
    }
    const unreadable = read.filter((document) => document.kind === 'unreadable');
    return { kind: 'indexed', library, recipes: read.length, isLast, unreadable };
  });
};

import { getCurrentInstant } from '../../../platform/clock/clock.ts';
import { toCanonicalJson } from '../../../platform/crypto/canonical-json.ts';
import { sha256 } from '../../../platform/crypto/sha256.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { emitEvent } from '../../../platform/outbox/outbox.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { ListDraft } from '../list-document/list-draft.ts';
import { isOpen } from '../list-document/item.ts';
import { toIndexedList } from '../list-document/indexed-list.ts';
import { extractRecordsToArchive } from '../list-document/archive.ts';
import { serializeDocument } from '../list-document/serialize-document.ts';
import type { ListDocument, ListId, OperationId } from './list.schemas.ts';
import { updateOperationCount, lockList, findList, recordOperation, updateList } from './list.store.ts';
import { cacheListAfterCommit, takeCachedList } from './list-cache.ts';
import { insertArchived } from './archive.store.ts';
import { ArchiveRestorer } from './archive-restorer.ts';

/** A list change as the client sent it. */
export interface ListChangeRequest {
  readonly listId: ListId;
  readonly operationId: OperationId;
  /** The name of the operation and its complete input. */
  readonly request: readonly [name: string, ...input: readonly unknown[]];
  /** Items that the change refers to, which may have been archived. */
  readonly itemIds?: readonly string[];
}

/** The list after a change, with the revision at which the change was applied. */
export interface ChangedList {
  readonly document: string;
  readonly revision: number;
  readonly appliedRevision: number;
  /** The change had already been made. */
  readonly isReplayed: boolean;
}

export interface ListChangeContext {
  readonly draft: ListDraft;
  readonly archive: ArchiveRestorer;
}

/**
 * Makes a change to a list exactly once, however often it is sent. The operation id is kept as long as the list exists;
 * a retry returns the current list and the revision at which the operation was applied.
 */
export const changeList = async (
  tx: Tx,
  scope: LibraryScope,
  sent: ListChangeRequest,
  work: (changing: ListChangeContext) => void | Promise<void>,
): Promise<ChangedList> => {
  const key = { library: scope.libraryId, id: sent.listId };
  const known = takeCachedList(tx, key);
  const operated = { user: scope.userId, operation: sent.operationId, known: known?.document.revision ?? 0 };
  const list = await lockList(tx, { ...key, ...operated });
  if (list === undefined) throw new Problem('shopping-list-not-found');
  const unchanged = async (): Promise<string> => list.document ?? (await findList(tx, key))?.document ?? '';
  const hash = sha256(toCanonicalJson(sent.request));
  if (list.request_hash !== null && list.applied_revision !== null) {
    if (list.request_hash !== hash) throw new Problem('idempotency-conflict');
    return {
      document: await unchanged(),
      revision: list.revision,
      appliedRevision: list.applied_revision,
      isReplayed: true,
    };
  }

  const isKnown = known !== undefined && known.document.revision === list.revision;
  const open = isKnown ? known : toIndexedList(JSON.parse(await unchanged()) as ListDocument);
  const draft = new ListDraft(open);
  const listArchive = new ArchiveRestorer(tx, key, draft, list.rested > 0);
  await listArchive.restoreItems(sent.itemIds ?? []);
  await work({ draft, archive: listArchive });

  const applied = draft.document.revision;
  recordOperation(tx, {
    library_id: key.library,
    list_id: key.id,
    user_id: scope.userId,
    operation_id: sent.operationId,
    request_hash: hash,
    applied_revision: applied,
  });
  const operations = list.operations + 1;
  if (!draft.isChanged) {
    updateOperationCount(tx, key, operations);
    return { document: await unchanged(), revision: list.revision, appliedRevision: applied, isReplayed: false };
  }
  const woken = await listArchive.deleteRestored();
  const resting = extractRecordsToArchive(draft);
  insertArchived(tx, key, resting);
  const document = serializeDocument(draft.document);
  cacheListAfterCommit(tx, key, open, document.length);
  updateList(tx, {
    ...key,
    name: draft.document.name,
    revision: applied,
    document,
    open_items: draft.document.items.filter(isOpen).length,
    operations,
    rested: list.rested - woken + resting.length,
    updated_at: getCurrentInstant(scope.clock),
    updated_by: scope.userId,
  });
  emitEvent(tx, scope, {
    type: 'shopping-list.updated',
    resource: { type: 'shopping-list', id: key.id, revision: applied },
  });
  return { document, revision: applied, appliedRevision: applied, isReplayed: false };
};

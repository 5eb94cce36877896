import { instantOf } from '../../platform/clock/clock.ts';
import { canonicalJson } from '../../platform/crypto/canonical-json.ts';
import { sha256 } from '../../platform/crypto/sha256.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { announce } from '../../platform/outbox/outbox.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { ListDraft } from './list/draft.ts';
import { isOpen } from './list/item-of.ts';
import { openList } from './list/open-list.ts';
import { layToRest } from './list/rest.ts';
import { writeDocument } from './list/write-document.ts';
import type { ListDocument, ListId, OperationId } from './list.schemas.ts';
import { countOperation, lockList, readList, recordOperation, updateList } from './list.store.ts';
import { keepListOpen, takeOpenList } from './open-lists.ts';
import { insertResting } from './rest.store.ts';
import { Sleepers } from './sleepers.ts';

/** A list change as the client sent it. */
export interface SentChange {
  readonly list: ListId;
  readonly operation: OperationId;
  /** The name of the operation and its complete input. */
  readonly request: readonly [name: string, ...input: readonly unknown[]];
  /** Items that the change refers to, which may have been archived. */
  readonly items?: readonly string[];
}

/** The list after a change, with the revision at which the change was applied. */
export interface ChangedList {
  readonly document: string;
  readonly revision: number;
  readonly applied: number;
  /** The change had already been made. */
  readonly isReplayed: boolean;
}

export interface Changing {
  readonly draft: ListDraft;
  readonly sleepers: Sleepers;
}

/**
 * Makes a change to a list exactly once, however often it is sent. The operation id is kept as long as the list exists;
 * a retry returns the current list and the revision at which the operation was applied.
 */
export const changeList = async (
  tx: Tx,
  scope: LibraryScope,
  sent: SentChange,
  work: (changing: Changing) => void | Promise<void>,
): Promise<ChangedList> => {
  const key = { library: scope.libraryId, id: sent.list };
  const known = takeOpenList(tx, key);
  const operated = { user: scope.userId, operation: sent.operation, known: known?.document.revision ?? 0 };
  const list = await lockList(tx, { ...key, ...operated });
  if (list === undefined) throw new Problem('shopping-list-not-found');
  const unchanged = async (): Promise<string> => list.document ?? (await readList(tx, key))?.document ?? '';
  const hash = sha256(canonicalJson(sent.request));
  if (list.request_hash !== null && list.applied_revision !== null) {
    if (list.request_hash !== hash) throw new Problem('idempotency-conflict');
    return { document: await unchanged(), revision: list.revision, applied: list.applied_revision, isReplayed: true };
  }

  const isKnown = known !== undefined && known.document.revision === list.revision;
  const open = isKnown ? known : openList(JSON.parse(await unchanged()) as ListDocument);
  const draft = new ListDraft(open);
  const sleepers = new Sleepers(tx, key, draft, list.rested > 0);
  await sleepers.wakeItems(sent.items ?? []);
  await work({ draft, sleepers });

  const applied = draft.document.revision;
  recordOperation(tx, {
    library_id: key.library,
    list_id: key.id,
    user_id: scope.userId,
    operation_id: sent.operation,
    request_hash: hash,
    applied_revision: applied,
  });
  const operations = list.operations + 1;
  if (!draft.isChanged) {
    countOperation(tx, key, operations);
    return { document: await unchanged(), revision: list.revision, applied, isReplayed: false };
  }
  const woken = await sleepers.leave();
  const resting = layToRest(draft);
  insertResting(tx, key, resting);
  const document = writeDocument(draft.document);
  keepListOpen(tx, key, open, document.length);
  updateList(tx, {
    ...key,
    name: draft.document.name,
    revision: applied,
    document,
    open_items: draft.document.items.filter(isOpen).length,
    operations,
    rested: list.rested - woken + resting.length,
    updated_at: instantOf(scope.clock),
    updated_by: scope.userId,
  });
  announce(tx, scope, {
    type: 'shopping-list.updated',
    resource: { type: 'shopping-list', id: key.id, revision: applied },
  });
  return { document, revision: applied, applied, isReplayed: false };
};

import type { Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import type { Answer } from '../../platform/http/answer.ts';
import { asId } from '../../platform/ids/ids.ts';
import { changedAnswer } from './change-answer.ts';
import { changeList } from './change-list.ts';
import type { Changing } from './change-list.ts';
import { refuseFuture } from './list/stale.ts';
import type { ListId } from './list.schemas.ts';
import { operationOf } from './operation-of.ts';

/** The request for a change based on a revision of a list, possibly to a single item. */
interface OperatedCall {
  readonly scope: LibraryScope;
  readonly params: { readonly list_id: string; readonly item_id?: string };
  readonly body: { readonly operation_id: string; readonly base_revision: number };
  readonly idempotencyKey: string | undefined;
}

/** Makes the requested change under the name of its operation and returns the list. */
export const operate = async (
  tx: Tx,
  name: string,
  call: OperatedCall,
  work: (changing: Changing) => void | Promise<void>,
  items: readonly string[] = [],
): Promise<Answer> => {
  const { scope, params, body } = call;
  const { item_id: item } = params;
  const sent = {
    list: asId<ListId>(params.list_id),
    operation: operationOf(call),
    request: [name, item ?? '', body] as const,
    items: item === undefined ? items : [item, ...items],
  };
  return changedAnswer(
    await changeList(tx, scope, sent, (changing) => {
      refuseFuture(changing.draft, body.base_revision);
      return work(changing);
    }),
  );
};

import type { Tx } from '../../../platform/db/database.ts';
import { JsonText } from '../../../platform/http/api-response.ts';
import type { ApiResponse } from '../../../platform/http/api-response.ts';
import { toEtag } from '../../../platform/http/etag.ts';
import { REPLAYED_HEADERS } from '../../../platform/http/idempotency/idempotency.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { asId } from '../../../platform/ids/ids.ts';
import { validationFailed } from '../../../platform/problem/problem.ts';
import { changeList } from './change-list.ts';
import type { ChangedList, ListChangeContext } from './change-list.ts';
import type { OperationId, ListId } from './list.schemas.ts';
import { refuseFutureRevision } from '../list-document/conflicts.ts';

/** Every change returns the current list and the revision at which the change was applied. */
export const toChangedListResponse = ({
  document,
  revision,
  appliedRevision,
  isReplayed,
}: ChangedList): ApiResponse => ({
  status: 200,
  body: new JsonText(`${document.slice(0, -1)},"applied_revision":${appliedRevision}}`),
  etag: toEtag(revision),
  ...(isReplayed && { headers: REPLAYED_HEADERS }),
});

/** The operation id of a change. If an `Idempotency-Key` is also sent, it must be the same. */
export const getOperationId = ({
  body,
  idempotencyKey,
}: {
  readonly body: { readonly operation_id: string };
  readonly idempotencyKey: string | undefined;
}): OperationId => {
  if (idempotencyKey === undefined || idempotencyKey === body.operation_id) return asId<OperationId>(body.operation_id);
  throw validationFailed({
    location: 'header.idempotency-key',
    code: 'const',
    message: 'must be the operation_id of the body, or absent',
    value: idempotencyKey,
  });
};

/** The request for a change based on a revision of a list, possibly to a single item. */
interface OperatedCall {
  readonly scope: LibraryScope;
  readonly params: { readonly list_id: string; readonly item_id?: string };
  readonly body: { readonly operation_id: string; readonly base_revision: number };
  readonly idempotencyKey: string | undefined;
}

/** Makes the requested change under the name of its operation and returns the list. */
export const handleListChange = async (
  tx: Tx,
  name: string,
  call: OperatedCall,
  work: (changing: ListChangeContext) => void | Promise<void>,
  items: readonly string[] = [],
): Promise<ApiResponse> => {
  const { scope, params, body } = call;
  const { item_id: item } = params;
  const sent = {
    listId: asId<ListId>(params.list_id),
    operationId: getOperationId(call),
    request: [name, item ?? '', body] as const,
    itemIds: item === undefined ? items : [item, ...items],
  };
  return toChangedListResponse(
    await changeList(tx, scope, sent, (changing) => {
      refuseFutureRevision(changing.draft, body.base_revision);
      return work(changing);
    }),
  );
};

import { asId } from '../../platform/ids/ids.ts';
import { validationFailed } from '../../platform/problem/problem.ts';
import type { OperationId } from './list.schemas.ts';

/** The operation id of a change. If an `Idempotency-Key` is also sent, it must be the same. */
export const operationOf = ({
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

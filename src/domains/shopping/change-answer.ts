import { JsonText } from '../../platform/http/answer.ts';
import type { Answer } from '../../platform/http/answer.ts';
import { etagOf } from '../../platform/http/etag.ts';
import { REPLAYED } from '../../platform/http/idempotency/idempotency.ts';
import type { ChangedList } from './change-list.ts';

/** Every change returns the current list and the revision at which the change was applied. */
export const changedAnswer = ({ document, revision, applied, isReplayed }: ChangedList): Answer => ({
  status: 200,
  body: new JsonText(`${document.slice(0, -1)},"applied_revision":${applied}}`),
  etag: etagOf(revision),
  ...(isReplayed && { headers: REPLAYED }),
});

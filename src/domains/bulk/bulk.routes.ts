import type { Limits } from '../../platform/config/limits.ts';
import { ok } from '../../platform/http/api-response.ts';
import { serializeWithLongList } from '../../platform/http/lists/serialize-long-list.ts';
import { change } from '../../platform/http/operation.ts';
import type { Operation } from '../../platform/http/operation.ts';
import { queueJob } from '../../platform/jobs/queue-job.ts';
import { Job, queuedJobResponse, readQueuedJob } from '../jobs/index.ts';
import { actions } from './actions.ts';
import type { BulkAction } from './bulk-action.ts';
import { kindOf } from './bulk-kinds.ts';
import { BulkAnswer, BulkRequest } from './bulk.schemas.ts';
import { presentItems } from './present-items.ts';
import { refuseInput } from './refuse-input.ts';
import { runBulk } from './run-bulk.ts';

const area = 'Bulk';

const operationFor = (limits: Limits, action: BulkAction): Operation =>
  change({
    id: action.id,
    method: 'POST',
    path: `/bulk/recipes/${action.name}`,
    area,
    summary: action.summary,
    description: `${action.description} Each item succeeds or fails separately. A request with more than \`limits.bulk_synchronous_items\` items, or with an Idempotency-Key, becomes a job.`,
    access: action.access,
    ...(action.access === 'viewer' && { tokenScope: 'read' }),
    body: BulkRequest,
    responses: {
      200: { description: 'The result of each item.', schema: BulkAnswer },
      202: { description: 'The job. Its path is in `Location`.', schema: Job },
    },
    problems: action.name === 'books' ? ['book-not-found'] : [],
    creation: { readCurrent: readQueuedJob },
    // Short requests run here, outside the request's transaction, because each item has its own.
    prepare: async (database, call) => {
      const { scope, body, idempotencyKey } = call;
      refuseInput(action, body);
      if (idempotencyKey !== undefined || body.items.length > limits.bulk_synchronous_items) return undefined;
      await action.checkNamed?.(database.db, scope, body);
      return presentItems(database.db, scope, await runBulk(database, call, action, body));
    },
    perform: async (tx, { scope, body }, done) => {
      if (done !== undefined) return ok(serializeWithLongList('items', done, { policy: 'partial-success' }));
      // Checked only now, so that a retry gets the first answer even if something it refers to has been deleted since.
      await action.checkNamed?.(tx, scope, body);
      const { items, ...input } = body;
      const job = await queueJob(tx, scope, limits, { kind: kindOf(action), input, targets: items });
      return queuedJobResponse(job);
    },
  });

export const bulkOperations = (limits: Limits): readonly Operation[] =>
  actions.map((action) => operationFor(limits, action));

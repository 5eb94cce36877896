import type { ItemizedJobKind } from '../../platform/jobs/job-kind.ts';
import type { JobItem } from '../../platform/jobs/job.ts';
import type { BatchState, BulkAction, BulkInput } from './bulk-action.ts';
import { actions } from './actions.ts';
import type { BulkTarget } from './bulk.schemas.ts';
import { presentItems } from './present-items.ts';

/** Job kind of an action. */
export const kindOf = ({ name }: Pick<BulkAction, 'name'>): string => `bulk-${name}`;

/** Restores the type of JSON that the job itself stored. */
const parsed = <T>(text: string): T => JSON.parse(text) as T;

const knownOf = ({ target, status, result }: JobItem) => ({
  id: parsed<BulkTarget>(target).id,
  status,
  result: result === null ? null : parsed<object>(result),
});

const kindFor = (action: BulkAction): ItemizedJobKind => ({
  name: kindOf(action),
  mode: 'items',
  access: action.access,
  perform: (tx, scope, { input, result }, { target }) =>
    action.perform(
      tx,
      scope,
      parsed<BulkInput>(input),
      parsed<BulkTarget>(target),
      result === null ? {} : parsed<BatchState>(result),
    ),
  present: async (db, scope, items) => {
    const shown = await presentItems(db, scope, items.map(knownOf));
    return shown.map((item, index) => ({ position: items[index]?.position, ...item }));
  },
});

/** The job kinds that long bulk requests run as. */
export const bulkKinds: readonly ItemizedJobKind[] = actions.map(kindFor);

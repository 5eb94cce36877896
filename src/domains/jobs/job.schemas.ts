import { Type } from 'typebox';

import { itemStatuses, jobStates } from '../../platform/jobs/job.tables.ts';
import { DateTime, Revision, Uuid, component } from '../../platform/schema/schema-builders.ts';
import type { Of } from '../../platform/schema/schema-builders.ts';

const count = (description: string) => Type.Integer({ minimum: 0, description });

const JobState = Type.Enum([...jobStates], {
  type: 'string',
  description:
    '`queued` and `running` continue automatically. `interrupted`: the worker stopped, and the job can be resumed. `awaiting-preview`: an import waits for its review. In the other states, the job has ended.',
});

export const Job = component(
  'Job',
  Type.Object(
    {
      id: Uuid('Id of the job.'),
      kind: Type.String({ description: 'The kind of job: `bulk-tags`, `export`, `import-preview`, …' }),
      state: JobState,
      progress: Type.Object({
        total: count('Number of items; 0 if not known yet.'),
        done: count('Number of processed items, whether they succeeded or not.'),
        succeeded: count('Number of items that succeeded or needed no change.'),
        failed: count('Number of items that failed.'),
      }),
      result: Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()], {
        description: 'The result, if there is one besides the items.',
      }),
      problem: Type.Union(
        [Type.Object({ code: Type.String(), title: Type.String(), detail: Type.String() }), Type.Null()],
        { description: 'Why it failed as a whole.' },
      ),
      revision: Revision,
      library_id: Uuid('Id of the library.'),
      created_by: Uuid('Id of the user who requested it and on whose behalf it runs.'),
      created_at: DateTime('When it was requested.'),
      updated_at: DateTime('When it last made progress.'),
      expires_at: DateTime('When it expires and its results are deleted.'),
    },
    { description: 'Work that continues after the response to its request.' },
  ),
);

export const ItemStatus = Type.Enum([...itemStatuses], {
  type: 'string',
  description:
    '`unchanged`: no change was needed. `outcome-unknown`: it may or may not have changed and is not retried; read it to find out. `skipped`: not processed, because the job was cancelled or the database was busy. `pending`: not processed yet.',
});

export const JobItem = component(
  'JobItem',
  Type.Object(
    {
      position: Type.Integer({ minimum: 0, description: 'Its position in the request.' }),
      status: ItemStatus,
    },
    { description: 'The result of one item of a job; other properties depend on the kind of job.' },
  ),
);

export type JobBody = Of<typeof Job>;

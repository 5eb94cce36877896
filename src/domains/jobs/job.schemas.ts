import { Type } from 'typebox';

import { itemStatuses, jobStates } from '../../platform/db/tables/jobs.ts';
import { DateTime, Revision, Uuid, component } from '../../platform/schema/schema.ts';
import type { Of } from '../../platform/schema/schema.ts';

const count = (description: string) => Type.Integer({ minimum: 0, description });

const JobState = Type.Enum([...jobStates], {
  type: 'string',
  description:
    '`queued` and `running` go on by themselves; `interrupted`: its worker was cut short, and it can be resumed; `awaiting-preview`: an import waits for its review; the others have ended.',
});

export const Job = component(
  'Job',
  Type.Object(
    {
      id: Uuid('Id of the job.'),
      kind: Type.String({ description: '`bulk-tags`, `export`, …' }),
      state: JobState,
      progress: Type.Object({
        total: count('Number of items; 0 if not known yet.'),
        done: count('How much of it is done, well or not.'),
        succeeded: count('As it was wanted: changed, or so already.'),
        failed: count('Not as it was wanted; the items tell why.'),
      }),
      result: Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()], {
        description: 'What came of it, where it is more than its items.',
      }),
      problem: Type.Union(
        [Type.Object({ code: Type.String(), title: Type.String(), detail: Type.String() }), Type.Null()],
        { description: 'Why it failed as a whole.' },
      ),
      revision: Revision,
      library_id: Uuid('The library that it is in.'),
      created_by: Uuid('Who asked for it, and on whose behalf it goes on.'),
      created_at: DateTime('When it was asked for.'),
      updated_at: DateTime('When it last got on.'),
      expires_at: DateTime('Until then it and what it made are kept.'),
    },
    { description: 'Work that goes on after its request was answered.' },
  ),
);

export const ItemStatus = Type.Enum([...itemStatuses], {
  type: 'string',
  description:
    '`unchanged`: it was so already. `outcome-unknown`: it may or may not have changed, and is not tried again: read it first. `skipped`: nothing was done to it, since the job was cancelled or the database was busy. `pending`: nothing was done to it yet.',
});

export const JobItem = component(
  'JobItem',
  Type.Object(
    {
      position: Type.Integer({ minimum: 0, description: 'Its place in the request.' }),
      status: ItemStatus,
    },
    { description: 'The result of one item of a job; further members depend on the kind of job.' },
  ),
);

export type JobBody = Of<typeof Job>;

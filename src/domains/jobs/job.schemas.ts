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

/** How far the import of an item has come. */
const ItemImport = component(
  'ItemImport',
  Type.Object(
    {
      state: Type.Enum(['pending', 'committed', 'discarded'], {
        type: 'string',
        description:
          '`pending`: it waits in the preview. `committed`: the decision about it is made, see `outcome`. `discarded`: it was not committed before the preview was discarded or the job was cancelled.',
      }),
      outcome: Type.Union([Type.Enum(['created', 'replaced', 'skipped'], { type: 'string' }), Type.Null()], {
        description: 'As in the results of a commit; null if it is not committed.',
      }),
      reason: Type.Optional(Type.String({ description: 'Why it was `skipped`, as in the results of a commit.' })),
      diagnostics: Type.Array(
        Type.Object({
          code: Type.String({ description: 'Stable code of the diagnostic.' }),
          area: Type.String({ description: 'The part of the recipe.' }),
          class: Type.String({ description: '`blocking`, `actionable` or `informational`.' }),
          severity: Type.String({ description: '`info`, `warning` or `error`.' }),
          message: Type.String({ description: 'What was found, in English.' }),
          count: Type.Integer({ minimum: 1, description: 'How often it was found.' }),
        }),
        { description: 'What was found when the item was read. Their places are in the preview.' },
      ),
    },
    { description: 'The import of one item.' },
  ),
);

export const JobItem = component(
  'JobItem',
  Type.Object(
    {
      position: Type.Integer({ minimum: 0, description: 'Its position in the request.' }),
      id: Type.Optional(Type.String({ description: 'Id of the recipe, or of the item in the import preview.' })),
      status: ItemStatus,
      title: Type.Optional(Type.String({ description: 'For an item of an import: the title that was read.' })),
      import: Type.Optional(ItemImport),
      recipe: Type.Optional(
        Type.Object(
          {
            id: Type.String({ description: 'Id of the library entry.' }),
            recipe_id: Type.String({ description: 'Portable id of the entry.' }),
            revision: Type.Integer({ minimum: 1, description: 'Revision of the entry.' }),
          },
          { description: 'The entry. Bulk jobs show its whole summary.' },
        ),
      ),
      warnings: Type.Optional(
        Type.Array(Type.String(), { description: 'What the import of the item worked around, in English.' }),
      ),
    },
    { description: 'The result of one item of a job; other properties depend on the kind of job.' },
  ),
);

export type JobBody = Of<typeof Job>;

// A module that no other file of the product knows, with everything that a module can declare.
import { Type } from 'typebox';

import { composeModules } from '../../src/app/compose-modules.ts';
import { modules } from '../../src/app/modules.ts';
import { tureen } from '../../src/app/tureen.ts';
import { instantBefore, getCurrentInstant } from '../../src/platform/clock/clock.ts';
import type { Instant } from '../../src/platform/clock/clock.ts';
import { defineLimits } from '../../src/platform/config/limits.ts';
import type { Migration } from '../../src/platform/db/migrations/migration.ts';
import { created, ok } from '../../src/platform/http/api-response.ts';
import { change, read } from '../../src/platform/http/operation.ts';
import type { Id } from '../../src/platform/ids/ids.ts';
import type { JobKind } from '../../src/platform/jobs/job-kind.ts';
import { queueJob } from '../../src/platform/jobs/queue-job.ts';
import { gauge } from '../../src/platform/metrics/metric.ts';
import { defineModule } from '../../src/platform/module/module.ts';
import type { EventTypeScopes } from '../../src/platform/outbox/event-types.ts';
import { emitEvent } from '../../src/platform/outbox/outbox.ts';
import type { ProblemKinds } from '../../src/platform/problem/problem-catalog.ts';
import { Problem } from '../../src/platform/problem/problem.ts';

interface HerbTables {
  herb: { id: string; library_id: string; name: string; planted_at: Instant };
}

const herbProblems = {
  'herb-planted-twice': {
    status: 409,
    title: 'This herb is planted already',
    description: 'A herb is planted once in a library. Harvest it first.',
  },
  'herb-bed-full': {
    status: 409,
    title: 'The herb bed is full',
    description: 'A library has at most limits.herbs herbs. Harvest them first.',
  },
} as const satisfies ProblemKinds;

const herbEvents = { 'herb.planted': 'library' } as const satisfies EventTypeScopes;
type HerbEvents = typeof herbEvents;

const herbLimits = defineLimits({ herbs: { defaultValue: 3, description: 'Most herbs of one library.' } });

declare module '../../src/platform/db/tables.ts' {
  interface Tables extends HerbTables {}
}
declare module '../../src/platform/problem/problem-catalog.ts' {
  interface DeclaredProblems extends Record<keyof typeof herbProblems, true> {}
}
declare module '../../src/platform/outbox/event-types.ts' {
  interface EventTypes extends HerbEvents {}
}
declare module '../../src/platform/config/limits.ts' {
  interface Limits extends Record<keyof typeof herbLimits, number> {}
}

const herbs: Migration = {
  number: tureen.schema.migrations.length + 1,
  name: 'herbs',
  statements: ({ text, table }) => [
    `create table herb (
      id ${text} not null primary key,
      library_id ${text} not null references library (id),
      name ${text} not null,
      planted_at ${text} not null,
      constraint herb_name unique (library_id, name)
    ) ${table}`,
  ],
};

const harvest: JobKind = {
  mode: 'whole',
  name: 'harvest',
  access: 'editor',
  perform: ({ database, scope, requireLease }) =>
    database.transaction(async (tx) => {
      await requireLease(tx);
      const rows = await tx.query
        .deleteFrom('herb')
        .where('library_id', '=', scope.libraryId)
        .returning('id')
        .execute();
      return { harvested: rows.length };
    }),
};

const Herb = Type.Object({ id: Type.String(), name: Type.String() });
const area = 'Herbs';
const DAY = 24 * 3_600_000;

const herbGarden = defineModule({
  name: 'herb-garden',
  migrations: [herbs],
  libraryTables: [{ table: 'herb', key: ['id'] }],
  constraints: { herb_name: { columns: 'herb.library_id, herb.name', problem: 'herb-planted-twice' } },
  problems: herbProblems,
  events: herbEvents,
  limits: herbLimits,
  operations: ({ config: { limits } }) => [
    read({
      id: 'listHerbs',
      method: 'GET',
      path: '/herbs',
      area,
      summary: 'List the herbs',
      access: 'viewer',
      responses: { 200: { description: 'All of them.', schema: Type.Array(Herb) } },
      perform: async (db, { scope }) =>
        ok(
          await db.query
            .selectFrom('herb')
            .select(['id', 'name'])
            .where('library_id', '=', scope.libraryId)
            .orderBy('name')
            .execute(),
        ),
    }),
    change({
      id: 'plantHerb',
      method: 'POST',
      path: '/herbs',
      area,
      summary: 'Plant a herb',
      access: 'editor',
      body: Type.Object({ name: Type.String({ minLength: 1 }) }),
      responses: { 201: { description: 'The herb.', schema: Herb } },
      problems: ['herb-planted-twice', 'herb-bed-full'],
      perform: async (tx, { scope, body: { name } }) => {
        const { libraryId, clock, newId } = scope;
        const planted = await tx.query.selectFrom('herb').select('id').where('library_id', '=', libraryId).execute();
        if (planted.length >= limits.herbs) throw new Problem('herb-bed-full');
        const id = newId<Id<'herb'>>();
        await tx.query
          .insertInto('herb')
          .values({ id, library_id: libraryId, name, planted_at: getCurrentInstant(clock) })
          .execute();
        emitEvent(tx, scope, { type: 'herb.planted', resource: { type: 'herb', id, revision: 1 } });
        const herb = { id, name, revision: 1 };
        return created(`/herbs/${id}`, herb);
      },
    }),
    change({
      id: 'harvestHerbs',
      method: 'POST',
      path: '/herbs/harvest',
      area,
      summary: 'Harvest the herbs',
      access: 'editor',
      responses: { 202: { description: 'The job.', schema: Type.Object({ id: Type.String() }) } },
      perform: async (tx, { scope }) => {
        const { id } = await queueJob(tx, scope, limits, { kind: harvest.name, input: {} });
        return { status: 202, body: { id } };
      },
    }),
  ],
  jobs: () => [harvest],
  metrics: ({ database }, sample) => {
    const planted = sample(async () => (await database.db.query.selectFrom('herb').select('id').execute()).length);
    return [gauge('tureen_herbs_planted', 'Herbs in all libraries.', planted)];
  },
  sweeps: [
    {
      name: 'withered herbs',
      every: 'hour',
      run: ({ database, clock }) =>
        database.transaction(async (tx) => {
          await tx.query.deleteFrom('herb').where('planted_at', '<', instantBefore(clock, DAY)).execute();
        }),
    },
  ],
});

/** The product with a herb garden. */
export const tureenWithHerbs = composeModules([...modules, herbGarden]);

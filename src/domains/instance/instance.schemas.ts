import { Type } from 'typebox';

import { DateTime, component } from '../../platform/schema/schema.ts';
import type { Of } from '../../platform/schema/schema.ts';

const count = (description: string) => Type.Integer({ minimum: 0, description });

const since = (description: string) =>
  Type.Union([Type.String({ format: 'date-time' }), Type.Null()], { description: `${description} Null where none.` });

const Engine = Type.Object({
  name: Type.Enum(['SQLite', 'PostgreSQL'], { type: 'string' }),
  version: Type.String({ minLength: 1, description: 'Version of the engine.' }),
});

const Sizes = Type.Object({
  database_bytes: count('What the database takes of the disk, without its log.'),
  assets: count('Uploaded files, each counted once however often it is used.'),
  asset_bytes: count('Their length together, without the smaller pictures that are made of them.'),
  libraries: count('All libraries of the instance.'),
  recipes: count('Recipes of all libraries that are not in the trash.'),
  users: count('Users, disabled ones too.'),
});

const Jobs = Type.Object(
  {
    queued: count('Not begun yet.'),
    running: count('Being worked at.'),
    interrupted: count('Interrupted with their worker; their creators can resume them.'),
    failed: count('Failed as a whole.'),
    oldest_queued_at: since('When the job was asked for that has waited longest.'),
  },
  { description: 'Of all libraries, from the last 24 hours: no job is kept for longer.' },
);

const Webhooks = Type.Object(
  {
    enabled: count('Webhooks that are on.'),
    failing: count('Those among them whose last attempt failed.'),
    paused: count('Webhooks that the service has turned off, because their receivers failed or are gone.'),
    deliveries_waiting: count(
      'Deliveries that are still to be sent, or to be sent again. What is kept for webhooks that are off is not counted.',
    ),
    oldest_waiting_at: since('When the oldest of these deliveries was queued.'),
  },
  { description: 'Of all libraries and of the instance.' },
);

export const InstanceState = component(
  'InstanceState',
  Type.Object(
    {
      version: Type.String({ minLength: 1, description: 'Version of the program.' }),
      started_at: DateTime('When the process that answers was started; of several on one database each has its own.'),
      auth: Type.Enum(['local', 'accounts'], {
        type: 'string',
        description: '`local`: no sign-in, one user. `accounts`: people sign in.',
      }),
      unit_registry_version: Type.String({ minLength: 1, description: 'Version of the registry of units.' }),
      engine: Engine,
      files: Type.Enum(['owned', 'unclaimed', 'foreign'], {
        type: 'string',
        description:
          'Owner of the stored files: this database, none, or another database. Nothing is swept unless they are `owned`; `tureen admin claim-files` makes them so.',
      }),
      sizes: Sizes,
      jobs: Jobs,
      webhooks: Webhooks,
    },
    { description: 'How the service is doing, for those who run it.' },
  ),
);

export type InstanceState = Of<typeof InstanceState>;

import { Type } from 'typebox';

import { DateTime, component } from '../../platform/schema/schema-builders.ts';
import type { Of } from '../../platform/schema/schema-builders.ts';

const count = (description: string) => Type.Integer({ minimum: 0, description });

const since = (description: string) =>
  Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
    description: `${description} Null if there is none.`,
  });

const Engine = Type.Object({
  name: Type.Enum(['SQLite', 'PostgreSQL'], { type: 'string' }),
  version: Type.String({ minLength: 1, description: 'Version of the engine.' }),
});

const Sizes = Type.Object({
  database_bytes: count('Size of the database, without its log.'),
  assets: count('Number of uploaded files, each counted once. Up to a minute old.'),
  asset_bytes: count('Total size of the uploaded files, without derivatives. Up to a minute old.'),
  libraries: count('Number of libraries.'),
  recipes: count('Number of recipes in all libraries, without the trash.'),
  users: count('Number of users, including disabled ones.'),
});

const Jobs = Type.Object(
  {
    queued: count('Jobs that have not started yet.'),
    running: count('Jobs in progress.'),
    interrupted: count('Jobs whose worker stopped; their creators and library owners can resume them.'),
    failed: count('Jobs that failed as a whole.'),
    oldest_queued_at: since('When the oldest queued job was requested.'),
  },
  {
    description: 'Jobs of all libraries in the last 24 hours; older ones have expired. 10,001 means that many or more.',
  },
);

const Webhooks = Type.Object(
  {
    enabled: count('Enabled webhooks.'),
    failing: count('Enabled webhooks whose last attempt failed.'),
    paused: count('Webhooks that the service disabled because their receiver kept failing or is gone.'),
    deliveries_waiting: count(
      'Deliveries waiting for their first attempt or a retry, not counting those of disabled webhooks. 10,001 means that many or more.',
    ),
    oldest_waiting_at: since('When the oldest waiting delivery was queued.'),
  },
  { description: 'Webhooks of all libraries and of the instance.' },
);

export const InstanceState = component(
  'InstanceState',
  Type.Object(
    {
      version: Type.String({ minLength: 1, description: 'Version of the service.' }),
      started_at: DateTime('When this process started. Each process reports its own.'),
      auth: Type.Enum(['local', 'accounts'], {
        type: 'string',
        description: '`local`: no sign-in, one user. `accounts`: users sign in.',
      }),
      unit_registry_version: Type.String({ minLength: 1, description: 'Version of the unit registry.' }),
      engine: Engine,
      files: Type.Enum(['owned', 'unclaimed', 'foreign'], {
        type: 'string',
        description:
          'Which database owns the file store: this one (`owned`), none (`unclaimed`) or another (`foreign`). Unused files are removed only if it is `owned`. `tureen admin claim-files` claims it.',
      }),
      sizes: Sizes,
      jobs: Jobs,
      webhooks: Webhooks,
    },
    { description: 'The state of the service, for administrators.' },
  ),
);

export type InstanceState = Of<typeof InstanceState>;

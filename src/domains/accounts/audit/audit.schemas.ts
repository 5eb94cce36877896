import { Type } from 'typebox';

import { Uuid, component } from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';

const none = 'Empty if there is none.';

const AuditEvent = component(
  'AuditEvent',
  Type.Object({
    id: Type.Integer({ minimum: 1, description: 'Id of the event. Send the last one as `before` for the next page.' }),
    created_at: Type.Integer({
      description: 'When it happened, in Unix seconds. With `count`, when it first happened.',
    }),
    action: Type.String({ description: 'The action, such as `session.created`.' }),
    actor_id: Type.String({ description: `The user who did it. ${none}` }),
    correlation_id: Uuid('Id of the request. With `count`, of the first one.'),
    credential_id: Type.String({ description: `The session or token it was done with. ${none}` }),
    library_id: Type.String({ description: `The library it was done in. ${none}` }),
    outcome: Type.Enum(['succeeded', 'refused'], { type: 'string' }),
    target_id: Type.String({ description: `What it was done to. ${none}` }),
    target_type: Type.String({
      description: 'The type of the target; `network` for refused attempts of people who were not signed in.',
    }),
    count: Type.Optional(
      Type.Integer({
        minimum: 1,
        description:
          'How many attempts the event stands for. Refused attempts of people who were not signed in are counted by action, network and hour; `target_id` is the network, such as `203.0.113.0/24`. Absent in all other events.',
      }),
    ),
  }),
);

export const AuditList = component('AuditList', Type.Object({ events: Type.Array(AuditEvent) }));

const Seconds = (description: string) =>
  Type.Optional(Type.Integer({ minimum: 0, maximum: 9_999_999_999, description }));

const Text = (description: string) => Type.Optional(Type.String({ minLength: 1, maxLength: 100, description }));

export const AuditQuery = Type.Object({
  since: Seconds('Only events at or after this time, in Unix seconds.'),
  until: Seconds('Only events before this time, in Unix seconds.'),
  action: Text('Only this action.'),
  actor_id: Text('Only actions by this user.'),
  library_id: Text('Only actions in this library, which you must own.'),
  outcome: Type.Optional(Type.Enum(['succeeded', 'refused'], { type: 'string' })),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 100, default: 100, description: 'Maximum number of events.' }),
  ),
  before: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'Only events older than the one with this id.',
    }),
  ),
});

export type AuditEvent = Of<typeof AuditEvent>;
export type AuditQuery = Of<typeof AuditQuery>;

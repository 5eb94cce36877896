import { Type } from 'typebox';

import { Uuid, component } from '../../../platform/schema/schema.ts';
import type { Of } from '../../../platform/schema/schema.ts';

const none = 'Empty where there is none.';

const AuditEvent = component(
  'AuditEvent',
  Type.Object({
    id: Type.Integer({ minimum: 1, description: 'Also the cursor: see `before`.' }),
    created_at: Type.Integer({ description: 'Unix seconds.' }),
    action: Type.String({ description: 'What was done, for example `session.created`.' }),
    actor_id: Type.String({ description: `The user who did it. ${none}` }),
    correlation_id: Uuid('Id of the request.'),
    credential_id: Type.String({ description: `The session or token it was done with. ${none}` }),
    library_id: Type.String({ description: `The library it was done in. ${none}` }),
    outcome: Type.Enum(['succeeded', 'refused'], { type: 'string' }),
    target_id: Type.String({ description: `What it was done to. ${none}` }),
    target_type: Type.String({ description: 'What kind of thing that is.' }),
  }),
);

export const AuditList = component('AuditList', Type.Object({ events: Type.Array(AuditEvent) }));

const Seconds = (description: string) =>
  Type.Optional(Type.Integer({ minimum: 0, maximum: 9_999_999_999, description }));

const Text = (description: string) => Type.Optional(Type.String({ minLength: 1, maxLength: 100, description }));

export const AuditQuery = Type.Object({
  since: Seconds('No earlier than this, in Unix seconds.'),
  until: Seconds('Earlier than this, in Unix seconds.'),
  action: Text('This action alone.'),
  actor_id: Text('What this user did.'),
  library_id: Text('What was done in this library, which must be yours.'),
  outcome: Type.Optional(Type.Enum(['succeeded', 'refused'], { type: 'string' })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 100, description: 'Most events.' })),
  before: Type.Optional(
    Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: 'Older than the event of this id.' }),
  ),
});

export type AuditEvent = Of<typeof AuditEvent>;
export type AuditQuery = Of<typeof AuditQuery>;

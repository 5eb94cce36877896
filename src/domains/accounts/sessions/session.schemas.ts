import { Type } from 'typebox';

import { DateTime, Uuid, component } from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';

const AccountSession = component(
  'AccountSession',
  Type.Object({
    id: Uuid('Id of the session.'),
    auth_method: Type.String({
      description:
        'How it was opened: `password`, `passkey`, `recovery-code`, `set-up`, `invitation`, `provider:<id>`; `local` in local mode.',
    }),
    created_at: DateTime('When it was opened.'),
    last_seen_at: DateTime('When it was last used, accurate to five minutes.'),
    current: Type.Boolean({ description: 'Whether this request uses it.' }),
  }),
);

export const SessionList = component('SessionList', Type.Object({ items: Type.Array(AccountSession) }));

export type AccountSession = Of<typeof AccountSession>;

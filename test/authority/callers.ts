import assert from 'node:assert/strict';

import type { TestClient } from '../support/client.ts';
import type { ManualClock } from '../support/manual-clock.ts';
import { newMember, newToken, setUp, signIn } from '../support/people.ts';
import type { Person } from '../support/people.ts';
import type { TestService } from '../support/test-service.ts';

/** Every kind of caller that the rules distinguish. The tokens belong to an owner. */
export const callers = [
  'signed out',
  'viewer',
  'editor',
  'owner',
  'member of another library',
  'administrator without membership',
  'token read',
  'token write',
  'expired token',
  'disabled user',
] as const;

export type CallerKind = (typeof callers)[number];

/** A library with its members, and callers with and without access to it. */
export interface Cast {
  readonly service: TestService;
  readonly library: string;
  readonly owner: Person;
  readonly admin: Person;
  readonly clients: Readonly<Record<CallerKind, TestClient>>;
}

const bearer = (service: TestService, secret: string): TestClient =>
  service.client.with({ authorization: `Bearer ${secret}` });

/** Creates all of them over HTTP, as users would. */
export const assemble = async (service: TestService, clock: ManualClock): Promise<Cast> => {
  const admin = await setUp(service);
  const founder = await newMember(service, admin, admin.library, 'viewer');
  const { body } = await founder.client.post<{ id: string }>('/api/v1/libraries', { name: 'Ours' });
  const library = body.id;
  const expiring = await founder.client.post<{ secret: string }>('/api/v1/account/tokens', {
    name: 'expiring',
    scopes: ['write'],
    expires_at: new Date(clock.now().getTime() + 1000).toISOString(),
  });
  clock.advance({ seconds: 2 });
  const owner = await signIn(service, founder.username);
  const viewer = await newMember(service, owner, library, 'viewer');
  const editor = await newMember(service, owner, library, 'editor');
  const disabled = await newMember(service, owner, library, 'owner');
  const other = await newMember(service, admin, admin.library, 'owner');
  const off = await admin.client.patch(`/api/v1/users/${disabled.id}`, { disabled: true });
  assert.equal(off.status, 200);
  return {
    service,
    library,
    owner,
    admin,
    clients: {
      'signed out': service.client,
      viewer: viewer.client,
      editor: editor.client,
      owner: owner.client,
      'member of another library': other.client,
      'administrator without membership': admin.client,
      'token read': bearer(service, await newToken(owner, 'read')),
      'token write': bearer(service, await newToken(owner, 'write')),
      'expired token': bearer(service, expiring.body.secret),
      'disabled user': disabled.client,
    },
  };
};

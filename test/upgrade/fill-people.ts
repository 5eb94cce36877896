import assert from 'node:assert/strict';

import { createSetupLink } from '../../src/domains/accounts/index.ts';
import type { Clock } from '../../src/platform/clock/clock.ts';
import { createUuidV7Generator } from '../../src/platform/ids/ids.ts';
import { Authenticator, addPasskey, atLocalhost } from '../support/authenticator.ts';
import type { TestProvider } from '../support/openid-provider.ts';
import { invite, newLibrary, newToken, registerWith, setUp } from '../support/people.ts';
import type { Person } from '../support/people.ts';
import { LINK, comeBack, setOut } from '../support/provider-login.ts';
import { newEntry } from '../support/recipes.ts';
import type { TestService } from '../support/test-service.ts';
import { accepted } from './accepted.ts';
import type { Household } from './household.ts';

const SUBJECT = 'vera-at-the-provider';
const MAX_SIGN_IN_FAILURES = 10;

type Kept = Pick<Household, 'token' | 'recoveryCode' | 'invitation' | 'setupToken' | 'lockedOut' | 'subject'>;

export interface People {
  readonly owner: Person;
  readonly editor: Person;
  readonly kept: Kept;
}

const linkProvider = async (service: TestService, provider: TestProvider, { client, session }: Person) => {
  const underway = await setOut(client, LINK);
  const back = await comeBack(service, underway, await provider.visit(underway.address, SUBJECT), session);
  assert.equal(back.status, 302, back.text);
};

const lockOut = async (service: TestService, username: string): Promise<void> => {
  for (let attempt = 0; attempt < MAX_SIGN_IN_FAILURES; attempt += 1) {
    const { status } = await service.client.post('/api/v1/auth/sign-in', { username, password: 'wrong' });
    assert.equal(status, 401);
  }
};

/** As the command line creates it. */
const makeSetupToken = async (service: TestService, clock: Clock): Promise<string> => {
  const link = await createSetupLink(
    service.database,
    { clock, newId: createUuidV7Generator(clock) },
    service.client.origin,
  );
  return new URL(link).searchParams.get('token') ?? assert.fail('the link has no token');
};

/** Users of every kind and state with all their credentials, members, invitations and libraries. */
export const fillPeople = async (service: TestService, clock: Clock, provider: TestProvider): Promise<People> => {
  const owner = await setUp(service, 'Vera');
  const { library } = owner;
  const codes = accepted(await owner.client.post<{ codes: string[] }>('/api/v1/account/recovery-codes', undefined));
  const token = await newToken(owner, 'read', 'write');
  await addPasskey(atLocalhost(owner.client), new Authenticator(), 'Phone');
  await linkProvider(service, provider, owner);
  accepted(await owner.client.put(`/api/v1/libraries/${library}`, { name: 'Home' }, { 'if-match': '"1"' }));

  const editor = await registerWith(service, await invite(owner, library, 'editor'), 'Otto');
  const former = await registerWith(service, await invite(owner, library, 'viewer'), 'Ida');
  accepted(await owner.client.patch(`/api/v1/users/${former.id}`, { disabled: true }));
  const revoked = accepted(
    await owner.client.post<{ invitation: { id: string } }>(`/api/v1/libraries/${library}/invitations`, {
      role: 'owner',
      hint: 'Uncle Karl',
    }),
  );
  accepted(await owner.client.delete(`/api/v1/libraries/${library}/invitations/${revoked.invitation.id}`));
  await newEntry(owner.in(await newLibrary(owner, 'Cabin')), { title: 'Porridge' });
  accepted(await owner.client.post('/api/v1/account/library', { library_id: library }));
  await lockOut(service, former.username);

  return {
    owner,
    editor,
    kept: {
      token,
      recoveryCode: codes.codes[0] ?? assert.fail('no recovery codes were created'),
      invitation: await invite(owner, library, 'viewer'),
      setupToken: await makeSetupToken(service, clock),
      lockedOut: former.username,
      subject: SUBJECT,
    },
  };
};

/**
 * A deleted library whose contents are still there, as after a stop in the middle of the removal. Without the API,
 * because a small library is removed immediately.
 */
export const leaveDeletedLibrary = async (service: TestService, owner: Person, clock: Clock): Promise<void> => {
  const id = await newLibrary(owner, 'Sold');
  await newEntry(owner.in(id), { title: 'Left behind' });
  await service.write(`delete from library_member where library_id = '${id}'`);
  await service.write(`delete from library_count where library_id = '${id}'`);
  await service.write(`update library set deleted_at = '${clock.now().toISOString()}' where id = '${id}'`);
};

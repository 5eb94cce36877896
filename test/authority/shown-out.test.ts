import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { before, test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { PASSWORD, invite, join, newLibrary, newMember, registerWith, setUp, signIn } from '../support/people.ts';
import type { Person } from '../support/people.ts';
import { minimalPdf } from '../support/pictures.ts';
import { newRecipe } from '../support/recipes.ts';
import { bodiesArriving, untilArriving } from '../support/slow-body.ts';
import { serviceForSuite } from '../support/test-service.ts';
import { fileForm, storedFiles } from '../support/upload.ts';

/** A request whose body is still being sent when access changes. */
interface Slow {
  finish(): Promise<number>;
}

onEveryEngine('revoked access', (engine) => {
  const service = serviceForSuite(engine, {
    settings: {
      TUREEN_AUTH: 'accounts',
      TUREEN_LIMIT_CHALLENGES_PER_MINUTE: '1000',
    },
    timeouts: { lateMs: 0 },
  });
  let admin: Person;
  before(async () => {
    admin = await setUp(service);
  });

  /** Sends everything except the end of the body and waits until the request has been admitted. */
  const begin = async (person: Person, path: string, json: unknown): Promise<Slow> =>
    beginWith(person, path, Buffer.from(JSON.stringify(json)), { 'content-type': 'application/json' });

  const beginWith = async (
    person: Person,
    path: string,
    body: Buffer,
    headers: Readonly<Record<string, string>>,
  ): Promise<Slow> => {
    const earlier = await bodiesArriving(service.client);
    const outgoing = request(`${service.client.origin}${path}`, {
      method: 'POST',
      headers: {
        cookie: `tureen_session=${person.session}`,
        'x-csrf-token': person.csrf,
        'content-length': body.length,
        ...headers,
      },
    });
    outgoing.write(body.subarray(0, 1));
    // Counted once the sender has been admitted.
    await untilArriving(service.client, earlier + 1);
    return {
      finish: async () => {
        const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>;
        outgoing.end(body.subarray(1));
        const [incoming] = await answered;
        incoming.resume();
        return incoming.statusCode ?? 0;
      },
    };
  };

  test('rejects requests whose session is ended by a password change while their body is still arriving', async () => {
    const victim = await newMember(service, admin, admin.library, 'viewer');
    const thief = await signIn(service, victim.username);
    const pending = [
      await begin(thief, '/api/v1/account/tokens', { name: 'a way back', scopes: ['write'] }),
      await begin(thief, '/api/v1/account/password', { new_password: 'the thief’s own words' }),
      await begin(thief, '/api/v1/libraries', { name: 'Thieves' }),
      await begin(thief, '/api/v1/meals/calendar', {}),
    ];
    const changed = await victim.client.post('/api/v1/account/password', { new_password: 'out with the thief' });
    assert.equal(changed.status, 200);
    assert.deepEqual(await Promise.all(pending.map((slow) => slow.finish())), [401, 401, 401, 401]);
    await signIn(service, victim.username, 'out with the thief');
  });

  test('rejects an upload if the sender is removed from the library while sending it', async () => {
    const library = await newLibrary(admin);
    const editor = await newMember(service, admin, library, 'editor');
    const path = `/api/v1/recipes/${await newRecipe(admin.in(library))}/assets`;
    const { raw, headers } = fileForm(minimalPdf());
    const slow = await beginWith(editor, path, raw, { ...headers, 'x-service-library': library });
    assert.equal((await admin.client.delete(`/api/v1/libraries/${library}/members/${editor.id}`)).status, 204);
    assert.equal(await slow.finish(), 404);
    assert.deepEqual(await storedFiles(service), { incoming: [], stored: [] });
  });

  test('rejects new and earlier invitations of a removed owner', async () => {
    const library = await newLibrary(admin);
    const owner = await newMember(service, admin, admin.library, 'viewer');
    await join(admin, library, owner, 'owner');
    const earlier = await invite(owner, library, 'owner');
    const slow = await begin(owner, `/api/v1/libraries/${library}/invitations`, { role: 'owner' });
    const removed = await admin.client.delete(`/api/v1/libraries/${library}/members/${owner.id}`);
    assert.equal(removed.status, 204);
    assert.equal(await slow.finish(), 404);
    const back = await owner.client.post('/api/v1/invitations/accept', { secret: earlier });
    assert.deepEqual([back.status, back.body.code], [403, 'invitation-invalid']);
  });

  test('does not let an owner rejoin with their own invitation while being removed', async () => {
    const owner = await newMember(service, admin, admin.library, 'viewer');
    for (let round = 0; round < 10; round += 1) {
      const library = await newLibrary(admin);
      await join(admin, library, owner, 'owner');
      const secret = await invite(owner, library, 'owner');
      const [removed] = await Promise.all([
        admin.client.delete(`/api/v1/libraries/${library}/members/${owner.id}`),
        ...Array.from({ length: 6 }, () => owner.client.post('/api/v1/invitations/accept', { secret })),
      ]);
      assert.equal(removed.status, 204);
      assert.equal((await owner.client.get(`/api/v1/libraries/${library}`)).status, 404);
    }
  });

  test('voids the invitations of a demoted or disabled owner', async () => {
    const library = await newLibrary(admin);
    const [demoted, disabled] = [
      await newMember(service, admin, library, 'owner'),
      await newMember(service, admin, library, 'owner'),
    ];
    const secrets = [await invite(demoted, library, 'owner'), await invite(disabled, library, 'owner')];
    await admin.client.patch(`/api/v1/libraries/${library}/members/${demoted.id}`, { role: 'editor' });
    await admin.client.patch(`/api/v1/users/${disabled.id}`, { disabled: true });
    for (const invitation of secrets) {
      const input = { invitation, username: 'someone', display_name: 'Someone', password: PASSWORD };
      const answer = await service.client.post('/api/v1/auth/register', input);
      assert.deepEqual([answer.status, answer.body.code], [403, 'invitation-invalid']);
    }
    await registerWith(service, await invite(admin, library, 'viewer'));
  });

  test('does not let the last active owner leave if the only other owner is disabled', async () => {
    const library = await newLibrary(admin);
    const other = await newMember(service, admin, library, 'owner');
    await admin.client.patch(`/api/v1/users/${other.id}`, { disabled: true });
    const left = await admin.client.delete(`/api/v1/libraries/${library}/members/${admin.id}`);
    assert.deepEqual([left.status, left.body.code], [409, 'last-owner']);
  });

  test('keeps exactly one of two sessions that change the password at the same time', async () => {
    const person = await newMember(service, admin, admin.library, 'viewer');
    for (let round = 0; round < 5; round += 1) {
      const password = round === 0 ? PASSWORD : undefined;
      const [first, second] = [
        await signIn(service, person.username, password ?? `changed in round ${round - 1}`),
        await signIn(service, person.username, password ?? `changed in round ${round - 1}`),
      ];
      const change = { new_password: `changed in round ${round}` };
      const answers = await Promise.all(
        [first, second].map(({ client }) => client.post('/api/v1/account/password', change)),
      );
      const alive = await Promise.all([first, second].map(({ client }) => client.get('/api/v1/libraries')));
      assert.deepEqual(
        answers.map(({ status }) => status).toSorted((a, b) => a - b),
        [200, 401],
      );
      assert.deepEqual(
        alive.map(({ status }) => status).toSorted((a, b) => a - b),
        [200, 401],
      );
    }
  });

  test('leaves ten valid recovery codes after concurrent requests for new ones', async () => {
    const person = await newMember(service, admin, admin.library, 'viewer');
    await Promise.all(Array.from({ length: 8 }, () => person.client.post('/api/v1/account/recovery-codes', undefined)));
    const [row] = await service.rows(`select count(*) as number from recovery_code where user_id = '${person.id}'`);
    assert.equal(Number(row?.['number']), 10);
  });
});

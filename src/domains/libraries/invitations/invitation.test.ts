import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { before, test } from 'node:test';

import { onEveryEngine } from '../../../../test/support/engines.ts';
import { ManualClock } from '../../../../test/support/manual-clock.ts';
import {
  PASSWORD,
  bearer,
  contentOf,
  invite,
  join,
  newLibrary,
  newMember,
  newToken,
  registerWith,
  setUp,
  signIn,
  tellingOf,
  statusAndCode,
} from '../../../../test/support/people.ts';
import type { AccountState, Person } from '../../../../test/support/people.ts';
import type { TestResponse } from '../../../../test/support/test-response.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';
import { createLog } from '../../../platform/log/log.ts';
import type { Invitation } from './invitation.schemas.ts';
import type { Library } from '../library.schemas.ts';

interface Created {
  readonly invitation: Invitation;
  readonly secret?: string;
}

const invitationsOf = (library: string): string => `/api/v1/libraries/${library}/invitations`;

const accept = (who: Person, secret: string) => who.client.post<Library>('/api/v1/invitations/accept', { secret });

onEveryEngine('invitations', (engine) => {
  const clock = new ManualClock();
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const service = serviceForSuite(engine, {
    settings: { TUREEN_AUTH: 'accounts', TUREEN_LIMIT_CHALLENGES_PER_MINUTE: '1000' },
    clock,
    log,
  });
  let owner: Person;
  let guest: Person;
  before(async () => {
    owner = await setUp(service);
    guest = await newMember(service, owner, owner.library, 'viewer');
  });

  const create = async (library: string, input: object = {}): Promise<Created & { readonly secret: string }> => {
    const { status, body } = await owner.client.post<Created>(invitationsOf(library), { role: 'viewer', ...input });
    assert.equal(status, 201);
    return { ...body, secret: body.secret ?? assert.fail('the response has no secret') };
  };
  const list = async (library: string): Promise<readonly Invitation[]> =>
    (await owner.client.get<{ invitations: readonly Invitation[] }>(invitationsOf(library))).body.invitations;
  const revoke = (library: string, id: string) => owner.client.delete(`${invitationsOf(library)}/${id}`);
  const register = (invitation: string, username: string, password = PASSWORD) =>
    service.client.post('/api/v1/auth/register', { invitation, username, display_name: username, password });

  test('lets only owners manage invitations: 403 forbidden for other members, 404 for outsiders', async () => {
    const library = await newLibrary(owner);
    const editor = await newMember(service, owner, library, 'editor');
    const { invitation } = await create(library);
    for (const [who, expected] of [
      [editor, [403, 'forbidden']],
      [guest, [404, 'library-not-found']],
    ] as const) {
      for (const answer of [
        await who.client.get(invitationsOf(library)),
        await who.client.post(invitationsOf(library), { role: 'owner' }),
        await who.client.post(invitationsOf(library), { nonsense: true }),
        await who.client.delete(`${invitationsOf(library)}/${invitation.id}`),
      ]) {
        assert.deepEqual(statusAndCode(answer), expected);
      }
    }
    assert.equal((await list(library)).length, 2);
    assert.deepEqual((await list(library))[0], invitation);
  });

  test('rejects tokens on invitation operations (403 browser-session-required)', async () => {
    const library = await newLibrary(owner);
    const { invitation, secret } = await create(library);
    const program = bearer(service, await newToken(owner, 'write'));
    for (const answer of [
      await program.get(invitationsOf(library)),
      await program.post(invitationsOf(library), { role: 'viewer' }),
      await program.delete(`${invitationsOf(library)}/${invitation.id}`),
      await program.post('/api/v1/invitations/accept', { secret }),
    ]) {
      assert.deepEqual(statusAndCode(answer), [403, 'browser-session-required']);
    }
    assert.deepEqual(await list(library), [invitation]);
  });

  test('accepts an expires_in_hours from 1 to 720, with a default of 168', async () => {
    const library = await newLibrary(owner);
    for (const expires_in_hours of [0, 721, -1, 1.5, '5', 1e9]) {
      const answer = await owner.client.post(invitationsOf(library), { role: 'viewer', expires_in_hours });
      const { status, body } = answer;
      assert.deepEqual([status, body.errors?.[0]?.location], [422, 'body.expires_in_hours'], String(expires_in_hours));
    }
    for (const [expires_in_hours, hours] of [
      [1, 1],
      [720, 720],
      [undefined, 168],
      [null, 168],
    ]) {
      const { invitation } = await create(library, { expires_in_hours });
      assert.equal(invitation.expires_at - invitation.created_at, (hours ?? 0) * 3600);
    }
  });

  test('requires a role, and limits the hint to 200 characters', async () => {
    const path = invitationsOf(await newLibrary(owner));
    for (const role of [undefined, null, 'admin', '']) {
      const { status, body } = await owner.client.post(path, { role });
      assert.deepEqual([status, body.errors?.[0]?.location], [422, 'body.role']);
    }
    for (const hint of ['x'.repeat(201), 5, '\u0000']) {
      const { status, body } = await owner.client.post(path, { role: 'viewer', hint });
      assert.deepEqual([status, body.errors?.[0]?.location], [422, 'body.hint']);
    }
    assert.equal((await owner.client.post(path, { role: 'viewer', hint: '🍲'.repeat(200) })).status, 201);
  });

  test('returns 201 with Location, ETag and the secret on creation, and never lists the secret', async () => {
    const library = await newLibrary(owner);
    const answer = await owner.client.post<Created>(invitationsOf(library), { role: 'editor', hint: ' Aunt Mina ' });
    const { invitation, secret = '' } = answer.body;
    assert.equal(answer.status, 201);
    assert.equal(answer.headers.location, `${invitationsOf(library)}/${invitation.id}`);
    assert.equal(answer.headers.etag, '"1"');
    assert.equal(answer.headers['cache-control'], 'no-store');
    assert.deepEqual(Object.keys(answer.body).toSorted(), ['invitation', 'secret']);
    assert.ok(secret.length >= 32);
    const now = clock.now().getTime() / 1000;
    const expected = {
      id: invitation.id,
      library_id: library,
      creator: owner.id,
      hint: 'Aunt Mina',
      role: 'editor',
      created_at: now,
      expires_at: now + 168 * 3600,
      accepted_at: null,
      revoked_at: null,
    };
    assert.deepEqual(invitation, expected);

    const later = await create(library);
    assert.notEqual(later.secret, secret);
    const listed = await owner.client.get(invitationsOf(library));
    assert.deepEqual(listed.body, { invitations: [later.invitation, expected] });
    assert.equal(listed.headers['cache-control'], 'no-store');
    assert.ok(!listed.text.includes(secret));
  });

  test('returns 201 without the secret on a retry with the same Idempotency-Key, and stores only its hash', async () => {
    const library = await newLibrary(owner);
    const send = (role = 'viewer') =>
      owner.client.post<Created>(invitationsOf(library), { role }, { 'idempotency-key': 'invite-1' });
    const first = await send();
    const secret = first.body.secret ?? '';
    assert.equal(first.headers['idempotent-replayed'], undefined);
    const again = await send();
    assert.deepEqual([again.status, again.headers['idempotent-replayed']], [201, 'true']);
    assert.deepEqual(again.body, { invitation: first.body.invitation });
    assert.deepEqual([again.headers.etag, again.headers.location], [first.headers.etag, first.headers.location]);
    assert.deepEqual(statusAndCode(await send('owner')), [409, 'idempotency-conflict']);
    assert.equal((await list(library)).length, 1);

    const hash = createHash('sha256').update(secret).digest('base64url');
    const [row] = await service.rows(`select secret_hash from invitation where id = '${first.body.invitation.id}'`);
    assert.equal(row?.['secret_hash'], hash);
    assert.equal((await accept(guest, secret)).status, 200);
    const content = await contentOf(service, engine);
    assert.ok(content.includes(hash));
    assert.ok(!content.includes(secret));
    assert.ok(lines.some((line) => line.includes('createInvitation')));
    assert.ok(!lines.some((line) => line.includes(secret)));
  });

  test('returns {accepted: true} on revocation, and 404 for used, revoked, unknown and foreign invitations', async () => {
    const library = await newLibrary(owner);
    const foreign = await create(await newLibrary(owner));
    const used = await create(library);
    const open = await create(library);
    assert.equal((await accept(guest, used.secret)).status, 200);
    clock.advance({ seconds: 90 });
    const answer = await revoke(library, open.invitation.id);
    assert.deepEqual([answer.status, answer.body], [200, { accepted: true }]);
    for (const id of [used.invitation.id, open.invitation.id, foreign.invitation.id, 'nothing']) {
      const refused = await revoke(library, id);
      assert.deepEqual(statusAndCode(refused), [404, 'invitation-not-found'], id);
    }
    const created = open.invitation.created_at;
    assert.deepEqual(await list(library), [
      { ...open.invitation, revoked_at: created + 90 },
      { ...used.invitation, accepted_at: created },
    ]);
    assert.equal((await accept(guest, foreign.secret)).status, 200);
  });

  test('lets a user with an account join the library', async () => {
    const library = await newLibrary(owner, 'Cottage');
    const { invitation, secret } = await create(library, { role: 'editor' });
    const answer = await accept(guest, secret);
    assert.equal(answer.status, 200);
    assert.deepEqual(
      [answer.body.id, answer.body.name, answer.body.role, answer.body.member_count, answer.body.revision],
      [library, 'Cottage', 'editor', 2, 2],
    );
    assert.equal(answer.headers.etag, '"2"');
    assert.equal(answer.headers['cache-control'], 'no-store');
    assert.deepEqual((await guest.client.get<Library>(`/api/v1/libraries/${library}`)).body, answer.body);
    assert.deepEqual(await list(library), [{ ...invitation, accepted_at: invitation.created_at }]);
    const records = await service.rows(
      `select action, actor_id, outcome, target_id from audit_event where library_id = '${library}' order by action`,
    );
    assert.deepEqual(
      records.map(({ action, actor_id, outcome, target_id }) => [action, actor_id, outcome, target_id]),
      [
        ['invitation.accepted', guest.id, 'succeeded', invitation.id],
        ['invitation.created', owner.id, 'succeeded', invitation.id],
        ['library.created', owner.id, 'succeeded', library],
        ['member.added', guest.id, 'succeeded', guest.id],
      ],
    );
  });

  test('returns the same 403 invitation-invalid for expired, revoked, used and unknown invitations', async () => {
    const library = await newLibrary(owner);
    const [used, revoked, expired] = [await create(library), await create(library), await create(library)];
    const brief = await create(library, { expires_in_hours: 1 });
    await registerWith(service, used.secret);
    await revoke(library, revoked.invitation.id);
    clock.advance({ minutes: 59, seconds: 59 });
    const still = await create(library, { expires_in_hours: 1 });
    assert.equal((await registerWith(service, brief.secret)).state.libraries.length, 1);
    clock.advance({ hours: 1 });
    const late = await signIn(service, guest.username);
    assert.deepEqual(statusAndCode(await accept(late, still.secret)), [403, 'invitation-invalid']);
    clock.advance({ hours: 167 });
    const later = await signIn(service, guest.username);

    const answers: object[] = [];
    for (const secret of [used.secret, revoked.secret, expired.secret, 'unknown', ' ']) {
      const accepted = await later.client.post('/api/v1/invitations/accept', { secret });
      const registered = await register(secret, 'newcomer');
      assert.deepEqual(statusAndCode(accepted), [403, 'invitation-invalid']);
      answers.push(tellingOf(accepted), tellingOf(registered));
    }
    for (const answer of answers) assert.deepEqual(answer, answers[0]);
    assert.deepEqual(await service.rows("select id from account_user where username = 'newcomer'"), []);
    owner = await signIn(service, owner.username);
    guest = await signIn(service, guest.username);
  });

  test('returns 409 already-a-member to an existing member, and does not consume the invitation', async () => {
    const library = await newLibrary(owner);
    await join(owner, library, guest, 'editor');
    const { invitation, secret } = await create(library, { role: 'owner' });
    for (const who of [owner, guest, guest]) {
      assert.deepEqual(statusAndCode(await accept(who, secret)), [409, 'already-a-member']);
    }
    assert.deepEqual((await list(library))[0], invitation);
    assert.equal((await guest.client.get<Library>(`/api/v1/libraries/${library}`)).body.role, 'editor');
    const joined = await registerWith(service, secret);
    assert.deepEqual(
      joined.state.libraries.map(({ id, role }) => [id, role]),
      [[library, 'owner']],
    );
  });

  test('does not consume the invitation if the username is taken (409 username-taken) or the password is weak', async () => {
    const library = await newLibrary(owner);
    const secret = await invite(owner, library, 'editor');
    for (const name of ['admin', 'ADMIN', ' Admin ', 'ａｄｍｉｎ']) {
      assert.deepEqual(statusAndCode(await register(secret, name)), [409, 'username-taken'], name);
    }
    for (const password of ['eleven char', 'x'.repeat(201), 'password1234', 'maria-the-cook', 'tureentureen']) {
      const answer = await register(secret, 'Maria-the-cook', password);
      assert.deepEqual(statusAndCode(answer), [422, 'validation-failed'], password);
      assert.equal(answer.body.errors?.[0]?.location, 'body.password');
      assert.equal(answer.body.violations?.[0]?.location, 'body.password');
      assert.ok(!answer.text.includes(password), answer.text);
    }
    assert.equal((await register(secret, '', PASSWORD)).body.errors?.[0]?.location, 'body.username');
    const { state } = await registerWith(service, secret, 'Maria');
    assert.deepEqual([state.user?.instance_admin, state.active_library_id], [false, library]);
    assert.ok(!lines.some((line) => line.includes('maria-the-cook')));
  });

  test('creates only one member in 50 concurrent uses of an invitation', async () => {
    const library = await newLibrary(owner);
    const secret = await invite(owner, library, 'viewer');
    const before = await service.rows('select count(*) as users from account_user');
    const attempts = Array.from({ length: 50 }, (_, index) =>
      index % 5 === 0 ? accept(guest, secret) : register(secret, `racer-${index}`),
    );
    const answers: readonly TestResponse<unknown>[] = await Promise.all(attempts);
    const winners = answers.filter(({ status }) => status === 200);
    assert.equal(winners.length, 1);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      assert.deepEqual(statusAndCode(answer), [403, 'invitation-invalid']);
    }
    assert.equal((await owner.client.get<Library>(`/api/v1/libraries/${library}`)).body.member_count, 2);
    const registered = Number('csrf_token' in ((winners[0]?.body ?? {}) as Partial<AccountState>));
    const after = await service.rows('select count(*) as users from account_user');
    assert.equal(Number(after[0]?.['users']) - Number(before[0]?.['users']), registered);
  });

  test('admits only one of several users who accept concurrently', async () => {
    const people = [guest];
    for (let index = 0; index < 7; index += 1) {
      people.push(await newMember(service, owner, owner.library, 'viewer'));
    }
    for (let round = 0; round < 3; round += 1) {
      const library = await newLibrary(owner);
      const secret = await invite(owner, library, 'viewer');
      const answers = await Promise.all([...people, ...people].map((who) => accept(who, secret)));
      assert.equal(answers.filter(({ status }) => status === 200).length, 1);
      const members = await service.rows(`select user_id from library_member where library_id = '${library}'`);
      assert.equal(members.length, 2);
    }
  });
});

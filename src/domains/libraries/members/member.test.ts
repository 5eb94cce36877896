import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { onEveryEngine } from '../../../../test/support/engines.ts';
import {
  bearer,
  invite,
  join,
  newLibrary,
  newMember,
  newToken,
  pagesOf,
  setUp,
  tellingOf,
  statusAndCode,
} from '../../../../test/support/people.ts';
import type { AccountState, Person } from '../../../../test/support/people.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';
import type { Library } from '../library.schemas.ts';
import type { Member } from './member.schemas.ts';

const pathOf = (library: string): string => `/api/v1/libraries/${library}`;
const membersOf = (library: string): string => `${pathOf(library)}/members`;
const memberOf = (library: string, { id }: { readonly id: string }): string => `${membersOf(library)}/${id}`;

const tagIn = (person: Person, library: string, name = 'Soup') => person.in(library).post('/api/v1/tags', { name });
const leave = (who: Person, library: string) => who.client.delete(memberOf(library, who));
const remove = (who: Person, library: string, target: Person) => who.client.delete(memberOf(library, target));
const demote = (who: Person, library: string, target: Person) =>
  who.client.patch(memberOf(library, target), { role: 'viewer' });

onEveryEngine('library members', (engine) => {
  const service = serviceForSuite(engine, { settings: { TUREEN_AUTH: 'accounts' } });
  let owner: Person;
  before(async () => {
    owner = await setUp(service);
  });

  /** The members and their roles, read directly from the database. */
  const rolesIn = async (library: string): Promise<readonly string[]> => {
    const rows = await service.rows(
      `select user_id, role from library_member where library_id = '${library}' order by user_id`,
    );
    return rows.map(({ user_id, role }) => `${String(user_id)} ${String(role)}`);
  };

  const write = (id: string, index: number) => {
    if (index % 3 === 0) return tagIn(owner, id, `Tag ${index}`);
    return index % 3 === 1
      ? owner.client.post(`${pathOf(id)}/invitations`, { role: 'viewer' })
      : owner.client.post('/api/v1/account/library', { library_id: id });
  };

  test('returns the same 404 library-not-found to outsiders as for a library that does not exist', async () => {
    const library = await newLibrary(owner);
    const outsider = await newMember(service, owner, await newLibrary(owner), 'owner');
    const { client } = outsider;
    for (const attempt of [
      (id: string) => client.get(membersOf(id)),
      (id: string) => client.patch(memberOf(id, owner), { role: 'viewer' }),
      (id: string) => client.patch(memberOf(id, outsider), { nonsense: true }),
      (id: string) => client.delete(memberOf(id, owner)),
      (id: string) => client.delete(memberOf(id, outsider)),
      (id: string) => client.delete(pathOf(id), { 'if-match': '*' }),
      (id: string) => client.delete(pathOf(id)),
    ]) {
      const answer = await attempt(library);
      assert.deepEqual(statusAndCode(answer), [404, 'library-not-found']);
      assert.deepEqual(tellingOf(answer), tellingOf(await attempt('nothing')));
    }
    assert.deepEqual(await rolesIn(library), [`${owner.id} owner`]);
  });

  test('lets viewers and editors see the members but not manage them (403 forbidden)', async () => {
    const library = await newLibrary(owner);
    for (const role of ['viewer', 'editor'] as const) {
      const member = await newMember(service, owner, library, role);
      assert.equal((await member.client.get(membersOf(library))).status, 200);
      for (const answer of [
        await member.client.patch(memberOf(library, owner), { role: 'viewer' }),
        await member.client.patch(memberOf(library, member), { role: 'owner' }),
        await member.client.patch(memberOf(library, member), { nonsense: true }),
        await member.client.delete(memberOf(library, owner)),
        await member.client.delete(memberOf(library, { id: 'nobody' })),
        await member.client.delete(pathOf(library), { 'if-match': '*' }),
        await member.client.delete(pathOf(library)),
      ]) {
        assert.deepEqual(statusAndCode(answer), [403, 'forbidden'], role);
      }
      assert.ok((await rolesIn(library)).includes(`${member.id} ${role}`));
    }
  });

  test('rejects tokens on member operations (403 browser-session-required)', async () => {
    const library = await newLibrary(owner);
    const program = bearer(service, await newToken(owner, 'read', 'write'));
    for (const answer of [
      await program.get(membersOf(library)),
      await program.patch(memberOf(library, owner), { role: 'owner' }),
      await program.delete(memberOf(library, owner)),
      await program.get(membersOf('nothing')),
    ]) {
      assert.deepEqual(statusAndCode(answer), [403, 'browser-session-required']);
    }
    assert.equal((await program.get(pathOf(library))).status, 200);
  });

  test('does not let the last owner leave or be demoted (409 last-owner)', async () => {
    const library = await newLibrary(owner);
    const editor = await newMember(service, owner, library, 'editor');
    const etag = (await owner.client.get(pathOf(library))).headers.etag;
    for (const answer of [
      await owner.client.delete(memberOf(library, owner)),
      await owner.client.patch(memberOf(library, owner), { role: 'editor' }),
      await owner.client.patch(memberOf(library, owner), { role: 'viewer' }),
    ]) {
      assert.deepEqual(statusAndCode(answer), [409, 'last-owner']);
    }
    assert.deepEqual(await rolesIn(library), [`${owner.id} owner`, `${editor.id} editor`]);
    assert.equal((await owner.client.get(pathOf(library))).headers.etag, etag);

    assert.equal((await owner.client.patch(memberOf(library, editor), { role: 'owner' })).status, 200);
    assert.equal((await owner.client.delete(memberOf(library, owner))).status, 204);
    assert.deepEqual(statusAndCode(await editor.client.delete(memberOf(library, editor))), [409, 'last-owner']);
  });

  test('always keeps one owner when two leave, remove or demote each other at once', async () => {
    const other = await newMember(service, owner, await newLibrary(owner), 'viewer');
    for (let round = 0; round < 4; round += 1) {
      for (const attempt of [leave, remove, demote]) {
        const library = await newLibrary(owner);
        await join(owner, library, other, 'owner');
        const answers = await Promise.all([attempt(owner, library, other), attempt(other, library, owner)]);
        const [won, lost] = answers.toSorted((a, b) => a.status - b.status);
        assert.ok(won && won.status < 300, won?.text);
        // The loser may already have been demoted when the request is authorized.
        assert.ok([409, 404, 403].includes(lost?.status ?? 0), lost?.text);
        assert.equal((await rolesIn(library)).filter((line) => line.endsWith(' owner')).length, 1);
      }
    }
  });

  test('returns 404 member-not-found to the owner for a user who is not a member', async () => {
    const library = await newLibrary(owner);
    const outsider = await newMember(service, owner, await newLibrary(owner), 'viewer');
    const gone = await newMember(service, owner, library, 'viewer');
    assert.equal((await owner.client.delete(memberOf(library, gone))).status, 204);
    for (const who of [outsider, gone, { id: 'nobody' }]) {
      const answers = [
        await owner.client.patch(memberOf(library, who), { role: 'viewer' }),
        await owner.client.delete(memberOf(library, who)),
      ];
      for (const answer of answers) assert.deepEqual(statusAndCode(answer), [404, 'member-not-found']);
    }
  });

  test('rejects any role other than owner, editor or viewer', async () => {
    const library = await newLibrary(owner);
    for (const role of [undefined, null, 'admin', 'Owner', '', 3, ['owner']]) {
      const answer = await owner.client.patch(memberOf(library, owner), { role });
      assert.deepEqual([answer.status, answer.body.errors?.[0]?.location], [422, 'body.role'], String(role));
    }
  });

  test('lists members in pages in the order they joined', async () => {
    const library = await newLibrary(owner);
    const people: Person[] = [owner];
    for (const role of ['viewer', 'editor', 'owner', 'viewer'] as const) {
      people.push(await newMember(service, owner, library, role));
    }
    const pages = await pagesOf<Member>(owner.client, membersOf(library), 2);
    assert.deepEqual(
      pages.map((items) => items.map(({ user_id }) => user_id)),
      [0, 2, 4].map((start) => people.slice(start, start + 2).map(({ id }) => id)),
    );
    const [first] = pages[0] ?? [];
    assert.deepEqual(
      { ...first, created_at: '' },
      { user_id: owner.id, display_name: owner.state.user?.display_name, role: 'owner', created_at: '' },
    );
    for (const query of ['limit=0', 'limit=101', 'cursor=x']) {
      assert.deepEqual(statusAndCode(await owner.client.get(`${membersOf(library)}?${query}`)), [
        422,
        'validation-failed',
      ]);
    }
  });

  test('applies a changed role from the next request on', async () => {
    const library = await newLibrary(owner);
    const member = await newMember(service, owner, library, 'viewer');
    assert.deepEqual(statusAndCode(await tagIn(member, library)), [403, 'forbidden']);
    const answer = await owner.client.patch<Member>(memberOf(library, member), { role: 'editor' });
    assert.deepEqual([answer.status, answer.body.user_id, answer.body.role], [200, member.id, 'editor']);
    assert.equal((await tagIn(member, library)).status, 201);
    assert.equal((await member.client.get<Library>(pathOf(library))).body.role, 'editor');
    await owner.client.patch(memberOf(library, member), { role: 'viewer' });
    assert.deepEqual(statusAndCode(await tagIn(member, library, 'Stew')), [403, 'forbidden']);
  });

  test('cuts off removed members at once, for every operation and every way to select the library', async () => {
    const library = await newLibrary(owner);
    const member = await newMember(service, owner, library, 'editor');
    const program = bearer(service, await newToken(member, 'read')).with({ 'x-service-library': library });
    const select = () => member.client.post('/api/v1/account/library', { library_id: library });
    const attempts = [
      () => member.client.get(pathOf(library)),
      () => member.client.get(membersOf(library)),
      () => member.in(library).get('/api/v1/tags'),
      () => program.get('/api/v1/tags'),
      select,
    ];
    for (const attempt of attempts) assert.equal((await attempt()).status, 200);
    assert.equal((await member.client.get('/api/v1/tags')).status, 200);
    assert.equal((await owner.client.delete(memberOf(library, member))).status, 204);
    for (const attempt of attempts) assert.deepEqual(statusAndCode(await attempt()), [404, 'library-not-found']);
    assert.deepEqual(statusAndCode(await member.client.get('/api/v1/tags')), [400, 'library-required']);
    const { body } = await member.client.get<AccountState>('/api/v1/account');
    assert.deepEqual([body.libraries, body.active_library_id], [[], '']);
  });

  test('lets a member leave and return with a new invitation', async () => {
    const library = await newLibrary(owner);
    const member = await newMember(service, owner, library, 'viewer');
    const answer = await member.client.delete(memberOf(library, member));
    assert.deepEqual([answer.status, answer.text], [204, '']);
    assert.deepEqual(statusAndCode(await member.client.delete(memberOf(library, member))), [404, 'library-not-found']);
    await join(owner, library, member, 'editor');
    assert.deepEqual(await rolesIn(library), [`${owner.id} owner`, `${member.id} editor`]);
  });

  test('increments the library revision when members change, so that cached copies become stale', async () => {
    const library = await newLibrary(owner);
    let held = (await owner.client.get(pathOf(library))).headers.etag ?? '';
    const isStale = async (members: number): Promise<void> => {
      const answer = await owner.client.get<Library>(pathOf(library), { 'if-none-match': held });
      assert.deepEqual([answer.status, answer.body.member_count], [200, members]);
      assert.notEqual(answer.headers.etag, held);
      held = answer.headers.etag ?? '';
      assert.equal((await owner.client.get(pathOf(library), { 'if-none-match': held })).status, 304);
    };
    const member = await newMember(service, owner, library, 'viewer');
    await isStale(2);
    await owner.client.patch(memberOf(library, member), { role: 'editor' });
    await isStale(2);
    await owner.client.patch(memberOf(library, member), { role: 'editor' });
    assert.equal((await owner.client.get(pathOf(library), { 'if-none-match': held })).status, 304);
    await owner.client.delete(memberOf(library, member));
    await isStale(1);
  });

  test('emits an event and an audit record for every change to the members', async () => {
    const library = await newLibrary(owner);
    const member = await newMember(service, owner, library, 'viewer');
    await owner.client.patch(memberOf(library, member), { role: 'editor' });
    await owner.client.patch(memberOf(library, member), { role: 'editor' });
    await owner.client.delete(memberOf(library, owner));
    await member.client.delete(memberOf(library, member));
    const events = await service.rows(
      `select number, type, actor_id, resource_type, resource_id, resource_revision
        from event where stream = '${library}' order by number`,
    );
    const expected = [
      ['member.added', member.id],
      ['member.changed', owner.id],
      ['member.removed', member.id],
    ];
    assert.deepEqual(
      events.map((event) => ({ ...event })),
      expected.map(([type, actor_id], index) => ({
        number: index + 1,
        type,
        actor_id,
        resource_type: 'member',
        resource_id: member.id,
        resource_revision: index + 2,
      })),
    );
    const records = await service.rows(
      `select action, actor_id, outcome, target_type, target_id from audit_event
        where library_id = '${library}' and action like 'member.%' order by id`,
    );
    assert.deepEqual(
      records.map((row) => ({ ...row })),
      expected.map(([action, actor_id]) => ({
        action,
        actor_id,
        outcome: 'succeeded',
        target_type: 'user',
        target_id: member.id,
      })),
    );
  });

  test('does not deadlock when members change during other writes', async () => {
    const library = await newLibrary(owner);
    const member = await newMember(service, owner, library, 'viewer');
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        index % 3 === 0
          ? owner.client.patch(memberOf(library, member), { role: index % 2 === 0 ? 'editor' : 'viewer' })
          : tagIn(owner, library, `Tag ${index}`),
      ),
    );
    assert.deepEqual(
      answers.map(({ status }) => status),
      Array.from({ length: 60 }, (_, index) => (index % 3 === 0 ? 200 : 201)),
    );
  });

  test('requires If-Match to delete a library: 428 if missing, 412 with the current revision if stale, 400 if malformed', async () => {
    const library = await newLibrary(owner);
    await newMember(service, owner, library, 'viewer');
    const path = pathOf(library);
    assert.deepEqual(statusAndCode(await owner.client.delete(path)), [428, 'precondition-required']);
    const stale = await owner.client.delete(path, { 'if-match': '"1"' });
    assert.deepEqual(statusAndCode(stale), [412, 'precondition-failed']);
    assert.equal(stale.body.params?.['current_revision'], 2);
    assert.deepEqual(statusAndCode(await owner.client.delete(path, { 'if-match': 'W/"2"' })), [
      412,
      'precondition-failed',
    ]);
    assert.deepEqual(statusAndCode(await owner.client.delete(path, { 'if-match': '2' })), [400, 'malformed-etag']);
    assert.equal((await rolesIn(library)).length, 2);
  });

  test('deletes a library with everything in it for all members', async () => {
    const library = await newLibrary(owner);
    const member = await newMember(service, owner, library, 'editor');
    const secret = await invite(owner, library, 'viewer');
    await tagIn(member, library);
    for (const { client } of [owner, member]) {
      assert.equal((await client.post('/api/v1/account/library', { library_id: library })).status, 200);
    }
    const { etag = '' } = (await owner.client.get(pathOf(library))).headers;
    const answer = await owner.client.delete(pathOf(library), { 'if-match': etag });
    assert.deepEqual([answer.status, answer.text], [204, '']);

    for (const { client } of [owner, member]) {
      assert.deepEqual(statusAndCode(await client.get(pathOf(library))), [404, 'library-not-found']);
      assert.deepEqual(statusAndCode(await client.get('/api/v1/tags', { 'x-service-library': library })), [
        404,
        'library-not-found',
      ]);
    }
    assert.deepEqual(statusAndCode(await owner.client.delete(pathOf(library), { 'if-match': etag })), [
      404,
      'library-not-found',
    ]);
    assert.deepEqual(statusAndCode(await member.client.post('/api/v1/invitations/accept', { secret })), [
      403,
      'invitation-invalid',
    ]);
    for (const table of ['tag', 'facet', 'library_member', 'invitation', 'session']) {
      assert.deepEqual(await service.rows(`select 1 from ${table} where library_id = '${library}'`), [], table);
    }
    const { body } = await member.client.get<AccountState>('/api/v1/account');
    assert.deepEqual([body.libraries, body.active_library_id], [[], '']);
    assert.deepEqual(statusAndCode(await member.client.get('/api/v1/tags')), [400, 'library-required']);

    const events = await service.rows(
      `select stream, actor_id, resource_type from event where resource_id = '${library}' and type = 'library.deleted'`,
    );
    assert.deepEqual(
      events.map((event) => ({ ...event })),
      [{ stream: 'instance', actor_id: owner.id, resource_type: 'library' }],
    );
    const records = await service.rows(
      `select actor_id, library_id, outcome, target_type from audit_event
        where target_id = '${library}' and action = 'library.deleted'`,
    );
    assert.deepEqual(
      records.map((row) => ({ ...row })),
      [{ actor_id: owner.id, library_id: library, outcome: 'succeeded', target_type: 'library' }],
    );
  });

  test('accepts writes to a library being deleted or rejects them with 404 library-not-found', async () => {
    for (let round = 0; round < 3; round += 1) {
      const library = await newLibrary(owner);
      const early = Array.from({ length: 30 }, (_, index) => write(library, index));
      const deleted = owner.client.delete(pathOf(library), { 'if-match': '*' });
      const late = Array.from({ length: 30 }, (_, index) => write(library, index + 30));
      assert.equal((await deleted).status, 204);
      for (const { status, body, text } of await Promise.all([...early, ...late])) {
        assert.ok(status < 300 || body.code === 'library-not-found', text);
      }
    }
  });
});

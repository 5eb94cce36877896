import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { TestClient } from '../../../../test/support/client.ts';
import { onEveryEngine } from '../../../../test/support/engines.ts';
import {
  bearer,
  join,
  newLibrary,
  newMember,
  newToken,
  setUp,
  tellingOf,
  told,
} from '../../../../test/support/people.ts';
import type { Person } from '../../../../test/support/people.ts';
import { TestService, serviceForSuite } from '../../../../test/support/test-service.ts';

const path = '/api/v1/meals/calendar';

interface Made {
  readonly url?: string;
  readonly created_at: string;
}

const addressOf = ({ url = '' }: Made): string => {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
};

const make = async (client: TestClient): Promise<string> => {
  const { status, body, text } = await client.post<Made>(path, undefined);
  assert.equal(status, 201, text);
  return addressOf(body);
};

onEveryEngine('the secret calendar URL', (engine) => {
  const service = serviceForSuite(engine, {
    settings: { TUREEN_AUTH: 'accounts', TUREEN_LIMIT_CHALLENGES_PER_MINUTE: '1000' },
  });
  let owner: Person;
  let library = '';
  before(async () => {
    owner = await setUp(service);
    library = await newLibrary(owner);
  });

  /** Requests the URL without any credentials. */
  const ask = (address: string) => service.client.get(address);
  const isOpen = async (address: string): Promise<boolean> => (await ask(address)).status === 200;

  const actionsOf = async ({ id }: Person): Promise<readonly unknown[]> => {
    const rows = await service.rows(
      `select action, outcome, target_type, target_id, library_id from audit_event
       where actor_id = '${id}' and action like 'calendar.%' order by id`,
    );
    return rows.map((row) => Object.values(row));
  };

  test('a missing secret is 422; unknown, revoked, replaced, left and disabled are the same 404 calendar-not-found', async () => {
    for (const query of ['', '?secret=', `?secret=${'x'.repeat(201)}`, '?secret=a&secret=b']) {
      const answer = await ask(`${path}.ics${query}`);
      assert.deepEqual(
        [...told(answer), answer.body.errors?.[0]?.location],
        [422, 'validation-failed', 'query.secret'],
      );
      assert.equal(answer.body.errors?.[0]?.value, undefined);
    }
    const [left, removed, disabled] = [
      await newMember(service, owner, library, 'viewer'),
      await newMember(service, owner, library, 'editor'),
      await newMember(service, owner, library, 'owner'),
    ];
    const replaced = await make(owner.in(library));
    const revoked = await make(owner.in(library));
    assert.equal((await owner.in(library).delete(path)).status, 204);
    const shut: string[] = [];
    for (const person of [left, removed, disabled]) shut.push(await make(person.in(library)));
    assert.deepEqual(await Promise.all(shut.map(isOpen)), [true, true, true]);
    await left.client.delete(`/api/v1/libraries/${library}/members/${left.id}`);
    await owner.client.delete(`/api/v1/libraries/${library}/members/${removed.id}`);
    await owner.client.patch(`/api/v1/users/${disabled.id}`, { disabled: true });
    const unknown = await ask(`${path}.ics?secret=unknown`);
    assert.deepEqual(told(unknown), [404, 'calendar-not-found']);
    for (const address of [replaced, revoked, ...shut, `${replaced}%20`, replaced.toLowerCase()]) {
      const answer = await ask(address);
      assert.deepEqual(told(answer), [404, 'calendar-not-found']);
      assert.deepEqual(tellingOf(answer), tellingOf(unknown));
      assert.doesNotMatch(answer.text, /secret=/);
    }
    // A member who left and returned needs a new URL; a user who was disabled and enabled again keeps theirs, like a
    // token.
    await join(owner, library, left, 'viewer');
    await owner.client.patch(`/api/v1/users/${disabled.id}`, { disabled: false });
    assert.deepEqual(await Promise.all([shut[0] ?? '', shut[2] ?? ''].map(isOpen)), [false, true]);
  });

  test('deleting a library deletes its calendar URLs', async () => {
    const other = await newLibrary(owner);
    const address = await make(owner.in(other));
    await owner.client.delete(`/api/v1/libraries/${other}`, { 'if-match': '*' });
    assert.deepEqual(told(await ask(address)), [404, 'calendar-not-found']);
  });

  test('a personal API token cannot create, read or revoke one: 403 browser-session-required', async () => {
    const program = bearer(service, await newToken(owner, 'write')).with({ 'x-service-library': library });
    for (const answer of [await program.post(path, undefined), await program.get(path), await program.delete(path)]) {
      assert.deepEqual(told(answer), [403, 'browser-session-required']);
    }
  });

  test('is shown once: 201 with url and created_at, later only active and created_at, never the secret', async () => {
    const viewer = await newMember(service, owner, library, 'viewer');
    const client = viewer.in(library);
    assert.deepEqual((await client.get(path)).body, { active: false, created_at: null });
    const answer = await client.post<Made>(path, undefined);
    const { url = '', created_at } = answer.body;
    assert.deepEqual(
      [answer.status, answer.headers.location, answer.headers['cache-control']],
      [201, path, 'no-store'],
    );
    assert.match(url, new RegExp(`^${service.client.origin}${path}\\.ics\\?secret=[\\w-]{43}$`));
    assert.deepEqual(Object.keys(answer.body).toSorted(), ['created_at', 'url']);
    const shown = await client.get(path);
    assert.deepEqual(shown.body, { active: true, created_at });
    assert.equal(shown.headers.etag, answer.headers.etag);
    assert.equal((await client.get(path, { 'if-none-match': String(shown.headers.etag) })).status, 304);
    // The URL belongs to the caller alone.
    assert.deepEqual((await owner.in(library).get<{ active: boolean }>(path)).body.active, false);
    assert.ok(await isOpen(addressOf(answer.body)));
  });

  test('a new URL replaces the member’s previous one in that library and nowhere else', async () => {
    const other = await newLibrary(owner);
    const [here, there] = [await make(owner.in(library)), await make(owner.in(other))];
    const viewer = await newMember(service, owner, library, 'viewer');
    const theirs = await make(viewer.in(library));
    const again = await make(owner.in(library));
    assert.deepEqual(await Promise.all([here, there, theirs, again].map(isOpen)), [false, true, true, true]);
  });

  test('a retry with the same Idempotency-Key creates no second one and returns no URL', async () => {
    const member = await newMember(service, owner, library, 'viewer');
    const client = member.in(library);
    const key = { 'idempotency-key': 'calendar' };
    const made = await client.post<Made>(path, undefined, key);
    const again = await client.post<Made>(path, undefined, key);
    assert.deepEqual([again.status, again.headers['idempotent-replayed']], [201, 'true']);
    assert.deepEqual(again.body, { created_at: made.body.created_at });
    assert.deepEqual([again.headers.etag, again.headers.location], [made.headers.etag, made.headers.location]);
    assert.ok(await isOpen(addressOf(made.body)));
    await client.delete(path);
    assert.deepEqual(told(await client.post(path, undefined, key)), [404, 'created-resource-missing']);
  });

  test('revoking takes effect at once, and does nothing if there is none', async () => {
    const member = await newMember(service, owner, library, 'viewer');
    const client = member.in(library);
    assert.equal((await client.delete(path)).status, 204);
    const address = await make(client);
    const readers = Array.from({ length: 10 }, () => ask(address));
    const revoked = await client.delete(path);
    assert.equal(revoked.status, 204);
    // Requests in flight may have succeeded first; later ones must fail.
    for (const { status } of await Promise.all(readers)) assert.ok([200, 404].includes(status));
    const after = await Promise.all(Array.from({ length: 10 }, () => ask(address)));
    assert.deepEqual(new Set(after.map(({ status }) => status)), new Set([404]));
    assert.equal((await client.delete(path)).status, 204);
  });

  test('of several created at once only one works, and none survives a revocation', async () => {
    const member = await newMember(service, owner, library, 'viewer');
    const client = member.in(library);
    const addresses = await Promise.all(Array.from({ length: 8 }, () => make(client)));
    assert.equal((await Promise.all(addresses.map(isOpen))).filter(Boolean).length, 1);
    const made = await actionsOf(member);
    assert.equal(made.length, 15, 'each was created, and each but one revoked');
    await client.delete(path);
    assert.equal((await Promise.all(addresses.map(isOpen))).filter(Boolean).length, 0);
  });

  test('a member who is removed while creating one does not get one', async () => {
    for (let round = 0; round < 5; round += 1) {
      const member = await newMember(service, owner, library, 'viewer');
      const [removed, ...answers] = await Promise.all([
        owner.client.delete(`/api/v1/libraries/${library}/members/${member.id}`),
        ...Array.from({ length: 4 }, () => member.in(library).post<Made>(path, undefined)),
      ]);
      assert.equal(removed.status, 204);
      for (const { status, body } of answers) {
        assert.ok([201, 404].includes(status), String(status));
        if (status === 201) assert.equal(await isOpen(addressOf(body)), false);
      }
      const rows = await service.rows(`select id from meal_calendar where user_id = '${member.id}'`);
      assert.deepEqual(rows, []);
    }
  });

  test('calendar.created and calendar.revoked are audited with the id, never the secret', async () => {
    const member = await newMember(service, owner, library, 'viewer');
    const client = member.in(library);
    const idOf = async () =>
      (await service.rows(`select id from meal_calendar where user_id = '${member.id}'`))[0]?.['id'];
    await make(client);
    const one = await idOf();
    await make(client);
    const two = await idOf();
    await client.delete(path);
    await client.delete(path);
    const deed = (action: string, id: unknown) => [action, 'succeeded', 'calendar', id, library];
    assert.deepEqual(await actionsOf(member), [
      deed('calendar.created', one),
      deed('calendar.revoked', one),
      deed('calendar.created', two),
      deed('calendar.revoked', two),
    ]);
  });
});

onEveryEngine('the calendar URL', (engine) => {
  test('starts with TUREEN_BASE_URL if set; Host rules still apply', async () => {
    const service = new TestService(engine, { settings: { TUREEN_BASE_URL: 'https://meals.example.org' } });
    await service.start();
    try {
      const { body } = await service.client.post<Made>(path, undefined);
      assert.ok(body.url?.startsWith(`https://meals.example.org${path}.ics?secret=`), body.url);
      const address = addressOf(body);
      assert.equal((await service.client.get(address, { host: 'meals.example.org' })).status, 200);
      assert.deepEqual(told(await service.client.get(address, { host: 'evil.example' })), [403, 'host-not-allowed']);
    } finally {
      await service.remove();
    }
  });

  test('created in local mode stops working once accounts are enabled', async () => {
    const local = new TestService(engine);
    await local.start();
    try {
      const address = await make(local.client);
      assert.equal((await local.client.get(address)).status, 200);
      await local.stop();
      const accounts = local.beside({ settings: { TUREEN_AUTH: 'accounts' } });
      await accounts.start();
      try {
        assert.deepEqual(told(await accounts.client.get(address)), [404, 'calendar-not-found']);
      } finally {
        await accounts.stop();
      }
    } finally {
      await local.remove();
    }
  });
});

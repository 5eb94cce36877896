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
  statusAndCode,
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

onEveryEngine('secret calendar URL', (engine) => {
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
  const fetchFeed = (address: string) => service.client.get(address);
  const isOpen = async (address: string): Promise<boolean> => (await fetchFeed(address)).status === 200;

  const actionsOf = async ({ id }: Person): Promise<readonly unknown[]> => {
    const rows = await service.rows(
      `select action, outcome, target_type, target_id, library_id from audit_event
       where actor_id = '${id}' and action like 'calendar.%' order by id`,
    );
    return rows.map((row) => Object.values(row));
  };

  test('returns 422 for a malformed secret, and the same 404 calendar-not-found for every URL that is unknown, replaced, revoked or owned by a former or disabled member', async () => {
    for (const query of ['', '?secret=', `?secret=${'x'.repeat(201)}`, '?secret=a&secret=b']) {
      const answer = await fetchFeed(`${path}.ics${query}`);
      assert.deepEqual(
        [...statusAndCode(answer), answer.body.errors?.[0]?.location],
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
    const unknown = await fetchFeed(`${path}.ics?secret=unknown`);
    assert.deepEqual(statusAndCode(unknown), [404, 'calendar-not-found']);
    for (const address of [replaced, revoked, ...shut, `${replaced}%20`, replaced.toLowerCase()]) {
      const answer = await fetchFeed(address);
      assert.deepEqual(statusAndCode(answer), [404, 'calendar-not-found']);
      assert.deepEqual(tellingOf(answer), tellingOf(unknown));
      assert.doesNotMatch(answer.text, /secret=/);
    }
    // A member who left and returned needs a new URL; a user who was disabled and enabled again keeps theirs, like a
    // token.
    await join(owner, library, left, 'viewer');
    await owner.client.patch(`/api/v1/users/${disabled.id}`, { disabled: false });
    assert.deepEqual(await Promise.all([shut[0] ?? '', shut[2] ?? ''].map(isOpen)), [false, true]);
  });

  test('stops working when its library is deleted', async () => {
    const other = await newLibrary(owner);
    const address = await make(owner.in(other));
    await owner.client.delete(`/api/v1/libraries/${other}`, { 'if-match': '*' });
    assert.deepEqual(statusAndCode(await fetchFeed(address)), [404, 'calendar-not-found']);
  });

  test('cannot be created, read or revoked with a personal API token: 403 browser-session-required', async () => {
    const program = bearer(service, await newToken(owner, 'write')).with({ 'x-service-library': library });
    for (const answer of [await program.post(path, undefined), await program.get(path), await program.delete(path)]) {
      assert.deepEqual(statusAndCode(answer), [403, 'browser-session-required']);
    }
  });

  test('is returned only on creation; later reads show only active and created_at', async () => {
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

  test('replaces the previous URL of the same member in the same library only', async () => {
    const other = await newLibrary(owner);
    const [here, there] = [await make(owner.in(library)), await make(owner.in(other))];
    const viewer = await newMember(service, owner, library, 'viewer');
    const theirs = await make(viewer.in(library));
    const again = await make(owner.in(library));
    assert.deepEqual(await Promise.all([here, there, theirs, again].map(isOpen)), [false, true, true, true]);
  });

  test('is neither replaced nor returned again on a retry with the same Idempotency-Key', async () => {
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
    assert.deepEqual(statusAndCode(await client.post(path, undefined, key)), [404, 'created-resource-missing']);
  });

  test('stops working as soon as it is revoked, and revoking without a URL succeeds', async () => {
    const member = await newMember(service, owner, library, 'viewer');
    const client = member.in(library);
    assert.equal((await client.delete(path)).status, 204);
    const address = await make(client);
    const readers = Array.from({ length: 10 }, () => fetchFeed(address));
    const revoked = await client.delete(path);
    assert.equal(revoked.status, 204);
    // Requests in flight may have succeeded first; later ones must fail.
    for (const { status } of await Promise.all(readers)) assert.ok([200, 404].includes(status));
    const after = await Promise.all(Array.from({ length: 10 }, () => fetchFeed(address)));
    assert.deepEqual(new Set(after.map(({ status }) => status)), new Set([404]));
    assert.equal((await client.delete(path)).status, 204);
  });

  test('is valid for only one of several concurrent creations, and for none after a revocation', async () => {
    const member = await newMember(service, owner, library, 'viewer');
    const client = member.in(library);
    const addresses = await Promise.all(Array.from({ length: 8 }, () => make(client)));
    assert.equal((await Promise.all(addresses.map(isOpen))).filter(Boolean).length, 1);
    const made = await actionsOf(member);
    assert.equal(made.length, 15, 'expected 8 creations and 7 revocations');
    await client.delete(path);
    assert.equal((await Promise.all(addresses.map(isOpen))).filter(Boolean).length, 0);
  });

  test('is not left behind for a member who is removed while creating it', async () => {
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

  test('is audited as calendar.created and calendar.revoked with the calendar id', async () => {
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
    const auditRow = (action: string, id: unknown) => [action, 'succeeded', 'calendar', id, library];
    assert.deepEqual(await actionsOf(member), [
      auditRow('calendar.created', one),
      auditRow('calendar.revoked', one),
      auditRow('calendar.created', two),
      auditRow('calendar.revoked', two),
    ]);
  });
});

onEveryEngine('calendar URL under different settings', (engine) => {
  test('starts with TUREEN_BASE_URL if set, and is still subject to the Host check', async () => {
    const service = new TestService(engine, { settings: { TUREEN_BASE_URL: 'https://meals.example.org' } });
    await service.start();
    try {
      const { body } = await service.client.post<Made>(path, undefined);
      assert.ok(body.url?.startsWith(`https://meals.example.org${path}.ics?secret=`), body.url);
      const address = addressOf(body);
      assert.equal((await service.client.get(address, { host: 'meals.example.org' })).status, 200);
      assert.deepEqual(statusAndCode(await service.client.get(address, { host: 'evil.example' })), [
        403,
        'host-not-allowed',
      ]);
    } finally {
      await service.remove();
    }
  });

  test('stops working once accounts are enabled if it was created in local mode', async () => {
    const local = new TestService(engine);
    await local.start();
    try {
      const address = await make(local.client);
      assert.equal((await local.client.get(address)).status, 200);
      await local.stop();
      const accounts = local.beside({ settings: { TUREEN_AUTH: 'accounts' } });
      await accounts.start();
      try {
        assert.deepEqual(statusAndCode(await accounts.client.get(address)), [404, 'calendar-not-found']);
      } finally {
        await accounts.stop();
      }
    } finally {
      await local.remove();
    }
  });
});

import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { atLocalhost } from '../../../../test/support/authenticator.ts';
import type { TestClient } from '../../../../test/support/client.ts';
import { onEveryEngine } from '../../../../test/support/engines.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { holdRow } from '../../../../test/support/hold-writers.ts';
import { ManualClock } from '../../../../test/support/manual-clock.ts';
import { PASSWORD, newMember, setUp, statusAndCode } from '../../../../test/support/people.ts';
import type { Person } from '../../../../test/support/people.ts';
import { countRefusals, listRefusals } from '../../../../test/support/refusals.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';

const noAssertion = {
  id: 'none',
  rawId: 'none',
  type: 'public-key',
  response: { clientDataJSON: 'none', authenticatorData: 'none', signature: 'none' },
};
const newcomer = { username: 'stranger', display_name: 'Stranger', password: PASSWORD };

/** A refused attempt of every kind, by the action it is recorded as. */
const attempts: readonly (readonly [action: string, path: string, input: object])[] = [
  ['session.created', '/auth/sign-in', { username: 'stranger', password: 'wrong' }],
  ['session.created', '/auth/recover', { username: 'stranger', code: 'wrong' }],
  ['session.created', '/auth/native-token', { code: 'wrong', code_verifier: 'x'.repeat(43) }],
  ['session.created', '/auth/passkeys/verify', { response: noAssertion }],
  ['user.created', '/auth/register', { ...newcomer, invitation: 'wrong' }],
  ['instance.set-up', '/auth/setup', { ...newcomer, token: 'wrong' }],
];

onEveryEngine('refused attempts in the audit history', (engine) => {
  const clock = new ManualClock();
  const service = serviceForSuite(engine, {
    clock,
    settings: { TUREEN_AUTH: 'accounts', TUREEN_TRUSTED_PROXIES: 'loopback' },
  });
  let admin: Person;
  before(async () => {
    admin = await setUp(service);
  });

  const from = (address: string): TestClient => service.client.with({ 'x-forwarded-for': address });
  let names = 0;
  /** With another name each time, because each may be tried ten times only. */
  const signInWrongly = async (client: TestClient): Promise<string> => {
    const input = { username: `stranger-${(names += 1)}`, password: 'wrong' };
    const answer = await client.post('/api/v1/auth/sign-in', input);
    assert.deepEqual(statusAndCode(answer), [401, 'invalid-credentials']);
    return String(answer.headers['x-request-id']);
  };
  const count = (): Promise<number> => countRefusals(admin, 'session.created');
  /** Those from a network, without ids. */
  const refusalsFrom = async (network: string, action = 'session.created') =>
    (await listRefusals(admin, action))
      .filter(({ target_id }) => target_id === network)
      .map(({ id: _id, ...event }) => event);

  test('are one event per action, network and hour, with the time and request of the first one', async () => {
    const created_at = Math.floor(clock.now().getTime() / 1000);
    const correlation_id = await signInWrongly(from('192.0.2.1'));
    clock.advance({ minutes: 10 });
    for (const address of ['192.0.2.2', '192.0.2.250', '::ffff:192.0.2.3']) await signInWrongly(from(address));
    const expected = {
      action: 'session.created',
      actor_id: '',
      correlation_id,
      created_at,
      credential_id: '',
      library_id: '',
      outcome: 'refused',
      target_type: 'network',
      target_id: '192.0.2.0/24',
      count: 4,
    };
    assert.deepEqual(await refusalsFrom('192.0.2.0/24'), [expected]);

    clock.advance({ hours: 1 });
    await signInWrongly(from('192.0.2.1'));
    assert.deepEqual(
      (await refusalsFrom('192.0.2.0/24')).map(({ count }) => count),
      [1, 4],
    );
  });

  test('are counted for every operation that is open to everyone', async () => {
    for (const [index, [action, path, input]] of attempts.entries()) {
      const client = atLocalhost(from(`2001:db8:${index + 1}::1`));
      for (const _ of ['one', 'two']) {
        const { status, text } = await client.post(`/api/v1${path}`, input);
        assert.ok(status === 401 || status === 403, text);
      }
      assert.deepEqual(
        (await refusalsFrom(`2001:db8:${index + 1}::/48`, action)).map(({ count }) => count),
        [2],
        path,
      );
    }
  });

  test('are still recorded one by one for a signed-in user', async () => {
    const person = await newMember(service, admin, admin.library, 'viewer');
    for (const _ of ['one', 'two']) await person.client.post('/api/v1/account/confirm', { password: 'wrong' });
    const rows = await service.rows(
      `select target_type, attempts from audit_event where actor_id = '${person.id}' and outcome = 'refused'`,
    );
    assert.deepEqual(
      rows.map((row) => ({ ...row })),
      Array.from({ length: 2 }, () => ({ target_type: 'session', attempts: null })),
    );
  });

  test('do not wait for each other: the event of their network may be locked', async () => {
    const client = from('198.51.100.1');
    await signInWrongly(client);
    assert.equal((await refusalsFrom('198.51.100.0/24')).length, 1);
    const release = await holdRow(service, "select * from audit_event where target_id = '198.51.100.0/24' for update");
    try {
      for (let count = 0; count < 5; count += 1) await signInWrongly(client);
    } finally {
      await release?.();
    }
    assert.equal((await refusalsFrom('198.51.100.0/24'))[0]?.count, 6);
  });

  test('appear on other instances within a second, and at once when the instance stops', async () => {
    const counted = await count();
    const other = service.beside();
    await other.start();
    await signInWrongly(other.client);
    await eventually(async () => (await count()) === counted + 1, 'the attempt on the other instance');
    await signInWrongly(other.client);
    await other.remove();
    assert.equal(await count(), counted + 2);
  });

  test('of a stopped service are there after the next start', async () => {
    const counted = await count();
    await signInWrongly(service.client);
    await service.restart();
    const client = service.client.with({ cookie: `tureen_session=${admin.session}` });
    assert.equal(await countRefusals({ client }, 'session.created'), counted + 1);
  });
});

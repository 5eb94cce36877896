import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';

import { onEveryEngine } from '../../../../test/support/engines.ts';
import type { Engine } from '../../../../test/support/engines.ts';
import { ManualClock } from '../../../../test/support/manual-clock.ts';
import { PASSWORD, Person, setUp, signIn } from '../../../../test/support/people.ts';
import type { AccountState } from '../../../../test/support/people.ts';
import { TestService } from '../../../../test/support/test-service.ts';

const SET_UP = '/api/v1/auth/setup';
const accounts = { TUREEN_AUTH: 'accounts' };
const run = promisify(execFile);

const tokenOf = (link: string): string => new URL(link).searchParams.get('token') ?? '';

const inputWith = (token: string, username = 'Ada') => ({
  token,
  username,
  display_name: 'Ada',
  password: PASSWORD,
});

const withService = async (
  engine: Engine,
  options: ConstructorParameters<typeof TestService>[1],
  work: (service: TestService) => Promise<void>,
): Promise<void> => {
  const service = new TestService(engine, options);
  await service.start();
  try {
    await work(service);
  } finally {
    await service.remove();
  }
};

/** Runs the command line in its own process alongside the service. */
const tureen = (service: TestService, ...words: readonly string[]) =>
  run(process.execPath, [path.join(import.meta.dirname, '../../../app/main.ts'), ...words], {
    env: { ...process.env, ...service.settings, ...accounts, TUREEN_PORT: '8420' },
  });

onEveryEngine('instance setup', (engine) => {
  test('creates a single-use link for the first administrator on the first start', () =>
    withService(engine, { settings: accounts }, async (service) => {
      const link = service.setupLink;
      assert.match(link, /^http:\/\/localhost:\d+\/setup\?token=[\w-]{43}$/);
      const wrong = await service.client.post(SET_UP, inputWith('x'.repeat(43)));
      assert.deepEqual([wrong.status, wrong.body.code], [403, 'setup-link-invalid']);
      const weak = await service.client.post(SET_UP, { ...inputWith(tokenOf(link)), password: 'short' });
      assert.deepEqual([weak.status, weak.body.errors?.[0]?.location], [422, 'body.password']);

      const admin = await setUp(service);
      assert.equal(admin.state.user?.instance_admin, true);
      assert.deepEqual(
        admin.state.libraries.map(({ name, role }) => ({ name, role })),
        [{ name: 'Home', role: 'owner' }],
      );
      assert.equal(admin.state.active_library_id, admin.library);
      const again = await service.client.post(SET_UP, inputWith(tokenOf(link), 'Eve'));
      assert.deepEqual([again.status, again.body.code], [403, 'setup-link-invalid']);

      await service.restart();
      assert.throws(() => service.setupLink, /an administrator already/);
      await signIn(service, 'admin');
    }));

  test('expires an unused link after a day and creates another on the next start', async () => {
    const clock = new ManualClock();
    await withService(engine, { clock, settings: accounts }, async (service) => {
      const first = tokenOf(service.setupLink);
      clock.advance({ hours: 24 });
      assert.equal((await service.client.post(SET_UP, inputWith(first))).body.code, 'setup-link-invalid');
      await service.restart();
      await setUp(service);
    });
  });

  test('accepts exactly one of 50 concurrent requests with the same link', () =>
    withService(engine, { settings: accounts }, async (service) => {
      const token = tokenOf(service.setupLink);
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) => service.client.post(SET_UP, inputWith(token, `Racer ${index}`))),
      );
      const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
      assert.deepEqual(statuses, [200, ...Array.from({ length: 49 }, () => 403)]);
      assert.equal((await service.rows('select id from account_user')).length, 1);
    }));

  test('gives the data from local mode to the first administrator, in either mode', () =>
    withService(engine, {}, async (service) => {
      const home = (await service.client.get<AccountState>('/api/v1/account')).body;
      await service.client.post('/api/v1/tags', { name: 'Kept' });
      // In local mode anyone who reaches the service could leave a way in for later.
      const token = await service.client.post<{ secret: string }>('/api/v1/account/tokens', {
        name: 'left behind',
        scopes: ['write'],
      });
      const invitations = `/api/v1/libraries/${home.active_library_id}/invitations`;
      const invitation = await service.client.post<{ secret: string }>(invitations, { role: 'owner' });
      await service.stop();

      const second = service.beside({ settings: accounts });
      await second.start();
      const left = await second.client.get('/api/v1/libraries', { authorization: `Bearer ${token.body.secret}` });
      assert.equal(left.body.code, 'invalid-credentials');
      const admin = await setUp(second, 'Ada');
      assert.equal(admin.id, home.user?.id);
      assert.deepEqual(admin.state.libraries, home.libraries);
      assert.equal((await admin.client.get<{ items: unknown[] }>('/api/v1/tags')).body.items.length, 1);
      const guest = { ...inputWith(''), username: 'Eve', invitation: invitation.body.secret };
      assert.equal((await second.client.post('/api/v1/auth/register', guest)).body.code, 'invitation-invalid');
      await second.remove();

      await service.start();
      const { body } = await service.client.get<AccountState>('/api/v1/account');
      assert.deepEqual([body.auth_enabled, body.user?.id, body.user?.display_name], [false, admin.id, 'Ada A.']);
    }));

  test('`tureen admin setup-link` creates another administrator while the service runs', () =>
    withService(engine, { settings: accounts }, async (service) => {
      const first = await setUp(service);
      const { stdout } = await tureen(service, 'admin', 'setup-link');
      assert.match(stdout, /^http:\/\/localhost:8420\/setup\?token=[\w-]{43}\n$/);
      const answer = await service.client.post<AccountState>(SET_UP, inputWith(tokenOf(stdout.trim())));
      const second = new Person(service.client, answer, 'Ada', PASSWORD);
      assert.notEqual(second.id, first.id);
      assert.equal(second.state.user?.instance_admin, true);
      assert.deepEqual(
        second.state.libraries.map(({ name }) => name),
        ['Home'],
      );
      assert.notEqual(second.library, first.library);
    }));

  test('lists the commands for an unknown command and names a missing setting', () =>
    withService(engine, { settings: accounts }, async (service) => {
      for (const words of [['admin', 'nothing'], ['constructor']]) {
        await assert.rejects(tureen(service, ...words), { code: 2, stderr: /^tureen +start the service\n/ });
      }
      await assert.rejects(
        run(process.execPath, [path.join(import.meta.dirname, '../../../app/main.ts'), 'admin', 'setup-link'], {
          env: { ...process.env, ...service.settings },
        }),
        { code: 1, stderr: /Set TUREEN_AUTH=accounts/ },
      );
    }));
});

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { createLog } from '../../src/platform/log/log.ts';
import { onEveryEngine } from '../support/engines.ts';
import { PASSWORD, Person, invite, newToken, registerWith, setUp, signIn } from '../support/people.ts';
import type { AccountState } from '../support/people.ts';
import { serviceForSuite } from '../support/test-service.ts';
import type { TestService } from '../support/test-service.ts';

/** Everything that the database holds, as text. */
const dump = async (service: TestService): Promise<string> => {
  const isPostgres = service.settings['DATABASE_URL'] !== undefined;
  const tables = await service.rows(
    isPostgres
      ? "select tablename as name from pg_tables where schemaname = 'public'"
      : "select name from sqlite_master where type = 'table'",
  );
  assert.ok(tables.length > 10);
  const rows = [];
  for (const { name } of tables) rows.push(await service.rows(`select * from ${String(name)}`));
  return JSON.stringify(rows);
};

onEveryEngine('nothing secret is kept or shown', (engine) => {
  const lines: string[] = [];
  const urls: string[] = [];
  const service = serviceForSuite(engine, {
    settings: { TUREEN_AUTH: 'accounts' },
    log: createLog('trace', { write: (line) => void lines.push(line) }),
    watch: (path, { headers }) => urls.push(path, headers.location ?? ''),
  });

  test('in clear in the database, in the log, or in a URL', async () => {
    const secrets: string[] = [PASSWORD];
    const keep = (...more: readonly string[]): void => void secrets.push(...more);
    keep(new URL(service.setupLink).searchParams.get('token') ?? '');

    const admin = await setUp(service);
    const invitation = await invite(admin, admin.library, 'editor');
    const member = await registerWith(service, invitation);
    const again = await signIn(service, 'Admin');
    for (const { session, csrf } of [admin, member, again]) keep(session, csrf);
    keep(invitation);

    // Retried creations keep a receipt, which must not keep the secret.
    const key = { 'idempotency-key': 'once' };
    const token = { name: 'kept', scopes: ['write'] };
    const created = await member.client.post<{ secret: string }>('/api/v1/account/tokens', token, key);
    const replayed = await member.client.post<{ secret?: string }>('/api/v1/account/tokens', token, key);
    assert.deepEqual([replayed.status, replayed.body.secret], [201, undefined]);
    const second = await admin.client.post<{ secret: string }>(
      `/api/v1/libraries/${admin.library}/invitations`,
      { role: 'viewer' },
      key,
    );
    keep(created.body.secret, second.body.secret, await newToken(member, 'read'));
    await service.client.get('/api/v1/libraries', { authorization: `Bearer ${created.body.secret}` });

    const codes = await member.client.post<{ codes: string[] }>('/api/v1/account/recovery-codes', undefined);
    keep(...codes.body.codes, ...codes.body.codes.map((code) => code.replaceAll('-', '')));
    const recover = { username: member.username, code: codes.body.codes[0] };
    const recovered = new Person(
      service.client,
      await service.client.post<AccountState>('/api/v1/auth/recover', recover),
      member.username,
      '',
    );
    keep(recovered.session, recovered.csrf, 'tasted and remembered');
    const changed = await recovered.client.post('/api/v1/account/password', { new_password: 'tasted and remembered' });
    assert.equal(changed.status, 200);

    // Refusals are where secrets slip into messages.
    keep('a wrong password typed', 'the name is a secret too', 'wrong-invitation-secret', 'trn_pat_wrong_secret');
    const attempts = [
      ['/api/v1/auth/sign-in', { username: 'the name is a secret too', password: 'a wrong password typed' }],
      ['/api/v1/auth/sign-in', { username: 'Admin', password: ['a wrong password typed'] }],
      [
        '/api/v1/auth/register',
        { invitation: 'wrong-invitation-secret', username: 'x', display_name: 'x', password: PASSWORD },
      ],
      [
        '/api/v1/auth/setup',
        { token: 'wrong-invitation-secret', username: 'x', display_name: 'x', password: PASSWORD },
      ],
      ['/api/v1/auth/recover', { username: 'Admin', code: 'wrong-invitation-secret' }],
    ] as const;
    for (const [path, input] of attempts) assert.ok((await service.client.post(path, input)).status >= 400);
    await service.client.get('/api/v1/libraries', { authorization: 'Bearer trn_pat_wrong_secret' });

    const places = { database: await dump(service), log: lines.join('\n'), urls: urls.join('\n') };
    assert.ok(places.log.includes('/api/v1/auth/sign-in') && places.database.includes('person-'));
    for (const [place, text] of Object.entries(places)) {
      const found = secrets.filter((secret) => secret !== '' && text.includes(secret));
      assert.deepEqual(found, [], `in the ${place}`);
    }
    assert.ok(secrets.every((secret) => secret.length > 8));
  });
});

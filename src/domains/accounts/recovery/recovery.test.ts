import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';

import { onEveryEngine } from '../../../../test/support/engines.ts';
import { ManualClock } from '../../../../test/support/manual-clock.ts';
import { Person, newMember, setUp, signIn } from '../../../../test/support/people.ts';
import type { AccountState } from '../../../../test/support/people.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';
import { normalizeRecoveryCode, generateRecoveryCode } from './recovery-code.ts';

const CODES = '/api/v1/account/recovery-codes';
const RECOVER = '/api/v1/auth/recover';

suite('recovery code format', () => {
  test('has four groups of unambiguous characters and tolerates common copying errors', () => {
    const code = generateRecoveryCode();
    assert.match(code, /^[0-9A-HJKMNP-TV-Z]{5}(-[0-9A-HJKMNP-TV-Z]{5}){3}$/);
    assert.equal(normalizeRecoveryCode(code.toLowerCase().replaceAll('-', ' ')), normalizeRecoveryCode(code));
    assert.equal(normalizeRecoveryCode('oO0-iIlL1'), normalizeRecoveryCode('000-11111'));
  });
});

const codesOf = async (person: Person): Promise<readonly string[]> =>
  (await person.client.post<{ codes: string[] }>(CODES, undefined)).body.codes;

onEveryEngine('recovery codes', (engine) => {
  const clock = new ManualClock();
  const service = serviceForSuite(engine, { clock, settings: { TUREEN_AUTH: 'accounts' } });
  let admin: Person;
  let user: Person;
  const recover = (username: string, code: string) => service.client.post<AccountState>(RECOVER, { username, code });

  before(async () => {
    admin = await setUp(service);
    user = await newMember(service, admin, admin.library, 'editor');
  });

  test('return the same 401 for an unknown username, a wrong code and another user’s code', async () => {
    const [code = ''] = await codesOf(admin);
    const answers = [
      await recover('nobody', code),
      await recover(user.username, code),
      await recover(user.username, generateRecoveryCode()),
    ];
    for (const { status, body } of answers) {
      assert.equal(status, 401);
      assert.deepEqual({ ...body, instance: '' }, { ...answers[0]?.body, instance: '' });
    }
  });

  test('come in sets of ten, work for one sign-in each, and are replaced by new ones', async () => {
    const first = await codesOf(user);
    assert.equal(new Set(first).size, 10);
    assert.equal((await recover(user.username, first[0] ?? '')).status, 200);
    assert.equal((await recover(user.username, first[0] ?? '')).status, 401);
    assert.equal((await recover(user.username, first[1]?.toLowerCase() ?? '')).status, 200);
    await codesOf(user);
    assert.equal((await recover(user.username, first[2] ?? '')).status, 401);
  });

  test('work for exactly one of 50 concurrent requests with the same code', async () => {
    clock.advance({ minutes: 15 });
    const person = await signIn(service, user.username);
    const [code = ''] = await codesOf(person);
    const answers = await Promise.all(Array.from({ length: 50 }, () => recover(user.username, code)));
    assert.equal(answers.filter(({ status }) => status === 200).length, 1);
    // The others fail because of the code or, after ten failures, because of the rate limit.
    assert.ok(answers.every(({ status }) => status === 200 || status === 401 || status === 429));
    clock.advance({ minutes: 15 });
  });

  test('open a session that may only add a passkey or set a password until it has done so', async () => {
    const owner = await signIn(service, 'admin');
    const person = await newMember(service, owner, owner.library, 'editor');
    const [code = ''] = await codesOf(person);
    const recovered = new Person(service.client, await recover(person.username, code), person.username, '');
    assert.equal(recovered.state.recovery_authenticated, true);
    assert.deepEqual(recovered.state.libraries, []);
    const refused = [
      await recovered.client.get('/api/v1/libraries'),
      await recovered.client.get('/api/v1/tags', { 'x-service-library': owner.library }),
      await recovered.client.post('/api/v1/account/tokens', { name: 'x', scopes: ['read'] }),
      await recovered.client.post(CODES, undefined),
      await recovered.client.patch('/api/v1/account', { display_name: 'Eve' }),
    ];
    for (const { status, body } of refused) {
      assert.deepEqual([status, body.code], [403, 'credential-renewal-required']);
    }
    const set = await recovered.client.post('/api/v1/account/password', { new_password: 'remembered this time' });
    assert.equal(set.status, 200);
    const { body } = await recovered.client.get<AccountState>('/api/v1/account');
    assert.deepEqual([body.recovery_authenticated, body.libraries.length], [false, 1]);
    assert.equal((await recovered.client.get('/api/v1/libraries')).status, 200);
    await signIn(service, person.username, 'remembered this time');
  });

  test('require recent authentication to create and are not stored in plain text', async () => {
    const person = await signIn(service, 'admin');
    const codes = await codesOf(person);
    const stored = JSON.stringify(await service.rows('select * from recovery_code'));
    for (const code of codes) assert.ok(!stored.includes(code) && !stored.includes(normalizeRecoveryCode(code)));
    clock.advance({ minutes: 5, seconds: 1 });
    const late = await person.client.post(CODES, undefined);
    assert.deepEqual([late.status, late.body.code], [403, 'recent-authentication-required']);
  });
});

import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { createLog } from '../../src/platform/log/log.ts';
import { Authenticator, addPasskey, atLocalhost, challenge, localhostOf } from '../support/authenticator.ts';
import { onEveryEngine } from '../support/engines.ts';
import { TestApp, codeIn } from '../support/native-app.ts';
import type { NativeSession } from '../support/native-app.ts';
import { TestProvider } from '../support/openid-provider.ts';
import {
  PASSWORD,
  Person,
  bearer,
  confirm,
  contentOf,
  cookieOf,
  invite,
  newToken,
  registerWith,
  setUp,
  signIn,
} from '../support/people.ts';
import type { AccountState } from '../support/people.ts';
import { LINK, comeBack, sentTo, setOut, settingsWith } from '../support/provider-login.ts';
import { serviceForSuite } from '../support/test-service.ts';
import type { TestService } from '../support/test-service.ts';

const provider = await TestProvider.start();
after(() => provider.stop());

/** The secrets that one part of the scenario produces. */
type Keep = (...secrets: readonly string[]) => void;

/** Setup, registration, tokens, recovery, a new password. */
const passwords = async (service: TestService, keep: Keep): Promise<Person> => {
  keep(PASSWORD, new URL(service.setupLink).searchParams.get('token') ?? '');
  const admin = await setUp(service);
  const invitation = await invite(admin, admin.library, 'editor');
  const member = await registerWith(service, invitation);
  const again = await signIn(service, 'Admin');
  const confirmed = await confirm(again);
  for (const { session, csrf } of [admin, member, again, confirmed]) keep(session, csrf);
  const inApp = await bearer(service, confirmed.session).post<AccountState & NativeSession>('/api/v1/account/confirm', {
    password: PASSWORD,
  });
  keep(inApp.body.access_token, inApp.body.csrf_token);

  // A retried creation leaves a receipt, which must not contain the secret.
  const key = { 'idempotency-key': 'once' };
  const token = { name: 'kept', scopes: ['write'] };
  const created = await member.client.post<{ secret: string }>('/api/v1/account/tokens', token, key);
  const replayed = await member.client.post<{ secret?: string }>('/api/v1/account/tokens', token, key);
  assert.deepEqual([replayed.status, replayed.body.secret], [201, undefined]);
  const invitations = `/api/v1/libraries/${admin.library}/invitations`;
  const second = await admin.client.post<{ secret: string }>(invitations, { role: 'viewer' }, key);
  keep(invitation, created.body.secret, second.body.secret, await newToken(member, 'read'));
  await service.client.get('/api/v1/libraries', { authorization: `Bearer ${created.body.secret}` });

  const { codes } = (await member.client.post<{ codes: string[] }>('/api/v1/account/recovery-codes', undefined)).body;
  keep(...codes, ...codes.map((code) => code.replaceAll('-', '')));
  const answer = await service.client.post<AccountState>('/api/v1/auth/recover', {
    username: member.username,
    code: codes[0],
  });
  const recovered = new Person(service.client, answer, member.username, 'tasted and remembered');
  keep(recovered.session, recovered.csrf, recovered.password);
  const changed = await recovered.client.post('/api/v1/account/password', { new_password: recovered.password });
  assert.equal(changed.status, 200);
  return recovered;
};

const passkeys = async (service: TestService, person: Person, keep: Keep): Promise<void> => {
  const authenticator = new Authenticator();
  const page = atLocalhost(person.client);
  await addPasskey(page, authenticator);
  const { client, options, answer } = await challenge(atLocalhost(service.client));
  keep(options.challenge, cookieOf(answer, 'tureen_challenge') ?? '');
  const response = authenticator.get(localhostOf(client), options);
  const signedIn = await client.post<AccountState>('/api/v1/auth/passkeys/verify', { response });
  const { session, csrf } = new Person(service.client, signedIn, person.username, '');
  keep(session, csrf);
};

/** Tickets and app codes are put into URLs by design, for the holder of a verifier to use once. */
const providers = async (service: TestService, person: Person, keep: Keep, keepAddressed: Keep): Promise<void> => {
  const browser = service.client.with({ cookie: `tureen_session=${person.session}` });
  const linking = await setOut(browser, LINK);
  keep(linking.cookie.split('=')[1] ?? '', provider.secret);
  const linked = await comeBack(service, linking, await provider.visit(linking.address, 'ada'), person.session);
  assert.equal(sentTo(linked).pathname, '/');

  const app = new TestApp();
  const ticket = await person.client.post<{ link_ticket: string }>(
    '/api/v1/auth/kitchen/native-link-tickets',
    app.challenge,
    { origin: service.client.origin },
  );
  const leaving = await setOut(service.client, app.loginPath({ link_ticket: ticket.body.link_ticket }));
  const code = codeIn(sentTo(await comeBack(service, leaving, await provider.visit(leaving.address, 'ada'))));
  const { status, body } = await app.redeem<NativeSession>(service, code);
  assert.equal(status, 200);
  keep(leaving.cookie.split('=')[1] ?? '', app.verifier, body.access_token);
  keepAddressed(ticket.body.link_ticket, code);
};

const secretOf = (url = ''): string => new URL(url).searchParams.get('secret') ?? '';

/** Calendar apps know only a URL, so the secret is in it; it must not be anywhere else. */
const calendars = async (service: TestService, { client }: Person, keepAddressed: Keep): Promise<void> => {
  const path = '/api/v1/meals/calendar';
  const made = await client.post<{ url?: string }>(path, undefined, { 'idempotency-key': 'calendar' });
  const replayed = await client.post<{ url?: string }>(path, undefined, { 'idempotency-key': 'calendar' });
  assert.deepEqual([replayed.status, replayed.body.url], [201, undefined]);
  const second = await client.post<{ url?: string }>(path, undefined);
  const secrets = [secretOf(made.body.url), secretOf(second.body.url), 'a secret that was mistyped'];
  keepAddressed(...secrets, encodeURIComponent(secrets[2] ?? ''));
  const statuses: number[] = [];
  for (const secret of secrets) {
    statuses.push((await service.client.get(`${path}.ics?secret=${encodeURIComponent(secret)}`)).status);
  }
  assert.deepEqual(statuses, [404, 200, 404]);
  await service.client.get(`${path}.ics?secret=${secrets[1] ?? ''}&secret=${secrets[0] ?? ''}`);
  await service.client.get(`${path}.icsx?secret=${secrets[1] ?? ''}`);
  await client.delete(path);
};

/** Secrets tend to slip into the messages of rejections. */
const rejections = async (service: TestService, keep: Keep): Promise<void> => {
  const [wrong, name] = ['a wrong secret that was typed', 'a password typed as a name'];
  keep(wrong, name, 'trn_pat_wrong_secret');
  const person = { username: 'x', display_name: 'x', password: wrong };
  for (const [path, input] of [
    ['sign-in', { username: name, password: wrong }],
    ['sign-in', { username: 'Admin', password: [wrong] }],
    ['register', { ...person, invitation: wrong }],
    ['register', { ...person, invitation: [wrong] }],
    ['setup', { ...person, token: wrong }],
    ['recover', { username: 'Admin', code: wrong }],
    ['native-token', { code: wrong, code_verifier: wrong }],
  ] as const) {
    assert.ok((await service.client.post(`/api/v1/auth/${path}`, input)).status >= 400);
  }
  await service.client.get('/api/v1/libraries', { authorization: 'Bearer trn_pat_wrong_secret' });
};

onEveryEngine('secrets', (engine) => {
  const lines: string[] = [];
  const urls: string[] = [];
  const service = serviceForSuite(engine, {
    settings: settingsWith(provider),
    log: createLog('trace', { write: (line) => void lines.push(line) }),
    watch: (path, { headers }) => urls.push(path, headers.location ?? ''),
  });

  test('never appear in plain text in the database, the log or a URL', async () => {
    const secrets: string[] = [];
    const addressed: string[] = [];
    const keep: Keep = (...more) => void secrets.push(...more);
    const person = await passwords(service, keep);
    await passkeys(service, person, keep);
    await providers(service, person, keep, (...more) => void addressed.push(...more));
    await calendars(service, person, (...more) => void addressed.push(...more));
    await rejections(service, keep);
    assert.ok([...secrets, ...addressed].every((secret) => secret.length > 8));

    const database = await contentOf(service, engine);
    const log = lines.join('\n');
    // Proves that the search works: non-secret values are found there.
    assert.ok(database.includes(person.username) && log.includes('/api/v1/auth/sign-in'));
    for (const [place, text, forbidden] of [
      ['database', database, [...secrets, ...addressed]],
      ['log', log, [...secrets, ...addressed]],
      ['URLs', urls.join('\n'), secrets],
    ] as const) {
      const found = forbidden.filter((secret) => text.includes(secret));
      assert.deepEqual(found, [], `found in the ${place}`);
    }
  });
});

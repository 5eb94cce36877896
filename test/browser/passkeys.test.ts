import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import type { Page } from 'playwright-core';

import { localhostOf } from '../support/authenticator.ts';
import { chromiumForSuite, needsChromium } from '../support/chromium.ts';
import { engines } from '../support/engines.ts';
import { PASSWORD } from '../support/people.ts';
import type { AccountState } from '../support/people.ts';
import { serviceForSuite } from '../support/test-service.ts';
import { addAuthenticator } from './support/authenticator.ts';

/** Browser globals that Node.js does not have. */
interface World {
  readonly document: { readonly cookie: string };
  readonly navigator: {
    readonly credentials: Readonly<
      Record<'create' | 'get', (options: { publicKey: unknown }) => Promise<{ toJSON(): object } | null>>
    >;
  };
  readonly PublicKeyCredential: Readonly<
    Record<'parseCreationOptionsFromJSON' | 'parseRequestOptionsFromJSON', (options: object) => unknown>
  >;
}

interface Answer<T> {
  readonly status: number;
  readonly body: T;
}

/** Sends a request from the page, as its own script would. */
const post = <T = object>(page: Page, path: string, json?: object, csrf = ''): Promise<Answer<T>> =>
  page.evaluate(
    async ([address, body, token]) => {
      const answer = await fetch(`/api/v1${address}`, {
        method: 'POST',
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), 'x-csrf-token': token },
        body: body ?? null,
      });
      return { status: answer.status, body: (await answer.json()) as T };
    },
    [path, json === undefined ? undefined : JSON.stringify(json), csrf] as const,
  );

const get = <T>(page: Page, path: string): Promise<T> =>
  page.evaluate(async (address) => (await (await fetch(`/api/v1${address}`)).json()) as T, path);

/** Asks the authenticator to create a passkey and returns it. */
const makePasskey = (page: Page, options: object): Promise<object | undefined> =>
  page.evaluate(async (json) => {
    const { navigator, PublicKeyCredential } = globalThis as unknown as World;
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json);
    return (await navigator.credentials.create({ publicKey }))?.toJSON();
  }, options);

/** Asks the authenticator for a passkey and returns its response. */
const usePasskey = (page: Page, options: object): Promise<object | undefined> =>
  page.evaluate(async (json) => {
    const { navigator, PublicKeyCredential } = globalThis as unknown as World;
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(json);
    return (await navigator.credentials.get({ publicKey }))?.toJSON();
  }, options);

// One engine is enough: the database never sees how browsers differ from the software authenticator.
const [engine = assert.fail('no engine is configured')] = engines;

suite('passkeys in Chromium', needsChromium, () => {
  const service = serviceForSuite(engine, { settings: { TUREEN_AUTH: 'accounts' } });
  const chromium = chromiumForSuite();

  /** Opens a page of the service in a separate browser with an authenticator that always agrees. */
  const open = async (origin: string): Promise<Page> => {
    // Pages of the API allow no script at all, not even this one.
    const context = await chromium().newContext({ bypassCSP: true });
    const page = await context.newPage();
    await addAuthenticator(context, page);
    await page.goto(`${origin}/api/v1/docs`);
    return page;
  };

  test('offers no passkeys on an origin for which browsers reject them', async () => {
    const page = await open(service.client.origin);
    assert.equal((await get<AccountState>(page, '/account')).passkeys_available, false);
    assert.equal((await post(page, '/auth/passkeys/options')).status, 403);
    await assert.rejects(usePasskey(page, { challenge: 'AAAA', rpId: '127.0.0.1' }), /SecurityError/);
  });

  test('adds a passkey, signs in with it without a username, and confirms with it', async () => {
    const page = await open(localhostOf(service.client));
    const setUp = await post<AccountState>(page, '/auth/setup', {
      token: new URL(service.setupLink).searchParams.get('token'),
      username: 'Admin',
      display_name: 'Admin A.',
      password: PASSWORD,
    });
    assert.deepEqual([setUp.status, setUp.body.passkeys_available], [200, true]);
    const csrf = setUp.body.csrf_token;

    const creation = await post(page, '/account/passkeys/options', undefined, csrf);
    const made = await makePasskey(page, creation.body);
    const added = await post<{ id: string }>(page, '/account/passkeys', { response: made, name: 'Laptop' }, csrf);
    assert.equal(added.status, 201, JSON.stringify(added.body));

    // The browser itself refuses to create a second one on the same authenticator.
    const second = await post(page, '/account/passkeys/options', undefined, csrf);
    await assert.rejects(makePasskey(page, second.body), /InvalidStateError/);

    assert.equal((await post(page, '/auth/sign-out', undefined, csrf)).status, 200);
    assert.equal((await get<AccountState>(page, '/account')).user, null);

    const request = await post(page, '/auth/passkeys/options');
    assert.equal(await page.evaluate(() => (globalThis as unknown as World).document.cookie), '');
    const used = await usePasskey(page, request.body);
    const signedIn = await post<AccountState>(page, '/auth/passkeys/verify', { response: used });
    assert.equal(signedIn.status, 200, JSON.stringify(signedIn.body));
    assert.equal(signedIn.body.user?.id, setUp.body.user?.id);
    assert.equal((await get<AccountState>(page, '/account')).user?.id, setUp.body.user?.id);
    assert.equal((await post(page, '/auth/passkeys/verify', { response: used })).status, 401);

    const again = await usePasskey(page, (await post(page, '/auth/passkeys/options')).body);
    const confirmed = await post<AccountState>(page, '/account/confirm', { passkey: again }, signedIn.body.csrf_token);
    assert.deepEqual([confirmed.status, confirmed.body.user?.id], [200, setUp.body.user?.id]);
    const { csrf_token } = confirmed.body;
    assert.notEqual(csrf_token, signedIn.body.csrf_token);
    assert.equal((await get<AccountState>(page, '/account')).csrf_token, csrf_token);
  });
});

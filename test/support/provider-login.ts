import assert from 'node:assert/strict';
import { before } from 'node:test';

import type { ProblemBody } from '../../src/platform/problem/problem-body.ts';
import type { TestClient } from './client.ts';
import type { Engine } from './engines.ts';
import { ManualClock } from './manual-clock.ts';
import type { TestProvider } from './openid-provider.ts';
import { cookieOf, newMember, setUp } from './people.ts';
import type { AccountState, Person } from './people.ts';
import type { TestResponse } from './test-response.ts';
import { serviceForSuite } from './test-service.ts';
import type { TestService } from './test-service.ts';

export const LOGIN = '/api/v1/auth/kitchen/login';
export const LINK = `${LOGIN}?link=true`;

/** The redirect URL of an app outside its own machine. */
export const APP_ADDRESS = 'app.example:/callback?from=tureen';

/** Accounts with one provider of each kind and hardly any limits. */
export const settingsWith = (provider: TestProvider): Readonly<Record<string, string>> => ({
  TUREEN_AUTH: 'accounts',
  TUREEN_LIMIT_CHALLENGES_PER_MINUTE: '100000',
  TUREEN_NATIVE_REDIRECT_URIS: APP_ADDRESS,
  TUREEN_PROVIDERS: JSON.stringify([
    provider.entry('kitchen'),
    provider.entry('guests', { sign_up: true }),
    provider.entry('spare', { client_id: 'public', client_secret: undefined, scopes: ['profile'] }),
    provider.entry('misled', { client_secret: 'of another client' }),
    provider.entry('closed', { issuer: 'http://127.0.0.1:1' }),
  ]),
});

/** A browser on its way to a provider. */
interface Underway {
  /** The redirect target. */
  readonly address: string;
  /** The cookies the service set. */
  readonly cookie: string;
}

/** Status and code, which distinguish rejections. */
export const refusal = ({ status, body: { code } }: TestResponse<ProblemBody>): readonly [number, string] => [
  status,
  code,
];

/** Status and the first invalid location. */
export const placeOf = ({ status, body }: TestResponse<ProblemBody>): readonly [number, string | undefined] => [
  status,
  body.errors?.[0]?.location,
];

/** The full URL to which a response redirects. */
export const sentTo = ({ status, headers, text }: TestResponse<unknown>): URL => {
  assert.equal(status, 302, text);
  return new URL(headers.location ?? assert.fail('no Location is set'), 'http://service.invalid');
};

/** Starts a login and goes no further. */
export const setOut = async (client: TestClient, path: string): Promise<Underway> => {
  const answer = await client.get(path);
  const cookie = cookieOf(answer, 'tureen_login') ?? assert.fail(`no login cookie is set: ${answer.text}`);
  return { address: sentTo(answer).href, cookie: `tureen_login=${cookie}` };
};

/** Returns by a path in the browser that started the login, which may be signed in. */
export const comeBack = (
  { client }: TestService,
  { cookie }: Underway,
  path: string,
  session?: string,
): Promise<TestResponse<ProblemBody>> =>
  client.get(path, { cookie: session === undefined ? cookie : `${cookie}; tureen_session=${session}` });

/** A service with providers, and its users. */
export class ProviderSuite {
  readonly clock = new ManualClock();
  readonly service: TestService;
  readonly #provider: TestProvider;
  readonly #engine: Engine;
  #admin: Person | undefined;
  #subjects = 0;

  constructor(engine: Engine, provider: TestProvider) {
    this.#engine = engine;
    this.#provider = provider;
    this.service = serviceForSuite(engine, { settings: settingsWith(provider), clock: this.clock });
    before(async () => {
      this.#admin = await setUp(this.service);
    });
  }

  get admin(): Person {
    return this.#admin ?? assert.fail('the suite has not started');
  }

  newPerson(): Promise<Person> {
    return newMember(this.service, this.admin, this.admin.library, 'viewer');
  }

  /** A user known to the provider but not to the service. */
  newSubject(): string {
    return `${this.#engine.name}-${(this.#subjects += 1)}`;
  }

  /** The whole flow of a user who signs in there or declines, in a browser that may be signed in. */
  async goThrough(path: string, subject: string | undefined, session?: string): Promise<TestResponse<ProblemBody>> {
    const { client } = this.service;
    const underway = await setOut(
      session === undefined ? client : client.with({ cookie: `tureen_session=${session}` }),
      path,
    );
    return comeBack(this.service, underway, await this.#provider.visit(underway.address, subject), session);
  }

  link({ session }: Person, subject: string): Promise<TestResponse<ProblemBody>> {
    return this.goThrough(LINK, subject, session);
  }

  /** The user signed in by a response. */
  async stateAfter(answer: TestResponse<unknown>): Promise<AccountState> {
    const cookie = `tureen_session=${cookieOf(answer, 'tureen_session')}`;
    return (await this.service.client.get<AccountState>('/api/v1/account', { cookie })).body;
  }

  /** The newest history entry about an action. */
  async lastOf(action: string): Promise<object | undefined> {
    const path = `/api/v1/account/audit?limit=1&action=${action}`;
    const { body } = await this.admin.client.get<{ events: Record<string, unknown>[] }>(path);
    const [event] = body.events;
    return event && { outcome: event['outcome'], actor_id: event['actor_id'], target_id: event['target_id'] };
  }
}

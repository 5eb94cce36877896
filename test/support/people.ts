import assert from 'node:assert/strict';

import { describeOperations } from '../../src/app/module-context.ts';
import { createSetupLink } from '../../src/domains/accounts/index.ts';
import { systemClock } from '../../src/platform/clock/clock.ts';
import { loadConfig } from '../../src/app/tureen.ts';
import type { Operation } from '../../src/platform/http/operation.ts';
import type { Role } from '../../src/platform/http/scope.ts';
import { createUuidV7Generator } from '../../src/platform/ids/ids.ts';
import type { ProblemBody } from '../../src/platform/problem/problem-body.ts';
import type { TestClient } from './client.ts';
import type { Engine } from './engines.ts';
import type { TestResponse } from './test-response.ts';
import type { TestService } from './test-service.ts';

/** The parts of the Account state that tests read. */
export interface AccountState {
  readonly auth_enabled: boolean;
  readonly passkeys_available: boolean;
  readonly recovery_authenticated: boolean;
  readonly user: { readonly id: string; readonly display_name: string; readonly instance_admin: boolean } | null;
  readonly csrf_token: string;
  readonly libraries: readonly { readonly id: string; readonly name: string; readonly role: Role }[];
  readonly active_library_id: string;
}

/** The value of a cookie that a response sets; empty if it clears it. */
export const cookieOf = ({ headers }: TestResponse<unknown>, name: string): string | undefined =>
  headers['set-cookie']
    ?.find((line) => line.startsWith(`${name}=`))
    ?.split(';')[0]
    ?.slice(name.length + 1);

/** A signed-in user with their own browser. */
export class Person {
  readonly id: string;
  readonly username: string;
  readonly password: string;
  /** The session secret. */
  readonly session: string;
  readonly csrf: string;
  readonly state: AccountState;
  /** Sends the session cookie and the CSRF token with every request. */
  readonly client: TestClient;

  constructor(anyone: TestClient, answer: TestResponse<AccountState>, username: string, password: string) {
    assert.equal(answer.status, 200, answer.text);
    this.state = answer.body;
    this.id = answer.body.user?.id ?? assert.fail('no user is signed in');
    this.username = username;
    this.password = password;
    this.session = cookieOf(answer, 'tureen_session') ?? assert.fail('no session cookie is set');
    this.csrf = answer.body.csrf_token;
    this.client = anyone.with({ cookie: `tureen_session=${this.session}`, 'x-csrf-token': this.csrf });
  }

  /** Their first library. */
  get library(): string {
    return this.state.libraries[0]?.id ?? assert.fail('the user has no library');
  }

  /** Their client with the library selected. */
  in(library: string): TestClient {
    return this.client.with({ 'x-service-library': library });
  }
}

export const PASSWORD = 'a ladle of barley broth';

let people = 0;
const newName = (): string => `person-${(people += 1)}`;

/** Turns the holder of the link into the administrator. */
export const setUp = async (service: TestService, username = 'Admin'): Promise<Person> => {
  const token = new URL(service.setupLink).searchParams.get('token');
  const input = { token, username, display_name: `${username} A.`, password: PASSWORD };
  return new Person(service.client, await service.client.post('/api/v1/auth/setup', input), username, PASSWORD);
};

/** Another administrator, created with a link like those of the command line. */
export const newAdministrator = async (service: TestService, username = newName()): Promise<Person> => {
  const starting = { clock: systemClock, newId: createUuidV7Generator(systemClock) };
  const link = await createSetupLink(service.database, starting, service.client.origin);
  const token = new URL(link).searchParams.get('token');
  const input = { token, username, display_name: `${username} A.`, password: PASSWORD };
  return new Person(service.client, await service.client.post('/api/v1/auth/setup', input), username, PASSWORD);
};

/** The secret of a new invitation. */
export const invite = async (owner: Person, library: string, role: Role): Promise<string> => {
  const path = `/api/v1/libraries/${library}/invitations`;
  const { status, body } = await owner.client.post<{ secret: string }>(path, { role });
  assert.equal(status, 201);
  return body.secret;
};

export const registerWith = async (service: TestService, invitation: string, username = newName()): Promise<Person> => {
  const input = { invitation, username, display_name: `${username} B.`, password: PASSWORD };
  return new Person(service.client, await service.client.post('/api/v1/auth/register', input), username, PASSWORD);
};

/** A new member of this owner's library. */
export const newMember = async (service: TestService, owner: Person, library: string, role: Role): Promise<Person> =>
  registerWith(service, await invite(owner, library, role));

export const signIn = async (service: TestService, username: string, password = PASSWORD): Promise<Person> =>
  new Person(
    service.client,
    await service.client.post<AccountState>('/api/v1/auth/sign-in', { username, password }),
    username,
    password,
  );

/** The same person after confirming, which replaces their session. */
export const confirm = async ({ client, username, password }: Person): Promise<Person> =>
  new Person(client, await client.post<AccountState>('/api/v1/account/confirm', { password }), username, password);

/** The secret of a new personal API token. The session must be recent. */
export const newToken = async (person: Person, ...scopes: readonly ('read' | 'write')[]): Promise<string> => {
  const { status, body } = await person.client.post<{ secret: string }>('/api/v1/account/tokens', {
    name: 'test',
    scopes,
  });
  assert.equal(status, 201);
  return body.secret;
};

/** Creates a library of theirs and returns its id. */
export const newLibrary = async (owner: Person, name = 'Test'): Promise<string> => {
  const { status, body } = await owner.client.post<{ id: string }>('/api/v1/libraries', { name });
  assert.equal(status, 201);
  return body.id;
};

/** Makes an existing user a member. */
export const join = async (owner: Person, library: string, person: Person, role: Role): Promise<void> => {
  const secret = await invite(owner, library, role);
  assert.equal((await person.client.post('/api/v1/invitations/accept', { secret })).status, 200);
};

/** A program that has only a secret: neither cookie nor CSRF token. */
export const bearer = (service: TestService, secret: string): TestClient =>
  service.client.with({ authorization: `Bearer ${secret}` });

/** The items of a list, page by page. */
export const pagesOf = async <T>(client: TestClient, path: string, limit: number): Promise<(readonly T[])[]> => {
  const pages: (readonly T[])[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query: string = cursor === '' ? '' : `&cursor=${cursor}`;
    const { status, body }: TestResponse<{ items: readonly T[]; next_cursor: string | null }> = await client.get(
      `${path}?limit=${limit}${query}`,
    );
    assert.equal(status, 200);
    pages.push(body.items);
    cursor = body.next_cursor;
  }
  return pages;
};

/** Every operation that exists with accounts, for rules that apply to all of a kind. */
export const accountModeOperations = (): readonly Operation[] =>
  describeOperations(loadConfig({ TUREEN_AUTH: 'accounts' }, ''));

/** The status and, for a rejection, the code. */
export const statusAndCode = ({ status, body }: TestResponse<unknown>): unknown[] => [
  status,
  (body as Partial<ProblemBody>).code,
];

/** What two rejections must have in common so that neither reveals more than the other. */
export const tellingOf = ({ body }: TestResponse<ProblemBody>): object => ({ ...body, instance: '' });

/** The whole content of the database as text. */
export const contentOf = async (service: TestService, engine: Engine): Promise<string> => {
  const tables = await service.rows(
    engine.name === 'sqlite'
      ? "select name from sqlite_master where type = 'table'"
      : "select tablename as name from pg_tables where schemaname = 'public'",
  );
  const rows: unknown[] = [];
  for (const { name } of tables) rows.push(name, await service.rows(`select * from ${String(name)}`));
  return JSON.stringify(rows);
};

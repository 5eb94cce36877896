// interface.md, "Saved meal", "Invitation", "Passkey", "Account objects" and "Audit event".
import assert from 'node:assert/strict';

import type { AuditEvent } from '../../../../src/domains/accounts/audit/audit.schemas.ts';
import type { Passkey, PasskeyList } from '../../../../src/domains/accounts/passkeys/passkey.schemas.ts';
import type { AccountSession } from '../../../../src/domains/accounts/sessions/session.schemas.ts';
import type { AccountState as AccountStateBody } from '../../../../src/domains/accounts/state/account-state.schemas.ts';
import type { Invitation } from '../../../../src/domains/libraries/invitations/invitation.schemas.ts';
import { Authenticator, addPasskey, atLocalhost, challenge, localhostOf } from '../../../support/authenticator.ts';
import type { TestClient } from '../../../support/client.ts';
import { newMeal } from '../../../support/meals.ts';
import { newLibrary, newMember, registerWith, signIn } from '../../../support/people.ts';
import { newEntry, newRecipe } from '../../../support/recipes.ts';
import { proves, provedBy, section } from '../sentence.ts';
import type { Section, Subject } from '../sentence.ts';

interface NewInvitation {
  readonly invitation: Invitation;
  readonly secret: string;
}

const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z$/;
const MISSING = '00000000-0000-7000-8000-000000000000';

const newInvitation = async (client: TestClient, library: string, input: object = {}): Promise<NewInvitation> => {
  const path = `/api/v1/libraries/${library}/invitations`;
  const { status, body, text } = await client.post<NewInvitation>(path, { role: 'viewer', ...input });
  assert.equal(status, 201, text);
  return body;
};

const invitationsOf = (client: TestClient, library: string) =>
  client.get<{ invitations: readonly Invitation[] }>(`/api/v1/libraries/${library}/invitations`);

const accountOf = async (client: TestClient): Promise<AccountStateBody> => {
  const { status, body, text } = await client.get<AccountStateBody>('/api/v1/account');
  assert.equal(status, 200, text);
  return body;
};

const flagsOf = ({ auth_enabled, passkeys_available, recovery_authenticated }: AccountStateBody) => [
  auth_enabled,
  passkeys_available,
  recovery_authenticated,
];

/** A new user with one passkey, in a browser at localhost. */
const newPasskeyUser = async ({ accounts, admin }: Subject) => {
  const person = await newMember(accounts, admin, await newLibrary(admin), 'viewer');
  const client = atLocalhost(person.client);
  const authenticator = new Authenticator();
  const passkey = await addPasskey(client, authenticator, 'Phone');
  const list = async (): Promise<PasskeyList> => (await client.get<PasskeyList>('/api/v1/account/passkeys')).body;
  return { person, authenticator, passkey, list };
};

/** The audit event of a new invitation, and the request that left it. */
const auditedInvitation = async (client: TestClient) => {
  const { body: library } = await client.post<{ id: string }>('/api/v1/libraries', { name: 'Audited' });
  const answer = await client.post<NewInvitation>(`/api/v1/libraries/${library.id}/invitations`, { role: 'viewer' });
  const { body } = await client.get<{ events: readonly AuditEvent[] }>(
    `/api/v1/account/audit?library_id=${library.id}&action=invitation.created`,
  );
  const [event = assert.fail('no event')] = body.events;
  return { event, library: library.id, answer };
};

export const mealsAndAccounts: readonly Section[] = [
  section(
    'Saved meal',
    proves('Writable fields: `name`, `notes` (strings) and `dishes` (array).', async ({ client }) => {
      const { id } = await newMeal(client, 'saved-meals');
      const input = { name: 'Stew night', notes: 'With bread.', dishes: [{ id: 'a', display_name: 'Stew' }] };
      const { body } = await client.put<typeof input>(`/api/v1/saved-meals/${id}`, input, { 'if-match': '"1"' });
      assert.deepEqual({ name: body.name, notes: body.notes, dishes: body.dishes }, input);
      for (const wrong of [{ name: 5 }, { notes: 5 }, { dishes: {} }]) {
        const refused = await client.post('/api/v1/saved-meals', { ...input, ...wrong });
        assert.deepEqual([refused.status, refused.body.errors?.[0]?.location], [422, `body.${Object.keys(wrong)[0]}`]);
      }
    }),
    proves(
      'Dish: `id`, `entry_id`, `recipe_revision` (integer), `scale` (string), `display_name`, `notes`, `leftover_of` (strings)',
      async ({ client }) => {
        const entry_id = await newRecipe(client);
        const dish = { id: 'a', entry_id, recipe_revision: 1, scale: '3/2', display_name: 'Our soup', notes: 'Hot.' };
        const leftover = { id: 'b', entry_id, leftover_of: 'a' };
        const { dishes } = await newMeal(client, 'saved-meals', [dish, leftover]);
        const shown = { recipe_status: 'available', recipe_title: 'Soup' };
        assert.deepEqual(dishes, [
          { ...dish, ...shown },
          { ...leftover, ...shown },
        ]);
        for (const name of Object.keys({ ...dish, ...leftover })) {
          const input = { name: 'Soup night', dishes: [{ ...dish, [name]: { wrong: true } }] };
          const refused = await client.post('/api/v1/saved-meals', input);
          assert.deepEqual([refused.status, refused.body.errors?.[0]?.location], [422, `body.dishes[0].${name}`]);
        }
      },
    ),
    proves(
      '`plain_items` (array of `{id, name, quantity}`; only for a dish without `entry_id`).',
      async ({ client }) => {
        const plain_items = [{ id: 'x', name: 'Bread', quantity: '1 loaf' }];
        const { dishes } = await newMeal(client, 'saved-meals', [{ id: 'a', plain_items }]);
        assert.deepEqual(dishes, [{ id: 'a', plain_items }]);
        const both = { entry_id: await newRecipe(client), plain_items };
        const refused = await client.post('/api/v1/saved-meals', { name: 'Soup night', dishes: [both] });
        assert.deepEqual([refused.status, refused.body.errors?.[0]?.location], [422, 'body.dishes[0].plain_items']);
      },
    ),
    proves('In responses a dish also carries `recipe_status` (one value is `available`).', async ({ client }) => {
      const { id: entry_id } = await newEntry(client);
      const { id, dishes } = await newMeal(client, 'saved-meals', [{ entry_id }]);
      assert.equal(dishes[0]?.recipe_status, 'available');
      await client.delete(`/api/v1/recipes/${entry_id}`, { 'if-match': '"1"' });
      const { body } = await client.get<{ dishes: typeof dishes }>(`/api/v1/saved-meals/${id}`);
      assert.equal(body.dishes[0]?.recipe_status, 'trashed');
    }),
  ),

  section(
    'Invitation (metadata only, never the secret)',
    proves('`invitations` array of: `id`, `library_id`, `creator`, `hint`, `role` (strings)', async ({ admin }) => {
      const library = await newLibrary(admin);
      const { invitation, secret } = await newInvitation(admin.client, library, { role: 'editor', hint: 'Mina' });
      const { body, text } = await invitationsOf(admin.client, library);
      assert.deepEqual(
        body.invitations.map(({ id, library_id, creator, hint, role }) => [id, library_id, creator, hint, role]),
        [[invitation.id, library, admin.id, 'Mina', 'editor']],
      );
      assert.ok(!text.includes(secret));
    }),
    proves('`created_at`, `expires_at` (integer)', async ({ admin }) => {
      const library = await newLibrary(admin);
      await newInvitation(admin.client, library, { expires_in_hours: 2 });
      const [invitation] = (await invitationsOf(admin.client, library)).body.invitations;
      assert.ok(invitation && Number.isInteger(invitation.created_at));
      assert.equal(invitation.expires_at, invitation.created_at + 2 * 3600);
    }),
    proves('`accepted_at`, `revoked_at` (integer or null).', async ({ accounts, admin }) => {
      const library = await newLibrary(admin);
      const [used, revoked, open] = [
        await newInvitation(admin.client, library),
        await newInvitation(admin.client, library),
        await newInvitation(admin.client, library),
      ];
      await registerWith(accounts, used.secret);
      await admin.client.delete(`/api/v1/libraries/${library}/invitations/${revoked.invitation.id}`);
      const { body } = await invitationsOf(admin.client, library);
      const shapeOf = ({ invitation: { id } }: NewInvitation): readonly (string | null)[] => {
        const found = body.invitations.find((one) => one.id === id) ?? assert.fail('it is not listed');
        return [found.accepted_at, found.revoked_at].map((time) => (time === null ? null : typeof time));
      };
      assert.deepEqual([used, revoked, open].map(shapeOf), [
        ['number', null],
        [null, 'number'],
        [null, null],
      ]);
    }),
    provedBy(
      'Invitation secrets are returned once at creation and are never logged.',
      'src/domains/libraries/invitations/invitation.test.ts',
      'returns 201 without the secret on a retry with the same Idempotency-Key, and stores only its hash',
    ),
  ),

  section(
    'Passkey',
    proves('`id`, `name` (strings); `created_at` (date-time); `last_used_at` (date-time or null).', async (subject) => {
      const { accounts } = subject;
      const { authenticator, passkey, list } = await newPasskeyUser(subject);
      assert.deepEqual((await list()).passkeys, [passkey]);
      assert.deepEqual([passkey.name, passkey.last_used_at], ['Phone', null]);
      assert.match(passkey.created_at, DATE_TIME);
      const { client, options } = await challenge(atLocalhost(accounts.client));
      const response = authenticator.get(localhostOf(accounts.client), options);
      assert.equal((await client.post('/api/v1/auth/passkeys/verify', { response })).status, 200);
      const [used]: readonly (Passkey | undefined)[] = (await list()).passkeys;
      assert.deepEqual([used?.id, used?.created_at], [passkey.id, passkey.created_at]);
      assert.match(String(used?.last_used_at), DATE_TIME);
    }),
    proves(
      'List response: `{available (boolean, whether the current origin can register or use a passkey), passkeys (array or null)}`.',
      async (subject) => {
        const { person, passkey, list } = await newPasskeyUser(subject);
        assert.deepEqual(await list(), { available: true, passkeys: [passkey] });
        // Browsers allow no passkeys at an IP address.
        const { body } = await person.client.get<PasskeyList>('/api/v1/account/passkeys');
        assert.deepEqual(body, { available: false, passkeys: [passkey] });
      },
    ),
  ),

  section(
    'Account objects',
    proves(
      'Account state: `auth_enabled`, `passkeys_available`, `recovery_authenticated` (booleans)',
      async ({ accounts, admin, client }) => {
        assert.deepEqual(flagsOf(await accountOf(client)), [false, false, false]);
        assert.deepEqual(flagsOf(await accountOf(accounts.client)), [true, false, false]);
        assert.deepEqual(flagsOf(await accountOf(atLocalhost(admin.client))), [true, true, false]);
        const person = await newMember(accounts, admin, await newLibrary(admin), 'viewer');
        const codes = await person.client.post<{ codes: string[] }>('/api/v1/account/recovery-codes', undefined);
        const recovery = { username: person.username, code: codes.body.codes[0] };
        const recovered = await accounts.client.post<AccountStateBody>('/api/v1/auth/recover', recovery);
        assert.deepEqual(flagsOf(recovered.body), [true, false, true]);
      },
    ),
    proves('`user` (Account user or null)', async ({ accounts, admin }) => {
      assert.equal((await accountOf(admin.client)).user?.id, admin.id);
      assert.equal((await accountOf(accounts.client)).user, null);
    }),
    proves('`csrf_token` (string)', async ({ accounts, admin }) => {
      const { csrf_token } = await accountOf(admin.client);
      assert.equal(csrf_token, admin.csrf);
      const cookie = `tureen_session=${admin.session}`;
      const create = (token: string) =>
        accounts.client.post('/api/v1/libraries', { name: 'Token' }, { cookie, 'x-csrf-token': token });
      assert.equal((await create(csrf_token)).status, 201);
      assert.equal((await create('another')).body.code, 'csrf-token-invalid');
      assert.equal(typeof (await accountOf(accounts.client)).csrf_token, 'string');
    }),
    proves('`libraries` (array of Library or null)', async ({ accounts, admin }) => {
      const id = await newLibrary(admin, 'Cottage');
      const { libraries } = await accountOf(admin.client);
      const { body } = await admin.client.get(`/api/v1/libraries/${id}`);
      assert.deepEqual(
        libraries.find((library) => (library as { id: string }).id === id),
        body,
      );
      assert.deepEqual((await accountOf(accounts.client)).libraries, []);
    }),
    proves('`active_library_id` (string). All req.', async ({ accounts, admin }) => {
      const person = await newMember(accounts, admin, await newLibrary(admin), 'viewer');
      const own = await newLibrary(person);
      assert.equal((await person.client.post('/api/v1/account/library', { library_id: own })).status, 200);
      const state = await accountOf(person.client);
      assert.equal(state.active_library_id, own);
      const fields = ['active_library_id', 'auth_enabled', 'csrf_token', 'libraries', 'passkeys_available'];
      for (const account of [state, await accountOf(accounts.client)]) {
        for (const name of [...fields, 'recovery_authenticated', 'user']) assert.ok(name in account, name);
      }
    }),
    proves(
      'Account user: `id`, `display_name` (strings), `instance_admin` (boolean). All req.',
      async ({ accounts, admin }) => {
        const person = await newMember(accounts, admin, await newLibrary(admin), 'viewer');
        const renamed = await person.client.patch('/api/v1/account', { display_name: 'Mina' });
        assert.equal(renamed.status, 200);
        const { user } = await accountOf(person.client);
        assert.deepEqual(user, { id: person.id, display_name: 'Mina', instance_admin: false });
        assert.equal((await accountOf(admin.client)).user?.instance_admin, true);
      },
    ),
    proves(
      'Account session: `id`, `auth_method` (strings), `created_at`, `last_seen_at` (date-time), `current` (boolean). All req.',
      async ({ accounts, admin }) => {
        const person = await newMember(accounts, admin, await newLibrary(admin), 'viewer');
        const second = await signIn(accounts, person.username);
        const { body } = await second.client.get<{ items: readonly AccountSession[] }>('/api/v1/account/sessions');
        assert.deepEqual(
          body.items.map(({ auth_method, current }) => [auth_method, current]),
          [
            ['password', true],
            ['invitation', false],
          ],
        );
        for (const { created_at, last_seen_at } of body.items) {
          assert.match(created_at, DATE_TIME);
          assert.match(last_seen_at, DATE_TIME);
        }
        const other = body.items.find(({ current }) => !current)?.id ?? assert.fail('no other session');
        await second.client.delete(`/api/v1/account/sessions/${other}`);
        assert.equal((await person.client.get('/api/v1/libraries')).status, 401);
      },
    ),
    proves('Accepted response: `accepted` (req boolean).', async ({ admin }) => {
      const library = await newLibrary(admin);
      const { invitation } = await newInvitation(admin.client, library);
      const { status, body } = await admin.client.delete<object>(
        `/api/v1/libraries/${library}/invitations/${invitation.id}`,
      );
      assert.deepEqual([status, body], [200, { accepted: true }]);
    }),
  ),

  section(
    'Audit event',
    proves('List response `{events: [...]}`.', async ({ client }) => {
      const { event, library } = await auditedInvitation(client);
      const { body } = await client.get<object>(`/api/v1/account/audit?library_id=${library}&action=${event.action}`);
      assert.deepEqual(body, { events: [event] });
      const none = await client.get<object>(`/api/v1/account/audit?actor_id=${MISSING}`);
      assert.deepEqual(none.body, { events: [] });
    }),
    proves('Event: `id` (integer), `created_at` (integer, Unix seconds)', async ({ client }) => {
      const started = Math.floor(Date.now() / 1000);
      const [{ event: first }, { event: second }] = [await auditedInvitation(client), await auditedInvitation(client)];
      assert.ok(Number.isInteger(first.id) && second.id > first.id);
      assert.ok(Number.isInteger(first.created_at));
      assert.ok(started <= first.created_at && first.created_at <= Date.now() / 1000);
    }),
    proves(
      '`action`, `actor_id`, `correlation_id`, `credential_id`, `library_id`, `outcome`, `target_id`, `target_type` (strings).',
      async ({ client }) => {
        const { event, library, answer } = await auditedInvitation(client);
        const { id: _, created_at: __, credential_id, ...rest } = event;
        assert.deepEqual(rest, {
          action: 'invitation.created',
          actor_id: (await accountOf(client)).user?.id,
          correlation_id: answer.headers['x-request-id'],
          library_id: library,
          outcome: 'succeeded',
          target_id: answer.body.invitation.id,
          target_type: 'invitation',
        });
        const { body } = await client.get<{ items: readonly AccountSession[] }>('/api/v1/account/sessions');
        assert.ok(body.items.some(({ id }) => id === credential_id));
      },
    ),
  ),
];

import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { PASSWORD, accountModeOperations } from '../support/people.ts';
import { serviceForSuite } from '../support/test-service.ts';
import { assemble } from './callers.ts';
import type { CallerKind, Cast } from './callers.ts';
import { first, inLibrary, made, unique } from './requests.ts';
import type { Sent } from './requests.ts';
import { table } from './table.ts';

const changes = accountModeOperations().filter(({ kind }) => kind === 'change');

/** Changes that append no event to the library's or the instance's stream, and why. All others do. */
const withoutEvent: Readonly<Record<string, readonly string[]>> = {
  'private to the user': [
    'renameAccount',
    'changeAccountSettings',
    'selectLibrary',
    'endSession',
    'signOut',
    'signIn',
    'changePassword',
    'confirmSession',
    'beginPasskeyRegistration',
    'addPasskey',
    'renamePasskey',
    'deletePasskey',
    'beginPasskeySignIn',
    'signInWithPasskey',
    'beginProviderLogin',
    'finishProviderLogin',
    'createNativeLinkTicket',
    'beginNativeLogin',
    'createNativeToken',
    'recover',
    'makeRecoveryCodes',
    'createToken',
    'deleteToken',
    'createCalendar',
    'revokeCalendar',
  ],
  'has an event once it is accepted': ['createInvitation', 'revokeInvitation'],
  'changes nothing': ['createMeasurementPlan', 'readRecipes'],
  'configures the receivers of events': [
    'createWebhook',
    'replaceWebhook',
    'deleteWebhook',
    'rotateWebhookSecret',
    'testWebhook',
    'resendWebhookDelivery',
    'createInstanceWebhook',
    'replaceInstanceWebhook',
    'deleteInstanceWebhook',
    'rotateInstanceWebhookSecret',
    'testInstanceWebhook',
    'resendInstanceWebhookDelivery',
  ],
  // It creates the first administrator, who already exists here.
  'done before anyone can receive events': ['setUpInstance'],
};
const exceptions = new Set(Object.values(withoutEvent).flat());

interface EventRequest {
  readonly by?: CallerKind;
  readonly request: (cast: Cast) => Promise<Sent>;
}

const invitation = async ({ owner, library }: Cast): Promise<string> => {
  const path = `/api/v1/libraries/${library}/invitations`;
  return (await owner.client.post<{ secret: string }>(path, { role: 'viewer' })).body.secret;
};

/** Requests to use if the one in the table is rejected or changes nothing. */
const overrides: Readonly<Record<string, EventRequest>> = {
  deleteLibrary: {
    request: async (cast) => {
      const { body } = await cast.owner.client.post<{ id: string }>('/api/v1/libraries', { name: unique() });
      return { path: `/api/v1/libraries/${body.id}`, headers: first };
    },
  },
  register: {
    by: 'signed out',
    request: async (cast) => ({
      path: '/api/v1/auth/register',
      json: { invitation: await invitation(cast), username: 'Newcomer', display_name: 'N', password: PASSWORD },
    }),
  },
  acceptInvitation: {
    by: 'member of another library',
    request: async (cast) => ({ path: '/api/v1/invitations/accept', json: { secret: await invitation(cast) } }),
  },
  restoreRecipes: {
    request: async (cast) => {
      const id = await made(cast, '/api/v1/recipes', { recipe: { title: unique() } });
      await cast.owner.in(cast.library).delete(`/api/v1/recipes/${id}`, first);
      const json = { items: [{ id, revision: 2 }] };
      return { path: '/api/v1/bulk/recipes/restore', json, headers: inLibrary(cast) };
    },
  },
  clearBought: {
    request: async (cast) => {
      const list = await made(cast, '/api/v1/shopping/lists', { name: unique() });
      const path = `/api/v1/shopping/lists/${list}`;
      const client = cast.owner.in(cast.library);
      const key = { 'idempotency-key': unique() };
      await client.post(`${path}/items`, { items: [{ id: 'leek', name: 'Leek' }] }, key);
      const bought = { operation_id: unique(), base_revision: 2, set: { bought: true } };
      await client.patch(`${path}/items/leek`, bought);
      const json = { operation_id: unique(), base_revision: 3 };
      return { path: `${path}/clear-bought`, json, headers: inLibrary(cast) };
    },
  },
};

/** Applying a review changes the list like any other change; the table applies an empty one. */
const ELSEWHERE = new Set(['applyReview']);

suite('events for changes', () => {
  test('lists exceptions only for operations that change something', () => {
    const ids = new Set(changes.map(({ id }) => id));
    assert.deepEqual(
      [...exceptions, ...Object.keys(overrides), ...ELSEWHERE].filter((id) => !ids.has(id)),
      [],
    );
  });
});

onEveryEngine('events for changes', (engine) => {
  const clock = new ManualClock();
  const service = serviceForSuite(engine, { clock, settings: { TUREEN_AUTH: 'accounts' } });
  let cast: Cast;
  before(async () => {
    cast = await assemble(service, clock);
  });

  const count = async (): Promise<number> => Number((await service.rows('select count(*) as n from event'))[0]?.['n']);

  for (const { id, method } of changes.filter((change) => !exceptions.has(change.id) && !ELSEWHERE.has(change.id))) {
    test(id, async () => {
      const row = table[id];
      assert.ok(row, 'the table has no row for this operation');
      const usual: CallerKind = row.rule.owner === 'ok' ? 'owner' : 'administrator without membership';
      const { by, request }: EventRequest = overrides[id] ?? { by: usual, request: async (all) => row.request(all) };
      const { path, headers = {}, ...body } = await request(cast);
      const earlier = await count();
      const answer = await cast.clients[by ?? 'owner'].send(method, path, { ...body, headers });
      assert.ok((await count()) > earlier, `${answer.status} ${answer.text}`);
    });
  }
});

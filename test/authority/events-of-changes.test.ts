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

/** Changes of which nobody who follows a library or the instance is told, and why. All others append an event. */
const untold: Readonly<Record<string, readonly string[]>> = {
  'what is somebody’s own': [
    'renameAccount',
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
  'what becomes a member or nothing': ['createInvitation', 'revokeInvitation'],
  'what is shown and not done': ['createMeasurementPlan', 'readRecipes'],
  'who is told, which they are not told themselves': [
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
  // It makes the first administrator, who is there before anything can be asked here.
  'what is over when there is somebody to tell': ['setUpInstance'],
};
const exceptions = new Set(Object.values(untold).flat());

interface Telling {
  readonly by?: CallerKind;
  readonly request: (cast: Cast) => Promise<Sent>;
}

const invitation = async ({ owner, library }: Cast): Promise<string> => {
  const path = `/api/v1/libraries/${library}/invitations`;
  return (await owner.client.post<{ secret: string }>(path, { role: 'viewer' })).body.secret;
};

/** Where the request of the table is refused, or finds nothing to change. */
const telling: Readonly<Record<string, Telling>> = {
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

/** A review that is applied is a change of the list as any other; the table applies one of an empty list. */
const ELSEWHERE = new Set(['applyReview']);

suite('events of changes', () => {
  test('the exceptions are changes', () => {
    const ids = new Set(changes.map(({ id }) => id));
    assert.deepEqual(
      [...exceptions, ...Object.keys(telling), ...ELSEWHERE].filter((id) => !ids.has(id)),
      [],
    );
  });
});

onEveryEngine('events of changes', (engine) => {
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
      assert.ok(row, 'it has no row');
      const usual: CallerKind = row.rule.owner === 'ok' ? 'owner' : 'administrator without membership';
      const { by, request }: Telling = telling[id] ?? { by: usual, request: async (all) => row.request(all) };
      const { path, headers = {}, ...body } = await request(cast);
      const earlier = await count();
      const answer = await cast.clients[by ?? 'owner'].send(method, path, { ...body, headers });
      assert.ok((await count()) > earlier, `${answer.status} ${answer.text}`);
    });
  }
});

// Databases created by earlier versions (scripts/make-upgrade-fixture.ts) upgrade in place and give the same responses.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';

import type { ShoppingListBody } from '../../src/domains/shopping/lists/list.schemas.ts';
import type { DeliveryBody } from '../../src/domains/webhooks/webhook.schemas.ts';
import type { TestClient } from '../support/client.ts';
import { onEveryEngine } from '../support/engines.ts';
import { eventually } from '../support/eventually.ts';
import type { FoundPage } from '../support/find-recipes.ts';
import { PREVIEWS } from '../support/imports.ts';
import type { PlanAnswer } from '../support/imports.ts';
import { endedJob } from '../support/jobs.ts';
import { TestProvider } from '../support/openid-provider.ts';
import { recipeOf } from '../support/pantry.ts';
import { PASSWORD, bearer, cookieOf, registerWith, signIn, statusAndCode } from '../support/people.ts';
import type { AccountState } from '../support/people.ts';
import { LOGIN, comeBack, setOut } from '../support/provider-login.ts';
import { newEntry } from '../support/recipes.ts';
import type { EntryBody } from '../support/recipes.ts';
import { TestList, openNames } from '../support/shopping.ts';
import type { TestService } from '../support/test-service.ts';
import { ownerOf } from './answers.ts';
import { comparable, readAnswer } from './comparable-answer.ts';
import type { Answer } from './comparable-answer.ts';
import { FIXTURES, readFixture, restoreInto } from './fixture.ts';
import type { Fixture } from './fixture.ts';
import type { Household } from './household.ts';
import { clockAt, serviceOn } from './service-on.ts';

/** Responses to which later versions added members or values. That changes the tag of a response, too. */
const EXTENDED: ReadonlySet<string> = new Set([
  '/api/v1/webhooks',
  '/api/v1/instance-webhooks',
  '/api/v1/capabilities',
  '/api/v1/schemas/recipe',
  '/api/v1/account',
  '/api/v1/account/audit?limit=100',
]);

/** The same, for paths that begin like this. */
const EXTENDED_UNDER = ['/api/v1/libraries', '/api/v1/recipes/import-previews/'];

const isExtended = (path: string): boolean =>
  EXTENDED.has(path) || EXTENDED_UNDER.some((beginning) => path.startsWith(beginning)) || path.includes('/scaled?');

/** The creation and deletion of a library belonged to no library at first, and got its id later. */
const LIBRARY_RECORDS = new Set(['library.created', 'library.deleted']);

interface AuditBody {
  readonly events: readonly { readonly action: string; readonly target_id: string }[];
}

const withLibraryIds = ({ events }: AuditBody): unknown => ({
  events: events.map((event) =>
    LIBRARY_RECORDS.has(event.action) ? { ...event, library_id: event.target_id } : event,
  ),
});

/** Scaled lines in which the noun did not yet agree with its number. */
const AGREEING: Readonly<Record<string, string>> = {
  '2/3 carrots': '2/3 carrot',
  '2 onion': '2 onions',
  '2/3 eggs': '2/3 egg',
  '2 lettuce': '2 lettuces',
};

const withAgreeingNouns = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (_, value: unknown) =>
    typeof value === 'string' ? (AGREEING[value] ?? value) : value,
  );

/** A stored response with what later versions changed on purpose. */
const asAnsweredToday = (path: string, body: unknown): unknown => {
  if (path.includes('/scaled?')) return withAgreeingNouns(body);
  return path.startsWith('/api/v1/account/audit') ? withLibraryIds(body as AuditBody) : body;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value without members that the earlier one does not have. */
const pickKnown = (value: unknown, earlier: unknown): unknown => {
  if (Array.isArray(value) && Array.isArray(earlier))
    return value.map((item, index) => pickKnown(item, earlier[index]));
  return isObject(value) && isObject(earlier)
    ? Object.fromEntries(Object.keys(earlier).map((name) => [name, pickKnown(value[name], earlier[name])]))
    : value;
};

const withoutAdditions = (path: string, present: Answer, { etag, body }: Answer): Answer =>
  isExtended(path) ? { ...present, ...(etag !== undefined && { etag }), body: pickKnown(present.body, body) } : present;

const nameOf = ({ body }: { readonly body: AccountState }): string | undefined => body.user?.display_name;

for (const version of readdirSync(FIXTURES)) {
  onEveryEngine(`a database of version ${version}`, (engine) => {
    let fixture: Fixture;
    let household: Household;
    let service: TestService;
    let owner: TestClient;
    const cleanUp = new AsyncDisposableStack();
    after(() => cleanUp.disposeAsync());

    before(async () => {
      fixture = await readFixture(version, engine.name);
      ({ household } = fixture);
      const database = await engine.createEmptyDatabase();
      service = serviceOn(engine, database, household);
      cleanUp.defer(() => service.remove());
      await restoreInto(database.settings, fixture);
      await service.start();
      owner = ownerOf(service.client, household);
    });

    test('responds to every request as that version did', async () => {
      const expected: Record<string, Answer> = {};
      const actual: Record<string, Answer> = {};
      for (const [path, stored] of Object.entries(fixture.answers)) {
        const answer = { ...stored, body: comparable(path, asAnsweredToday(path, stored.body)) };
        const present = withoutAdditions(path, await readAnswer(owner, household, path), answer);
        if (isDeepStrictEqual(present, answer)) continue;
        expected[path] = answer;
        actual[path] = present;
      }
      assert.deepEqual(actual, expected);
    });

    test('accepts the secrets that version issued', async () => {
      const { token, invitation, setupToken, recoveryCode, lockedOut } = household;
      assert.equal(nameOf(await bearer(service, token).get<AccountState>('/api/v1/account')), 'Vera A.');
      assert.equal((await registerWith(service, invitation, 'Nora')).state.libraries[0]?.role, 'viewer');
      const input = { token: setupToken, username: 'Root', display_name: 'Root', password: PASSWORD };
      const administrator = await service.client.post<AccountState>('/api/v1/auth/setup', input);
      assert.equal(administrator.body.user?.instance_admin, true, administrator.text);
      const recovery = { username: household.owner.username, code: recoveryCode };
      const recovered = await service.client.post<AccountState>('/api/v1/auth/recover', recovery);
      assert.equal(recovered.body.recovery_authenticated, true, recovered.text);
      const late = await service.client.post('/api/v1/auth/sign-in', { username: lockedOut, password: PASSWORD });
      assert.deepEqual(statusAndCode(late), [429, 'rate-limited']);
    });

    test('recognizes a user who signs in with a provider', async (t) => {
      const provider = await TestProvider.start();
      t.after(() => provider.stop());
      const settings = { TUREEN_AUTH: 'accounts', TUREEN_PROVIDERS: JSON.stringify([provider.entry('kitchen')]) };
      const beside = service.beside({ clock: clockAt(household), settings });
      await beside.start();
      t.after(() => beside.remove());
      const underway = await setOut(beside.client, LOGIN);
      const back = await comeBack(beside, underway, await provider.visit(underway.address, household.subject));
      const cookie = `tureen_session=${cookieOf(back, 'tureen_session')}`;
      assert.equal(nameOf(await beside.client.get<AccountState>('/api/v1/account', { cookie })), 'Vera A.');
    });

    test('remembers earlier requests and does not repeat them', async () => {
      const { receipt, list, deletedList } = household;
      const again = await owner.post<{ id: string }>('/api/v1/tags', receipt.input, { 'idempotency-key': receipt.key });
      assert.deepEqual([again.status, again.body.id], [201, receipt.id], again.text);
      const path = `/api/v1/shopping/lists/${list.id}`;
      const { operation } = list;
      const another = await owner.patch(`${path}/items/coffee`, { ...operation.json, set: { bought: false } });
      assert.deepEqual(statusAndCode(another), [409, 'idempotency-conflict']);
      const retried = await owner.patch<ShoppingListBody>(`${path}/items/coffee`, operation.json);
      assert.deepEqual([retried.status, retried.body.applied_revision], [200, operation.appliedRevision], retried.text);
      const archived = await new TestList(owner, list.id).add([{ id: list.archivedItem, name: 'Again' }]);
      assert.deepEqual(statusAndCode(archived), [409, 'item-id-taken']);
      const { body } = await owner.post<ShoppingListBody>('/api/v1/shopping/lists', { id: deletedList, name: 'New' });
      assert.ok(body.revision > 1, 'the new list reuses revisions of the deleted one');
    });

    test('completes open plans, interrupted jobs and pending deletions', async () => {
      const { plan, interruptedJob } = household;
      const applied = await owner.post<PlanAnswer>(
        `${PREVIEWS}/${plan.preview}/measurement-resolution-plans/${plan.id}/apply`,
        { expected_preview_revision: plan.revision },
      );
      assert.equal(applied.status, 200, applied.text);
      const resumed = await owner.post(`/api/v1/jobs/${interruptedJob}/resume`, undefined);
      assert.ok(resumed.status < 300, resumed.text);
      const { state, progress } = await endedJob(owner, interruptedJob);
      assert.deepEqual([state, progress.succeeded], ['succeeded', progress.total]);
      await eventually(async () => {
        const rows = await service.rows('select id from library where deleted_at is not null');
        return rows.length === 0;
      }, 'the removal of the deleted library');
    });

    test('uses existing meals and pantry entries', async () => {
      const leftovers = { date: '2026-03-05', slot: 'lunch', dishes: [{ leftover_of: 'soup' }] };
      const planned = await owner.post('/api/v1/meals', leftovers);
      assert.equal(planned.status, 201, planned.text);
      const { id } = await newEntry(owner, recipeOf('Fried onions', 'onions', 'butter'));
      const cookable = await owner.get<FoundPage>('/api/v1/recipes?cookable_from_pantry=true');
      assert.ok(
        cookable.body.items.some((item) => item.id === id),
        cookable.text,
      );
    });

    test('accepts changes and queues webhook deliveries for them', async () => {
      const { recipe, list, webhook } = household;
      const path = `/api/v1/recipes/${recipe}`;
      const read = await owner.get<EntryBody>(path);
      const document = { ...read.body.recipe, title: 'Onion soup with rhubarb' };
      const edited = await owner.put<EntryBody>(path, { recipe: document }, { 'if-match': read.headers.etag ?? '' });
      assert.deepEqual([edited.status, edited.body.revision], [200, read.body.revision + 1], edited.text);
      const found = await owner.get<FoundPage>('/api/v1/recipes?q=rhubarb');
      assert.deepEqual(
        found.body.items.map(({ id }) => id),
        [recipe],
      );

      const added = await new TestList(owner, list.id).add([{ id: 'salt', name: 'Salt' }]);
      assert.ok(openNames(added.body).includes('Salt'), added.text);
      const person = await signIn(service, household.owner.username);
      assert.equal(nameOf(await person.client.get<AccountState>('/api/v1/account')), 'Vera A.');

      const { body: tag } = await owner.post<{ id: string }>('/api/v1/tags', { name: 'Upgraded' });
      assert.ok(tag.id);
      const deliveries = `/api/v1/webhooks/${webhook}/deliveries`;
      const known = fixture.answers[deliveries]?.body as readonly DeliveryBody[];
      const { body: present } = await owner.get<readonly DeliveryBody[]>(deliveries);
      const ids = new Set(known.map(({ id }) => id));
      assert.deepEqual(
        present.filter(({ id }) => !ids.has(id)).map(({ event_type }) => event_type),
        ['tag.created'],
      );
    });

    test('is not migrated again by a second start', async () => {
      const applied = () => service.rows('select * from schema_migration order by number');
      const migrations = await applied();
      await service.restart();
      assert.deepEqual(await applied(), migrations);
      owner = ownerOf(service.client, household);
      assert.equal(nameOf(await owner.get<AccountState>('/api/v1/account')), 'Vera A.');
    });
  });
}

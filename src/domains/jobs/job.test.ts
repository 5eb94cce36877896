import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../../../test/support/engines.ts';
import { endedJob, readJob, storedJob } from '../../../test/support/jobs.ts';
import { ManualClock } from '../../../test/support/manual-clock.ts';
import { newMember, setUp } from '../../../test/support/people.ts';
import { newRecipe } from '../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../test/support/test-service.ts';
import { sweepJobs } from '../../platform/jobs/sweep-jobs.ts';
import type { JobBody } from './job.schemas.ts';

onEveryEngine('job resource', (engine) => {
  const clock = new ManualClock();
  const service = serviceForSuite(engine, {
    clock,
    settings: { TUREEN_AUTH: 'accounts' },
    workerSettings: { pollMs: 20 },
  });
  let admin: Awaited<ReturnType<typeof setUp>> | undefined;
  const owner = async () => (admin ??= await setUp(service));

  test('expires jobs and their items 24 hours after creation', async () => {
    const { client, id: user, library } = await owner();
    const recipe = await newRecipe(client);
    const queued = await client.post<JobBody>(
      '/api/v1/bulk/recipes/read',
      { items: [{ id: recipe, revision: 1 }] },
      { 'idempotency-key': 'read it' },
    );
    const { id, created_at, expires_at } = queued.body;
    assert.equal(Date.parse(expires_at) - Date.parse(created_at), 24 * 3_600_000);
    await endedJob(client, id);
    const open = await storedJob(service, library, user);
    clock.advance({ hours: 23 });
    await sweepJobs(service.database, clock, []);
    assert.equal((await readJob(client, id)).state, 'succeeded');
    clock.advance({ hours: 1 });
    // Holds whether or not the expiry has been stored yet.
    assert.equal((await readJob(client, id)).state, 'expired');
    assert.equal((await client.get(`/api/v1/jobs/${id}/items`)).body.code, 'job-expired');
    await sweepJobs(service.database, clock, []);
    assert.equal((await readJob(client, id)).state, 'expired');
    for (const path of ['items', 'download']) {
      const gone = await client.get(`/api/v1/jobs/${id}/${path}`);
      assert.deepEqual([gone.status, gone.body.code], [410, 'job-expired'], path);
    }
    for (const path of ['resume', 'cancel']) {
      const gone = await client.post(`/api/v1/jobs/${id}/${path}`, {});
      assert.deepEqual([gone.status, gone.body.code], [410, 'job-expired'], path);
    }
    assert.deepEqual(await service.rows(`select 1 from job_item where job_id = '${id}'`), []);
    assert.equal((await readJob(client, open)).state, 'interrupted');
    clock.advance({ hours: 8 * 24 });
    await sweepJobs(service.database, clock, []);
    assert.equal((await client.get(`/api/v1/jobs/${id}`)).body.code, 'job-not-found');
  });

  test('lets the creator and owners cancel a job, and other members read it', async () => {
    const { client, library } = await owner();
    const people = await owner();
    const [creator, other] = [
      await newMember(service, people, library, 'viewer'),
      await newMember(service, people, library, 'editor'),
    ];
    const job = await storedJob(service, library, creator.id);
    assert.equal((await other.in(library).get(`/api/v1/jobs/${job}`)).status, 200);
    const refused = await other.in(library).post(`/api/v1/jobs/${job}/cancel`, {});
    assert.deepEqual([refused.status, refused.body.code], [403, 'forbidden']);
    assert.equal((await creator.in(library).post(`/api/v1/jobs/${job}/resume`, {})).status, 200);
    assert.equal((await client.post(`/api/v1/jobs/${job}/cancel`, {})).status, 200);
  });

  test('changes the ETag of a job when it is resumed', async () => {
    const { client, id: user, library } = await owner();
    const path = `/api/v1/jobs/${await storedJob(service, library, user)}`;
    const { etag } = (await client.get(path)).headers;
    assert.equal(etag, '"1"');
    assert.equal((await client.get(path, { 'if-none-match': etag })).status, 304);
    await client.post(`${path}/resume`, {});
    assert.equal((await client.get(path, { 'if-none-match': etag })).status, 200);
  });
});

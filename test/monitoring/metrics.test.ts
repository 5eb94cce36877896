import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { suite, test } from 'node:test';

import { parse } from 'yaml';

import { gauge } from '../../src/platform/metrics/metric.ts';
import type { Metric } from '../../src/platform/metrics/metric.ts';
import { Metrics } from '../../src/platform/metrics/metrics.ts';
import type { TestClient } from '../support/client.ts';
import { engines, onEveryEngine } from '../support/engines.ts';
import { eventually } from '../support/eventually.ts';
import { storedJob } from '../support/jobs.ts';
import { rowOf, rowsOf } from '../support/markdown-tables.ts';
import { TestService, serviceForSuite } from '../support/test-service.ts';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const operations = read('docs/operations.md');

const NAME = /\b(?:tureen|process|nodejs)_[a-z0-9_]+/g;

const scrape = async (client: TestClient): Promise<string> => (await client.get('/metrics')).text;

/** The names and types of all metrics. */
const metricsIn = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', type = '']) => [name, type]));

/** The value of a series, by its name and labels. */
const valueOf = (text: string, series: string): number | undefined => {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
};

/** The metrics that expressions use. A histogram is used by the names of its series. */
const metricsUsedBy = (expressions: readonly string[]): readonly string[] => [
  ...new Set(
    expressions.flatMap((each) => each.match(NAME) ?? []).map((name) => name.replace(/_(bucket|sum|count)$/, '')),
  ),
];

interface Rules {
  readonly groups: readonly { readonly rules: readonly { readonly alert: string; readonly expr: string }[] }[];
}

interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets?: readonly { readonly expr: string }[] }[];
}

const ruleExpressions = (): readonly string[] => {
  const { groups } = parse(read('docs/monitoring/alerts.yml')) as Rules;
  return groups.flatMap(({ rules }) => rules.map(({ expr }) => expr));
};

const dashboardExpressions = (): readonly string[] => {
  const { panels } = JSON.parse(read('docs/monitoring/grafana-dashboard.json')) as Dashboard;
  return panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
};

const ofPool = (pool: string, help = 'By pool.'): Metric =>
  gauge('tureen_example', help, () => [{ labels: { pool }, value: 1 }]);

suite('monitoring', () => {
  test('dashboard, alert rules and documentation name the metrics that exist, and all of them are documented', async () => {
    const exposed = new Map<string, string>();
    for (const engine of engines) {
      await using service = new TestService(engine);
      await service.start();
      for (const [name, type] of metricsIn(await scrape(service.client))) exposed.set(name, type);
    }
    for (const [name, type] of exposed) assert.equal(rowOf(operations, `\`${name}\``)?.[1], type, name);

    const documented = rowsOf(operations)
      .filter(([, type = '']) => ['gauge', 'counter', 'histogram'].includes(type))
      .map(([name = '']) => name.replaceAll('`', ''));
    const hasPostgres = engines.some(({ name }) => name === 'postgres');
    const mayBeMissing = (name: string): boolean => !hasPostgres && name.startsWith('tureen_postgres_');
    const isUnknown = (name: string): boolean => !exposed.has(name) && !mayBeMissing(name);
    assert.deepEqual(documented.filter(isUnknown), []);
    for (const expressions of [ruleExpressions(), dashboardExpressions()]) {
      assert.ok(metricsUsedBy(expressions).length > 5);
      assert.deepEqual(metricsUsedBy(expressions).filter(isUnknown), []);
    }
    const shown = metricsUsedBy(dashboardExpressions());
    assert.deepEqual(
      [...exposed.keys()].filter((name) => name.startsWith('tureen_') && !shown.includes(name)),
      [],
      'metrics without a panel',
    );
  });

  test('a scrape never waits for a figure from the database', async () => {
    const metrics = new Metrics();
    const { promise, resolve } = Promise.withResolvers<number>();
    const known = metrics.sample(() => promise);
    const failed = metrics.sample(() => Promise.reject(new Error('the database is away')));
    metrics.register([gauge('tureen_known', 'Known.', known), gauge('tureen_failed', 'Failed.', failed)]);
    assert.equal(valueOf(metrics.text(), 'tureen_known'), undefined);
    resolve(7);
    await eventually(() => known() !== undefined, 'the figure');
    const text = metrics.text();
    assert.deepEqual([valueOf(text, 'tureen_known'), valueOf(text, 'tureen_failed')], [7, undefined]);
    assert.ok(metricsIn(text).has('tureen_failed'));
    metrics.stop();
  });

  test('metrics of the same name are combined, unless they differ in type or help', () => {
    const metrics = new Metrics();
    metrics.register([ofPool('a'), ofPool('b')]);
    assert.match(
      metrics.text(),
      /# TYPE tureen_example gauge\ntureen_example\{pool="a"\} 1\ntureen_example\{pool="b"\} 1\n/,
    );
    assert.throws(() => metrics.register([ofPool('c', 'Something else.')]));
  });
});

onEveryEngine('metrics', (engine) => {
  const service = serviceForSuite(engine, {
    settings: { TUREEN_LIMIT_EVENT_STREAMS_PER_USER: '2', TUREEN_LIMIT_WRITES_PER_MINUTE: '40' },
    workerSettings: { pollMs: 600_000 },
  });

  test('count open event streams, but not as requests under way or by duration', async () => {
    const client = await service.newLibrary();
    const readers = [await client.follow(), await client.follow(), await client.follow()];
    assert.deepEqual(
      readers.map(({ response }) => response.statusCode),
      [200, 200, 429],
    );
    const open = await scrape(client);
    assert.equal(valueOf(open, 'tureen_event_streams_open'), 2);
    // The scrape itself.
    assert.equal(valueOf(open, 'tureen_http_requests_under_way'), 1);
    assert.equal(valueOf(open, 'tureen_http_refusals_total{status="429",reason="event_streams_per_user"}'), 1);
    for (const reader of readers) reader.leave();
    await eventually(async () => valueOf(await scrape(client), 'tureen_event_streams_open') === 0, 'closed streams');
    const closed = await scrape(client);
    assert.equal(valueOf(closed, 'tureen_http_requests_under_way'), 1);
    assert.equal(valueOf(closed, 'tureen_event_streams_opened_total'), 2);
    const durations = closed.split('\n').filter((line) => line.includes('operation="followEvents"'));
    assert.ok(durations.length > 0 && durations.every((line) => line.includes('status="429"')), durations.join('\n'));
  });

  test('count refusals by the limit that was exceeded', async () => {
    const client = await service.newLibrary();
    let status = 201;
    for (let count = 0; status === 201; count += 1) {
      ({ status } = await client.post('/api/v1/tags', { name: `Tag ${count}` }));
    }
    assert.equal(status, 429);
    assert.equal(valueOf(await scrape(client), 'tureen_http_refusals_total{status="429",reason="writes"}'), 1);
  });

  test('show the length of the job queue and its oldest job', async () => {
    const { body } = await service.client.get<{ user: { id: string }; libraries: readonly { id: string }[] }>(
      '/api/v1/account',
    );
    await storedJob(service, body.libraries[0]?.id ?? '', body.user.id, 'queued');
    // Another instance, because this one has read the figures for earlier scrapes and does so every 15 seconds.
    const other = service.beside({ workerSettings: { pollMs: 600_000 } });
    await other.start();
    try {
      await eventually(async () => (valueOf(await scrape(other.client), 'tureen_jobs_queued') ?? 0) > 0, 'queued job');
      const text = await scrape(other.client);
      assert.ok((valueOf(text, 'tureen_jobs_oldest_queued_age_seconds') ?? 0) > 0);
      await eventually(
        async () => valueOf(await scrape(other.client), 'tureen_webhook_deliveries_waiting') === 0,
        'webhooks',
      );
    } finally {
      await other.stop();
    }
  });
});

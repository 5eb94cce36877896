import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { suite, test } from 'node:test';

import { ConfigError, loadConfig } from './config.ts';
import type { Environment } from './config.ts';

const faultsOf = (environment: Environment, file = ''): readonly string[] => {
  try {
    loadConfig(environment, file);
  } catch (error) {
    assert.ok(error instanceof ConfigError, String(error));
    return error.faults;
  }
  throw new assert.AssertionError({ message: 'the configuration was accepted' });
};

suite('configuration', () => {
  test('without any, it is local mode on 127.0.0.1:8420 with the data in ./data', () => {
    const { host, port, data, auth, databaseUrl, limits } = loadConfig({}, '');
    assert.deepEqual(
      { host, port, data, auth, databaseUrl },
      {
        host: '127.0.0.1',
        port: 8420,
        data: './data',
        auth: 'local',
        databaseUrl: undefined,
      },
    );
    assert.equal(limits.json_body_bytes, 2 * 1024 * 1024);
  });

  for (const [environment, fault] of [
    [{ TUREEN_PORT: 'abc' }, 'TUREEN_PORT is "abc". Allowed: a whole number from 0 to 65535.'],
    [{ TUREEN_PORT: '65536' }, 'TUREEN_PORT is "65536". Allowed: a whole number from 0 to 65535.'],
    [{ TUREEN_PORT: '-1' }, 'TUREEN_PORT is "-1". Allowed: a whole number from 0 to 65535.'],
    [{ TUREEN_AUTH: 'none' }, 'TUREEN_AUTH is "none". Allowed: "local".'],
    [{ TUREEN_TRUST_NETWORK: 'yes' }, 'TUREEN_TRUST_NETWORK is "yes". Allowed: 1 or 0 (also true, false).'],
    [
      { TUREEN_BASE_URL: 'recipes.example.org' },
      'TUREEN_BASE_URL is "recipes.example.org". Allowed: an http or https address without a path, such as https://recipes.example.org.',
    ],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL is not usable (its value is not shown). Allowed: an address such as postgres://user:password@host:5432/database.',
    ],
    [
      { TUREEN_LIMIT_RETRY_RECEIPT_HOURS: '1' },
      'TUREEN_LIMIT_RETRY_RECEIPT_HOURS is "1". Allowed: a whole number from 24 to 360.',
    ],
  ] as const) {
    test(`${JSON.stringify(environment)} is refused with the name, the value and what is allowed`, () => {
      assert.deepEqual(faultsOf(environment), [fault]);
    });
  }

  test('everything that is wrong is told at once', () => {
    assert.equal(faultsOf({ TUREEN_PORT: 'x', TUREEN_LOG: 'loud', TUREEN_LIMIT_JSON_DEPTH: '0' }).length, 3);
  });

  test('local mode refuses an address beyond this machine unless the network is trusted', () => {
    for (const host of ['0.0.0.0', '192.168.1.5', '::', 'nas.local']) {
      assert.match(faultsOf({ TUREEN_HOST: host })[0] ?? '', /^TUREEN_HOST is .*TUREEN_TRUST_NETWORK=1/);
      assert.equal(loadConfig({ TUREEN_HOST: host, TUREEN_TRUST_NETWORK: '1' }, '').host, host);
    }
    for (const host of ['127.0.0.1', '127.9.9.9', '::1', 'localhost']) loadConfig({ TUREEN_HOST: host }, '');
  });

  test('tureen.config.json is read after the environment, and its mistakes are told by their key', async (t) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'tureen-config-'));
    t.after(() => rm(folder, { recursive: true }));
    const file = path.join(folder, 'tureen.config.json');

    await writeFile(
      file,
      JSON.stringify({ port: 9000, data: '/var/lib/tureen', trust_network: true, limit_json_depth: 32 }),
    );
    const config = loadConfig({ TUREEN_PORT: '9001', TUREEN_DATA: '' }, file);
    assert.deepEqual(
      [config.port, config.data, config.trustNetwork, config.limits.json_depth],
      [9001, '/var/lib/tureen', true, 32],
    );

    await writeFile(file, JSON.stringify({ port: 'x', prot: 1 }));
    const faults = faultsOf({}, file);
    assert.ok(faults.some((fault) => fault.includes('"prot" is not a setting. Allowed: allowed_hosts, auth')));
    assert.ok(faults.some((fault) => fault.includes('"port" is "x". Allowed: a whole number')));

    await writeFile(file, '{');
    assert.match(faultsOf({}, file)[0] ?? '', /is not JSON/);
    await writeFile(file, '[]');
    assert.match(faultsOf({}, file)[0] ?? '', /must hold one JSON object/);
  });
});

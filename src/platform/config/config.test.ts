import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { suite, test } from 'node:test';

import { loadConfig } from '../../app/tureen.ts';
import { ConfigError } from './config.ts';
import type { Environment } from './config.ts';

const findIssues = (environment: Environment, file = ''): readonly string[] => {
  try {
    loadConfig(environment, file);
  } catch (error) {
    assert.ok(error instanceof ConfigError, String(error));
    return error.issues;
  }
  throw new assert.AssertionError({ message: 'the configuration was accepted' });
};

suite('configuration', () => {
  test('defaults to local mode on 127.0.0.1:8420 with the data in ./data', () => {
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

  for (const [environment, issue] of [
    [{ TUREEN_PORT: 'abc' }, 'TUREEN_PORT is "abc". Allowed: a whole number from 0 to 65535.'],
    [{ TUREEN_PORT: '65536' }, 'TUREEN_PORT is "65536". Allowed: a whole number from 0 to 65535.'],
    [{ TUREEN_PORT: '-1' }, 'TUREEN_PORT is "-1". Allowed: a whole number from 0 to 65535.'],
    [{ TUREEN_AUTH: 'none' }, 'TUREEN_AUTH is "none". Allowed: "local" or "accounts".'],
    [{ TUREEN_TRUST_NETWORK: 'yes' }, 'TUREEN_TRUST_NETWORK is "yes". Allowed: 1 or 0 (also true, false).'],
    [
      { TUREEN_BASE_URL: 'recipes.example.org' },
      'TUREEN_BASE_URL is "recipes.example.org". Allowed: an http or https URL without a path, such as https://recipes.example.org.',
    ],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL is not usable (its value is not shown). Allowed: a URL such as postgres://user:password@host:5432/database.',
    ],
    [
      { TUREEN_ASSETS: 's3://bucket/tureen' },
      'TUREEN_ASSETS is "s3://bucket/tureen". Allowed: the path of a folder; URLs such as s3://… are reserved for a later version.',
    ],
    [
      { TUREEN_LIMIT_RETRY_RECEIPT_HOURS: '1' },
      'TUREEN_LIMIT_RETRY_RECEIPT_HOURS is "1". Allowed: a whole number from 24 to 360.',
    ],
  ] as const) {
    test(`rejects ${JSON.stringify(environment)} and names the setting and the allowed values`, () => {
      assert.deepEqual(findIssues(environment), [issue]);
    });
  }

  test('reports all invalid settings at once', () => {
    assert.equal(findIssues({ TUREEN_PORT: 'x', TUREEN_LOG: 'loud', TUREEN_LIMIT_JSON_DEPTH: '0' }).length, 3);
  });

  test('rejects a non-loopback host in local mode unless the network is trusted', () => {
    for (const host of ['0.0.0.0', '192.168.1.5', '::', 'nas.local']) {
      assert.match(findIssues({ TUREEN_HOST: host })[0] ?? '', /^TUREEN_HOST is .*TUREEN_TRUST_NETWORK=1/);
      assert.equal(loadConfig({ TUREEN_HOST: host, TUREEN_TRUST_NETWORK: '1' }, '').host, host);
    }
    for (const host of ['127.0.0.1', '127.9.9.9', '::1', 'localhost']) loadConfig({ TUREEN_HOST: host }, '');
  });

  test('lets the environment override tureen.config.json, and reports invalid settings by key', async (t) => {
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
    const issues = findIssues({}, file);
    assert.ok(
      issues.some((issue) => issue.includes('"prot" is not a setting. Allowed: allowed_hosts, assets, audit_days')),
    );
    assert.ok(issues.some((issue) => issue.includes('"port" is "x". Allowed: a whole number')));

    await writeFile(file, '{');
    assert.match(findIssues({}, file)[0] ?? '', /is not JSON/);
    await writeFile(file, '[]');
    assert.match(findIssues({}, file)[0] ?? '', /must hold one JSON object/);
  });

  const entry = { id: 'home', name: 'Home', issuer: 'https://id.example.org', client_id: 'tureen' };
  const readEntry = (more: object) => loadConfig({ TUREEN_PROVIDERS: JSON.stringify([{ ...entry, ...more }]) }, '');

  test('rejects an invalid provider without revealing its secret', () => {
    for (const wrong of [
      { id: 'Home' },
      { id: '' },
      { id: '-home' },
      { id: 'x'.repeat(33) },
      ...['sign-in', 'sign-out', 'register', 'setup', 'recover', 'passkeys', 'native-token'].map((id) => ({ id })),
      { name: ' ' },
      { issuer: 'id.example.org' },
      { issuer: 'http://id.example.org' },
      { issuer: 'http://127.0.0.1.example.org' },
      { issuer: 'ftp://id.example.org' },
      { issuer: 'https://id.example.org?x' },
      { issuer: 'https://id.example.org#x' },
      { issuer: 'https://user:secret@id.example.org' },
      { issuer: 'https://id.example.org/.well-known/openid-configuration' },
      { client_id: undefined },
      { client_secret: '' },
      { client_secret: 5 },
      { scopes: 'openid' },
      { scopes: ['two words'] },
      { sign_up: 'yes' },
      { signup: true },
    ]) {
      const text = JSON.stringify([{ ...entry, client_secret: 'hush', ...wrong }]);
      const [issue = '', ...more] = findIssues({ TUREEN_PROVIDERS: text });
      assert.match(issue, /^TUREEN_PROVIDERS is not usable \(its value is not shown\)\. Allowed: a JSON array/, text);
      assert.ok(!issue.includes('hush') && more.length === 0);
    }
    const notLists = ['{', '5', 'null', '{}', '[null]', '[5]', '[[]]', JSON.stringify([entry, entry])];
    for (const text of notLists) assert.equal(findIssues({ TUREEN_PROVIDERS: text }).length, 1, text);
  });

  test('defaults a provider to standard scopes, no secret and no sign-up', () => {
    const { providers } = readEntry({});
    assert.deepEqual(providers, [
      {
        id: 'home',
        name: 'Home',
        issuer: 'https://id.example.org',
        clientId: 'tureen',
        clientSecret: undefined,
        scopes: ['openid', 'profile'],
        signUp: false,
      },
    ]);
    assert.deepEqual(readEntry({ scopes: ['email'] }).providers[0]?.scopes, ['openid', 'email']);
    assert.equal(readEntry({ issuer: 'http://localhost:9000/realm' }).providers.length, 1);
    assert.deepEqual(loadConfig({ TUREEN_PROVIDERS: '[]' }, '').providers, []);
  });

  test('accepts only app redirect URIs with https or a scheme that contains a period', () => {
    for (const uri of [
      'http://app.example/callback',
      'javascript:alert(1)',
      'tureen:/callback',
      'app.example',
      'https://app.example/#x',
      'app.example:/callback#',
      'https://user@app.example/',
      'app.example:/a,,app.example:/b',
    ]) {
      assert.match(findIssues({ TUREEN_NATIVE_REDIRECT_URIS: uri })[0] ?? '', /^TUREEN_NATIVE_REDIRECT_URIS is /, uri);
    }
    const uris = 'app.example:/callback, https://app.example/callback?x=1';
    assert.deepEqual(loadConfig({ TUREEN_NATIVE_REDIRECT_URIS: uris }, '').nativeRedirectUris, uris.split(', '));
  });

  test('accepts only addresses and ranges in the fetch allowlist', () => {
    for (const ranges of [
      'loopback',
      'localhost',
      '127.0.0.0/33',
      '::1/129',
      '10.0.0.0/',
      '10.0.0.0/8/8',
      '10.0/8',
      '10.0.0.0/-1',
      'fe80::1%eth0',
      '10.0.0.0/8,,::1',
      '*',
    ]) {
      assert.deepEqual(findIssues({ TUREEN_FETCH_ALLOW: ranges }), [
        `TUREEN_FETCH_ALLOW is "${ranges}". Allowed: addresses or ranges separated by commas, such as 127.0.0.0/8,::1.`,
      ]);
    }
    const { fetchAllow } = loadConfig({ TUREEN_FETCH_ALLOW: '127.0.0.0/8, ::1,FD00::/8' }, '');
    assert.deepEqual(fetchAllow, ['127.0.0.0/8', '::1', 'fd00::/8']);
    assert.deepEqual(loadConfig({}, '').fetchAllow, []);
  });

  test('accepts lists of strings or providers in tureen.config.json', async (t) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'tureen-config-'));
    t.after(() => rm(folder, { recursive: true }));
    const file = path.join(folder, 'tureen.config.json');
    const uris = ['app.example:/a', 'app.example:/b'];
    await writeFile(
      file,
      JSON.stringify({ providers: [entry], native_redirect_uris: uris, allowed_hosts: ['a', 'b'] }),
    );
    const config = loadConfig({}, file);
    assert.equal(config.providers[0]?.issuer, entry.issuer);
    assert.deepEqual([config.nativeRedirectUris, config.allowedHosts], [uris, ['a', 'b']]);

    await writeFile(file, JSON.stringify({ providers: [] }));
    assert.deepEqual(loadConfig({}, file).providers, []);
    await writeFile(file, JSON.stringify({ providers: ['hush'], allowed_hosts: [5] }));
    const issues = findIssues({}, file);
    assert.equal(issues.length, 2);
    assert.ok(!issues.join(' ').includes('hush'));
  });
});

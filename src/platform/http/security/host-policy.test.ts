// decisions.md, section 3, "Local mode".
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../../../../test/support/engines.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';

onEveryEngine('local mode', (engine) => {
  const service = serviceForSuite(engine, {
    settings: { TUREEN_ALLOWED_HOSTS: 'nas.local', TUREEN_BASE_URL: 'https://recipes.example.org' },
  });

  test('rejects a request whose Host is neither loopback nor configured (DNS rebinding)', async () => {
    for (const host of [
      'evil.example',
      'evil.example:8420',
      '192.168.1.5',
      '127.0.0.1.evil.example',
      'localhost.evil',
    ]) {
      const answer = await service.client.get('/api/v1/tags', { host });
      assert.deepEqual([answer.status, answer.body.code], [403, 'host-not-allowed'], host);
    }
    for (const host of [
      'localhost',
      'LOCALHOST:1',
      '127.0.0.1:8420',
      '127.1.2.3',
      '[::1]:8420',
      'nas.local:8420',
      'recipes.example.org',
    ]) {
      assert.equal((await service.client.get('/api/v1/tags', { host })).status, 200, host);
    }
  });

  test('rejects a write with a foreign Origin, but not a read', async () => {
    const library = await service.newLibrary();
    for (const origin of [
      'https://evil.example',
      'null',
      'http://localhost:3000',
      'http://127.0.0.1',
      'nonsense',
      '',
    ]) {
      const answer = await library.post('/api/v1/tags', { name: 'Foreign' }, { origin });
      assert.deepEqual([answer.status, answer.body.code], [403, 'origin-not-allowed'], origin);
      assert.equal((await library.get('/api/v1/tags', { origin })).status, 200);
    }
    for (const [index, origin] of [library.origin, 'https://recipes.example.org'].entries()) {
      assert.equal((await library.post('/api/v1/tags', { name: `Own ${index}` }, { origin })).status, 201, origin);
    }
  });

  test('does not let another site read a response', async () => {
    const { headers } = await service.client.get('/api/v1/capabilities', { origin: 'https://evil.example' });
    assert.equal(headers['access-control-allow-origin'], undefined);
    assert.equal(headers['cross-origin-resource-policy'], 'same-origin');
  });
});

onEveryEngine('accounts mode', (engine) => {
  const input = { username: 'x', password: 'y' };
  const base = 'https://recipes.example.org';
  const withBase = serviceForSuite(engine, { settings: { TUREEN_AUTH: 'accounts', TUREEN_BASE_URL: base } });
  const without = serviceForSuite(engine, { settings: { TUREEN_AUTH: 'accounts' } });
  const SIGN_IN = '/api/v1/auth/sign-in';

  test('accepts changes only from pages at the configured address or on this machine', async () => {
    for (const [origin, host] of [
      ['http://recipes.example.org', 'recipes.example.org'],
      ['https://recipes.example.org:8443', 'recipes.example.org'],
      ['https://evil.example', 'evil.example'],
      ['null', 'recipes.example.org'],
    ] as const) {
      const answer = await withBase.client.post(SIGN_IN, input, { origin, host });
      assert.deepEqual([answer.status, answer.body.code], [403, 'origin-not-allowed'], origin);
    }
    for (const [origin, host] of [
      [base, 'recipes.example.org'],
      [base, '127.0.0.1:8420'],
      ['http://localhost:8420', 'localhost:8420'],
    ] as const) {
      assert.equal((await withBase.client.post(SIGN_IN, input, { origin, host })).status, 401, `${origin} ${host}`);
    }
  });

  test('accepts only names of this machine if no address is configured (DNS rebinding)', async () => {
    const rebound = await without.client.get('/metrics', { host: 'evil.example' });
    assert.deepEqual([rebound.status, rebound.body.code], [403, 'host-not-allowed']);
    assert.equal((await without.client.get('/metrics', { host: 'localhost:8420' })).status, 200);
    assert.equal((await withBase.client.get('/healthz', { host: '10.0.0.7:8420' })).status, 200);
  });
});

onEveryEngine('local mode on a trusted network', (engine) => {
  const service = serviceForSuite(engine, { settings: { TUREEN_HOST: '0.0.0.0', TUREEN_TRUST_NETWORK: '1' } });

  test('accepts any IP address, which cannot be rebound, but rejects a name that is not configured', async () => {
    for (const host of ['192.168.1.5:8420', '[fd00::5]:8420']) {
      assert.equal((await service.client.get('/api/v1/tags', { host })).status, 200, host);
    }
    assert.equal((await service.client.get('/api/v1/tags', { host: 'nas.local' })).status, 403);
  });
});

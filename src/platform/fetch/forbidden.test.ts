import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { Socket, createServer as createTcpServer } from 'node:net';
import type { AddressInfo, Server as TcpServer } from 'node:net';
import { after, before, mock, suite, test } from 'node:test';

import { PublicFetchError } from './public-fetch-error.ts';
import { forbiddenAfterRedirect, forbiddenAtOnce } from './forbidden.fixtures.ts';
import type { Forbidden, Listening } from './forbidden.fixtures.ts';
import { createPublicFetch } from './public-fetch.ts';
import type { ResolveHost } from './resolve-target.ts';

/** Returns the next answer on each lookup of a name. Names that are not listed are unknown. */
const resolverOf = (names: Forbidden['names'] = {}): ResolveHost => {
  const lookups = new Map<string, number>();
  return (host) => {
    const answers = names[host] ?? [];
    const lookup = lookups.get(host) ?? 0;
    lookups.set(host, lookup + 1);
    const addresses = answers[Math.min(lookup, answers.length - 1)];
    return addresses === undefined
      ? Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }))
      : Promise.resolve(addresses);
  };
};

/** Counts the sockets opened anywhere in this process from now on. */
const watchSockets = () => mock.method(Socket.prototype, 'connect');

const listen = async (server: Server | TcpServer, host: string): Promise<number> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(0, host, resolve);
  await promise;
  return (server.address() as AddressInfo).port;
};

/** All non-public addresses must give the same message, so that it reveals nothing about the internal network. */
const REFUSALS = new Map([
  ['This is not a public address.', 'address-not-allowed'],
  ['The URL contains a user name or a password.', 'address-not-allowed'],
  ['The URL has a port that is not used for web pages.', 'address-not-allowed'],
  ['This is not a web address.', 'address-not-allowed'],
  ['Only addresses that begin with http:// or https:// are fetched.', 'scheme-not-allowed'],
  ['The site gave an answer that cannot be read.', 'bad-answer'],
]);

const isRefusal = (error: unknown): boolean => {
  assert.ok(error instanceof PublicFetchError, String(error));
  assert.equal(error.reason, REFUSALS.get(error.message), error.message);
  return true;
};

suite('forbidden addresses', () => {
  let connections = 0;
  const traps = ['0.0.0.0', '::1', '::'].map((host) => ({
    host,
    server: createTcpServer((socket) => {
      connections += 1;
      socket.destroy();
    }),
  }));
  /**
   * The only server that may be reached. It redirects to itself for a number of rounds, and then to the address in its
   * path.
   */
  const site = createServer((request, response) => {
    const [, rounds = '0', status = '302', place = ''] = (request.url ?? '').split('/');
    const next = Number(rounds) > 0 ? `/${Number(rounds) - 1}/${status}/${place}` : decodeURIComponent(place);
    response.writeHead(Number(status), { location: Buffer.from(next).toString('latin1') }).end();
  });
  let listening: Listening;
  let sitePort = 0;
  let connect: ReturnType<typeof watchSockets>;

  before(async () => {
    connect = watchSockets();
    // If this machine has no IPv6, nothing can be reached over it either.
    const ports = await Promise.all(traps.map(({ host, server }) => listen(server, host).catch(() => 9)));
    const [v4 = 9, v6 = 9, any = 9] = ports;
    listening = { v4, v6, any };
    sitePort = await listen(site, '127.0.0.1');
  });
  after(() => {
    connect.mock.restore();
    for (const server of [site, ...traps.map((one) => one.server)]) if (server.listening) server.close();
  });

  const assertNoConnections = async (work: () => Promise<void>): Promise<void> => {
    connect.mock.resetCalls();
    await work();
    assert.equal(connections, 0, 'a forbidden address was connected to');
  };

  test('detects connections to the test servers', async () => {
    const { v4 } = listening;
    await assert.rejects(createPublicFetch({ allow: ['127.0.0.1'] })(`http://127.0.0.1:${v4}/`), {
      reason: 'unreachable',
    });
    assert.deepEqual([connections, connect.mock.callCount()], [1, 1]);
    connections = 0;
  });

  test('never connects to private, loopback, mapped, oddly spelled or local addresses', async () => {
    const cases = forbiddenAtOnce(listening);
    await assertNoConnections(async () => {
      for (const { url, names } of cases) {
        await assert.rejects(createPublicFetch({ allow: [], resolve: resolverOf(names) })(url), isRefusal, url);
        assert.equal(connect.mock.callCount(), 0, `a socket was opened for ${url}`);
      }
    });
    const total = cases.length + forbiddenAfterRedirect(listening).length;
    assert.ok(total >= 200, `there are only ${total} cases`);
  });

  test('rejects names and addresses of this machine with the system resolver', async () => {
    const fetch = createPublicFetch({ allow: ['198.51.100.0/24'] });
    await assertNoConnections(async () => {
      for (const host of ['localhost', 'LOCALHOST', '127.0.0.1', '[::1]']) {
        await assert.rejects(fetch(`http://${host}:${listening.any}/`), isRefusal, host);
        assert.equal(connect.mock.callCount(), 0, host);
      }
    });
  });

  /** The site may be reached, so each round opens one socket. The forbidden address must get none. */
  const assertRedirectRejected = async ({ url, names }: Forbidden, rounds: number, status = 302): Promise<void> => {
    connect.mock.resetCalls();
    const resolve = resolverOf({ 'site.example': [['127.0.0.1']], ...names });
    const fetch = createPublicFetch({ allow: ['127.0.0.1/32'], resolve });
    const from = `http://site.example:${sitePort}/${rounds}/${status}/${encodeURIComponent(url)}`;
    await assert.rejects(fetch(from), isRefusal, `${rounds} rounds, ${status}, to ${url}`);
    const max = names?.['site.example'] === undefined ? rounds + 1 : 1;
    assert.equal(connect.mock.callCount(), max, `wrong number of sockets for ${url}`);
  };

  test('checks every redirect, from the first to the fifth', async () => {
    await assertNoConnections(async () => {
      for (const forbidden of forbiddenAfterRedirect(listening)) {
        for (const rounds of [0, 1, 4]) await assertRedirectRejected(forbidden, rounds);
      }
    });
  });

  test('checks every kind of redirect', async () => {
    await assertNoConnections(async () => {
      for (const status of [301, 302, 303, 307, 308]) {
        await assertRedirectRejected({ url: `http://127.0.0.2:${listening.v4}/` }, 0, status);
      }
    });
  });

  test('does not follow a sixth redirect', async () => {
    await assertNoConnections(async () => {
      const fetch = createPublicFetch({ allow: ['127.0.0.1/32'] });
      const from = `http://127.0.0.1:${sitePort}/5/302/${encodeURIComponent(`http://127.0.0.2:${listening.v4}/`)}`;
      await assert.rejects(fetch(from), { reason: 'too-many-redirects' });
      assert.equal(connect.mock.callCount(), 6);
    });
  });

  test('looks a name up once per request, and connects to the checked address', async () => {
    // The site may be reached at 127.0.0.1. A second lookup would return 127.0.0.2, where a server also listens.
    const reached: unknown[] = [];
    const both = createServer((request, response) => {
      reached.push(request.socket.localAddress);
      response.end('soup');
    });
    const port = await listen(both, '0.0.0.0');
    let lookups = 0;
    const resolve: ResolveHost = () => Promise.resolve([(lookups += 1) === 1 ? '127.0.0.1' : '127.0.0.2']);
    const { bytes } = await createPublicFetch({ allow: ['127.0.0.1'], resolve })(`http://rebinding.example:${port}/`);
    both.close();
    assert.deepEqual([Buffer.from(bytes).toString(), lookups, reached], ['soup', 1, ['127.0.0.1']]);
  });
});

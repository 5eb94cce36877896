import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { Provider } from 'oidc-provider';
import type { AdapterPayload, ClientMetadata, Configuration } from 'oidc-provider';

/** The header that names the user at the browser. */
const PERSON = 'x-test-person';
const CLIENT_SECRET = 'between provider and service';
/** The client ids under which a service may know the provider. */
const IDS = ['kitchen', 'guests', 'spare', 'misled'];

const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
const signingKey = (key: KeyObject) => ({ ...key.export({ format: 'jwk' }), alg: 'ES256', use: 'sig', kid: 'the key' });

const foreignKeys = (): string => JSON.stringify({ keys: [signingKey(newKeys().publicKey)] });

/** Stores everything while the test runs; the package's own store prints a warning at every start. */
const memory = () => {
  const rows = new Map<string, AdapterPayload>();
  return (model: string) => {
    const find = async (id: string) => rows.get(`${model}:${id}`);
    return {
      find,
      findByUid: async (uid: string) => [...rows.values()].find((row) => row.uid === uid),
      findByUserCode: async () => undefined,
      upsert: async (id: string, row: AdapterPayload) => void rows.set(`${model}:${id}`, row),
      consume: async (id: string) => {
        const row = await find(id);
        if (row !== undefined) row.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id: string) => void rows.delete(`${model}:${id}`),
      revokeByGrantId: async (grantId: string) => {
        for (const [key, row] of rows) if (row.grantId === grantId) rows.delete(key);
      },
    };
  };
};

/** The port is unknown before the service listens; for a native client it does not matter (RFC 8252, section 7.3). */
const client = (id: string, method: 'client_secret_basic' | 'client_secret_post' | 'none'): ClientMetadata => ({
  client_id: id,
  ...(method !== 'none' && { client_secret: CLIENT_SECRET }),
  token_endpoint_auth_method: method,
  application_type: 'native',
  redirect_uris: IDS.map((name) => `http://127.0.0.1/api/v1/auth/${name}/callback`),
  id_token_signed_response_alg: 'ES256',
});

const SECONDS = 600;

const configuration = (claims: ReadonlyMap<string, object>): Configuration => ({
  adapter: memory(),
  clients: [client('confidential', 'client_secret_basic'), client('public', 'none')],
  jwks: { keys: [signingKey(newKeys().privateKey)] },
  cookies: { keys: ['not a secret'] },
  claims: { openid: ['sub'], profile: ['name', 'preferred_username'] },
  enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
  pkce: { required: () => true },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  ttl: {
    AccessToken: SECONDS,
    AuthorizationCode: SECONDS,
    Grant: SECONDS,
    IdToken: SECONDS,
    Interaction: SECONDS,
    Session: SECONDS,
  },
  findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub, ...claims.get(sub) }) }),
  // Every user who signs in consents.
  loadExistingGrant: async ({ oidc }) => {
    const { client, session, provider } = oidc;
    const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
    grant.addOIDCScope('openid profile');
    await grant.save();
    return grant;
  },
});

/** A real provider on this machine where users sign in without a page. */
export class TestProvider {
  /** The secret of confidential clients. */
  readonly secret = CLIENT_SECRET;
  readonly issuer: string;
  /** Additional claims about users, by subject. */
  readonly claims: Map<string, object>;
  readonly #server: Server;
  #mood: 'well' | 'away' | 'robbed' = 'well';

  private constructor(server: Server, issuer: string) {
    this.issuer = issuer;
    this.claims = new Map();
    this.#server = server;
    const provider = new Provider(issuer, configuration(this.claims));
    const answer = provider.callback();
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      if (this.#mood === 'away') return void request.socket.destroy();
      if (this.#mood === 'robbed' && request.url === '/jwks') return void response.end(foreignKeys());
      if (request.url?.startsWith('/interaction/') !== true) return void answer(request, response);
      const person = request.headers[PERSON];
      const result =
        typeof person === 'string' ? { login: { accountId: person }, consent: {} } : { error: 'access_denied' };
      return void provider.interactionFinished(request, response, result);
    });
  }

  static async start(): Promise<TestProvider> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new TestProvider(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Unreachable while the work runs. */
  whileAway<T>(work: () => Promise<T>): Promise<T> {
    this.#server.closeAllConnections();
    return this.#in('away', work);
  }

  /** While the work runs, signs with a key other than the published one. */
  whileRobbed<T>(work: () => Promise<T>): Promise<T> {
    return this.#in('robbed', work);
  }

  async #in<T>(mood: 'away' | 'robbed', work: () => Promise<T>): Promise<T> {
    this.#mood = mood;
    try {
      return await work();
    } finally {
      this.#mood = 'well';
    }
  }

  /** An entry of TUREEN_PROVIDERS. */
  entry(id: string, more: object = {}): object {
    const { issuer } = this;
    return { id, name: `The ${id}`, issuer, client_id: 'confidential', client_secret: CLIENT_SECRET, ...more };
  }

  /**
   * Follows a login as the browser of a user who signs in there or declines, and returns the path to which the provider
   * redirects back.
   */
  async visit(address: string, person: string | undefined): Promise<string> {
    const jar = new Map<string, string>();
    let next = new URL(address);
    while (next.origin === this.issuer) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = { cookie, ...(person !== undefined && { [PERSON]: person }) };
      const response = await fetch(next, { headers, redirect: 'manual' });
      const location = response.headers.get('location');
      if (location === null) assert.fail(`${next.pathname} answered ${response.status}: ${await response.text()}`);
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        jar.set(name, value);
      }
      next = new URL(location, next);
    }
    return `${next.pathname}${next.search}`;
  }
}

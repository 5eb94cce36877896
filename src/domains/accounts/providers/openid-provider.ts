import type * as openIdClient from 'openid-client';
import type { ClientAuth, Configuration } from 'openid-client';

import type { ProviderSettings } from '../../../platform/config/provider-settings.ts';
import { deriveSecret } from '../../../platform/crypto/secrets.ts';
import { ConfiguredFetchError, configuredFetch } from '../../../platform/fetch/configured-fetch.ts';
import { Problem, unavailable } from '../../../platform/problem/problem.ts';
import { getDisplayNameFromClaims } from './display-name.ts';
import { toCodeChallenge } from './pkce.ts';

type OpenId = typeof openIdClient;
type Tokens = Awaited<ReturnType<OpenId['authorizationCodeGrant']>>;

/** A person's identity at a provider. */
export interface Identity {
  readonly provider: string;
  /** Permanent id of the person at this provider, unlike an e-mail address. */
  readonly subject: string;
  /** For a new account. */
  readonly displayName: string | undefined;
}

/** A sign-in attempt: the browser's secret and the callback URL. */
export interface ProviderLoginKey {
  readonly secret: string;
  readonly callback: string;
}

/** The query parameters of the provider's callback. */
export type CallbackParameters = Readonly<Record<string, string>>;

interface Discovered {
  readonly openid: OpenId;
  readonly configuration: Configuration;
}

const TIME_SECONDS = 10;

/** OpenID Connect Core, section 2. */
const SUBJECT = /^[\x20-\x7e]{1,255}$/;

/** Providers that allow only one method default to `client_secret_basic` (OpenID Connect Discovery, section 3). */
const secretAuth = ({ ClientSecretBasic, ClientSecretPost }: OpenId, secret: string): ClientAuth => {
  const basic = ClientSecretBasic(secret);
  const post = ClientSecretPost(secret);
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (methods.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
};

/** Loads the library on the first such sign-in; most instances never need it. */
const discover = async ({ issuer, clientId, clientSecret }: ProviderSettings): Promise<Discovered> => {
  const openid = await import('openid-client');
  const auth = clientSecret === undefined ? openid.None() : secretAuth(openid, clientSecret);
  const configuration = await openid.discovery(new URL(issuer), clientId, undefined, auth, {
    timeout: TIME_SECONDS,
    [openid.customFetch]: configuredFetch,
    execute: [
      // Also verifies signatures of tokens received directly from the provider.
      openid.enableNonRepudiationChecks,
      ...(issuer.startsWith('http:') ? [openid.allowInsecureRequests] : []),
    ],
  });
  return { openid, configuration };
};

const isUnreachable = (error: unknown): boolean =>
  error instanceof ConfiguredFetchError || (error instanceof Error && error.cause instanceof ConfiguredFetchError);

/** Error code of the provider or library: `access_denied`, `invalid_client`, `OAUTH_JWT_CLAIM_COMPARISON_FAILED`. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'error' in error ? error.error : 'code' in error ? error.code : undefined;
  // A token endpoint responds with a challenge if it does not accept the client's credentials (RFC 6749, section 5.2).
  if (code === 'OAUTH_WWW_AUTHENTICATE_CHALLENGE') return 'invalid_client';
  return typeof code === 'string' ? code : 'unknown';
};

/** A configured provider and all communication with it. */
export class OpenIdProvider {
  readonly settings: ProviderSettings;
  #discovered: Promise<Discovered> | undefined;

  constructor(settings: ProviderSettings) {
    this.settings = settings;
  }

  /**
   * The URL the browser is sent to. Everything needed at its return is derived from the browser's secret, so nothing
   * has to be stored.
   */
  async createAuthorizationUrl({ secret, callback }: ProviderLoginKey): Promise<string> {
    const { openid, configuration } = await this.#discover();
    const address = openid.buildAuthorizationUrl(configuration, {
      redirect_uri: callback,
      scope: this.settings.scopes.join(' '),
      state: deriveSecret(secret, 'state'),
      nonce: deriveSecret(secret, 'nonce'),
      code_challenge: toCodeChallenge(deriveSecret(secret, 'pkce')),
      code_challenge_method: 'S256',
    });
    return address.href;
  }

  /** The identity of the returning person, or the reason why it is unknown. */
  async identify({ secret, callback }: ProviderLoginKey, answer: CallbackParameters): Promise<Identity | Problem> {
    try {
      const { openid, configuration } = await this.#discover();
      const address = new URL(callback);
      address.search = new URLSearchParams(answer).toString();
      const tokens = await openid.authorizationCodeGrant(configuration, address, {
        expectedState: deriveSecret(secret, 'state'),
        expectedNonce: deriveSecret(secret, 'nonce'),
        pkceCodeVerifier: deriveSecret(secret, 'pkce'),
        idTokenExpected: true,
      });
      return await this.#identityOf({ openid, configuration }, tokens);
    } catch (error) {
      if (error instanceof Problem) return error;
      if (isUnreachable(error)) return this.#unavailable(error);
      return new Problem('provider-sign-in-failed', { params: { reason: reasonOf(error) }, cause: error });
    }
  }

  async #identityOf(discovered: Discovered, tokens: Tokens): Promise<Identity | Problem> {
    const claims = tokens.claims();
    if (claims === undefined || !SUBJECT.test(claims.sub)) {
      return new Problem('provider-sign-in-failed', { params: { reason: 'subject' } });
    }
    const displayName =
      getDisplayNameFromClaims(claims) ?? (await this.#nameFromUserInfo(discovered, tokens, claims.sub));
    return { provider: this.settings.id, subject: claims.sub, displayName };
  }

  /**
   * Many providers leave names out of the ID token. For a new account it is worth another request, but not worth
   * failing.
   */
  async #nameFromUserInfo({ openid, configuration }: Discovered, tokens: Tokens, subject: string) {
    if (!this.settings.signUp) return undefined;
    try {
      return getDisplayNameFromClaims(await openid.fetchUserInfo(configuration, tokens.access_token, subject));
    } catch {
      return undefined;
    }
  }

  /**
   * Fetched once per process, because the configuration cannot change before the next start; retried after a failure.
   */
  #discover(): Promise<Discovered> {
    this.#discovered ??= discover(this.settings).catch((error: unknown) => {
      this.#discovered = undefined;
      throw this.#unavailable(error);
    });
    return this.#discovered;
  }

  #unavailable(cause: unknown): Problem {
    return unavailable(`The provider "${this.settings.id}" does not answer as it should.`, { cause });
  }
}

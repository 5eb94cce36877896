import { isLoopbackHost } from './loopback-host.ts';

/** An identity provider (OpenID Connect), as configured by the operator. */
export interface ProviderSettings {
  /** Part of the sign-in URL. */
  readonly id: string;
  /** The display name. */
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  /** Undefined for a public client. */
  readonly clientSecret: string | undefined;
  readonly scopes: readonly string[];
  /** Whether users of the provider can create an account here. */
  readonly signUp: boolean;
}

const ID = /^[a-z][a-z0-9-]{0,31}$/;
/** RFC 6749, section 3.3. */
const SCOPE = /^[\x21\x23-\x5b\x5d-\x7e]+$/;
/** Names that other paths under /auth use in the place of a provider id. */
const TAKEN = new Set(['sign-in', 'sign-out', 'register', 'setup', 'recover', 'passkeys', 'native-token']);
const KEYS = new Set(['id', 'name', 'issuer', 'client_id', 'client_secret', 'scopes', 'sign_up']);
/** `openid` is required for an ID token; `profile` provides a name for a new account. */
const USUAL_SCOPES = ['openid', 'profile'];

const isText = (value: unknown): value is string => typeof value === 'string' && /\S/.test(value);

/** Must be the issuer itself, not its discovery document: every token is checked against this exact text. */
const isIssuer = (value: unknown): value is string => {
  if (!isText(value) || !URL.canParse(value) || value.includes('/.well-known/')) return false;
  const { protocol, hostname, username, password, search, hash } = new URL(value);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname));
  return isSafe && `${username}${password}${search}${hash}` === '';
};

const isScopeList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((scope) => typeof scope === 'string' && SCOPE.test(scope));

const readProvider = (value: unknown): ProviderSettings | undefined => {
  if (typeof value !== 'object' || value === null || !Object.keys(value).every((key) => KEYS.has(key)))
    return undefined;
  const given: Readonly<Record<string, unknown>> = { ...value };
  const { id, name, issuer, client_id, client_secret, scopes = USUAL_SCOPES, sign_up = false } = given;
  if (!isText(id) || !ID.test(id) || TAKEN.has(id) || !isText(name) || !isIssuer(issuer) || !isText(client_id)) {
    return undefined;
  }
  if ((client_secret !== undefined && !isText(client_secret)) || !isScopeList(scopes) || typeof sign_up !== 'boolean') {
    return undefined;
  }
  return {
    id,
    name,
    issuer,
    clientId: client_id,
    clientSecret: client_secret,
    scopes: [...new Set(['openid', ...scopes])],
    signUp: sign_up,
  };
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Parses a JSON array of providers; undefined if one of them is invalid or two have the same id. */
export const parseProviders = (text: string): readonly ProviderSettings[] | undefined => {
  const list = parse(text);
  if (!Array.isArray(list)) return undefined;
  const providers = list.map(readProvider).filter((provider) => provider !== undefined);
  const ids = new Set(providers.map(({ id }) => id));
  return ids.size === list.length ? providers : undefined;
};

import { isLoopbackAddress } from './loopback.ts';

/** A provider of identities (OpenID Connect), as the operator describes it. */
export interface ProviderSettings {
  /** Part of the address at which people sign in. */
  readonly id: string;
  /** What people see. */
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  /** Undefined for a public client, which has none. */
  readonly clientSecret: string | undefined;
  readonly scopes: readonly string[];
  /** Whether whoever the provider knows gets an account here. */
  readonly signUp: boolean;
}

const ID = /^[a-z][a-z0-9-]{0,31}$/;
/** RFC 6749, section 3.3. */
const SCOPE = /^[\x21\x23-\x5b\x5d-\x7e]+$/;
/** What stands in the place of a provider in other paths under /auth. */
const TAKEN = new Set(['sign-in', 'sign-out', 'register', 'setup', 'recover', 'passkeys', 'native-token']);
const KEYS = new Set(['id', 'name', 'issuer', 'client_id', 'client_secret', 'scopes', 'sign_up']);
/** Without `openid` there would be no ID token; `profile` gives a name for a new account. */
const USUAL_SCOPES = ['openid', 'profile'];

const isText = (value: unknown): value is string => typeof value === 'string' && /\S/.test(value);

/** The issuer itself and not the document about it: everything it signs is held against this very text. */
const isIssuer = (value: unknown): value is string => {
  if (!isText(value) || !URL.canParse(value) || value.includes('/.well-known/')) return false;
  const { protocol, hostname, username, password, search, hash } = new URL(value);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopbackAddress(hostname));
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

/** The providers of a JSON array; undefined where one of them cannot be used, or two have the same id. */
export const readProviders = (text: string): readonly ProviderSettings[] | undefined => {
  const list = parse(text);
  if (!Array.isArray(list)) return undefined;
  const providers = list.map(readProvider).filter((provider) => provider !== undefined);
  const ids = new Set(providers.map(({ id }) => id));
  return ids.size === list.length ? providers : undefined;
};

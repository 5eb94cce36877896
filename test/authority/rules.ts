import { callers } from './callers.ts';
import type { CallerKind } from './callers.ts';

/** The expected outcome: `ok` for any response that is not an error, otherwise the problem code. */
export type Outcome = 'ok' | (string & {});
export type Rule = Readonly<Record<CallerKind, Outcome>>;

/** The outcome for everyone except the named callers. */
const everyone = (outcome: Outcome, but: Partial<Rule> = {}): Rule =>
  ({ ...Object.fromEntries(callers.map((caller) => [caller, outcome])), ...but }) as Rule;

const outsiders = {
  'signed out': 'authentication-required',
  'expired token': 'invalid-credentials',
  'disabled user': 'invalid-credentials',
} as const;

const strangers = {
  'member of another library': 'library-not-found',
  'administrator without membership': 'library-not-found',
} as const;

const noTokens = { 'token read': 'browser-session-required', 'token write': 'browser-session-required' } as const;
const noWriting = { 'token read': 'insufficient-scope' } as const;

/** Credentials do not matter; the outcome depends only on the request. */
export const openToAll = (outcome: Outcome = 'ok'): Rule => everyone(outcome);

/** Also returns something when signed out, but still rejects an invalid bearer token. */
export const tellsAnyone = everyone('ok', { 'expired token': 'invalid-credentials' });

export const signedIn = {
  toRead: everyone('ok', outsiders),
  toChange: everyone('ok', { ...outsiders, ...noWriting }),
  /** Requires a session; API tokens are rejected. */
  inSession: (outcome: Outcome = 'ok'): Rule => everyone(outcome, { ...outsiders, ...noTokens }),
};

const low = (...roles: readonly CallerKind[]): Partial<Rule> =>
  Object.fromEntries(roles.map((role) => [role, 'forbidden']));

export const member = {
  viewerReads: everyone('ok', { ...outsiders, ...strangers }),
  /** Restricted to the caller's own things. */
  viewerChanges: everyone('ok', { ...outsiders, ...strangers, ...noWriting }),
  editorChanges: everyone('ok', { ...outsiders, ...strangers, ...noWriting, ...low('viewer') }),
  ownerChanges: everyone('ok', { ...outsiders, ...strangers, ...noWriting, ...low('viewer', 'editor') }),
  viewerInSession: everyone('ok', { ...outsiders, ...strangers, ...noTokens }),
  ownerInSession: everyone('ok', { ...outsiders, ...strangers, ...noTokens, ...low('viewer', 'editor') }),
};

const notAdministrators = low('viewer', 'editor', 'owner', 'member of another library', 'token read', 'token write');

export const administrator = {
  toRead: everyone('ok', { ...outsiders, ...notAdministrators }),
  toChange: everyone('ok', { ...outsiders, ...notAdministrators, ...noWriting }),
  inSession: everyone('ok', { ...outsiders, ...notAdministrators, ...noTokens }),
};

/** Owners of any library, and administrators. */
export const historians = everyone('ok', { ...outsiders, ...low('viewer', 'editor') });

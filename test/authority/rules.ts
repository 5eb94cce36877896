import { callers } from './callers.ts';
import type { CallerKind } from './callers.ts';

/** What a caller gets: `ok` for any answer that is not an error, else the code of the problem. */
export type Outcome = 'ok' | (string & {});
export type Rule = Readonly<Record<CallerKind, Outcome>>;

/** What everyone but the named ones gets. */
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

/** Credentials do not matter: the outcome is that of the request alone. */
export const openToAll = (outcome: Outcome = 'ok'): Rule => everyone(outcome);

/** Tells the signed-out something too; a bearer that is not good is refused all the same. */
export const tellsAnyone = everyone('ok', { 'expired token': 'invalid-credentials' });

export const signedIn = {
  toRead: everyone('ok', outsiders),
  toChange: everyone('ok', { ...outsiders, ...noWriting }),
  /** In a session alone. */
  inSession: (outcome: Outcome = 'ok'): Rule => everyone(outcome, { ...outsiders, ...noTokens }),
};

const low = (...roles: readonly CallerKind[]): Partial<Rule> =>
  Object.fromEntries(roles.map((role) => [role, 'forbidden']));

export const member = {
  viewerReads: everyone('ok', { ...outsiders, ...strangers }),
  /** What is one's own, and nobody else's. */
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

/** Owners of some library and administrators. */
export const historians = everyone('ok', { ...outsiders, ...low('viewer', 'editor') });

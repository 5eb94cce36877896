import { queryOptions, useQuery } from '@tanstack/react-query';

import type { AccountState as Account } from '../../src/domains/accounts/index.ts';
import type { Library } from '../../src/domains/libraries/index.ts';
import { deviceStorage } from '../offline/safe-storage.ts';
import { caller, get, send } from './client.ts';
import { UnreachableError } from './problem.ts';

export type { Library } from '../../src/domains/libraries/index.ts';

export type AccountState = Omit<Account, 'libraries'> & {
  readonly libraries: readonly Library[];
  /** True if the service was unreachable, and this is the last known user of this device. */
  readonly isRemembered?: boolean;
  /** Why a signed-in user cannot continue. The page stays as it is, with what was typed. */
  readonly interruption?: Interruption;
};

/** The session has ended or belongs to another user by now; or the user lost access to the library. */
export type Interruption = 'signed-out' | 'library-gone';

/** The part of the account that this device stores: who and where, without credentials. */
type RememberedAccount = Pick<AccountState, 'user' | 'libraries' | 'active_library_id'> &
  Partial<Pick<AccountState, 'settings'>>;

const STORAGE_KEY = 'tureen.account';

/** At startup the user is waiting, and the last known account is good enough. */
const INITIAL_TIMEOUT_MS = 3000;
const TIMEOUT_MS = 20_000;

/** Another tab may have switched libraries: this one stays in the one it was opened in. */
const resolveLibraryId = ({ libraries, active_library_id: active }: AccountState): string => {
  const isStillOpen = libraries.some(({ id }) => id === caller.libraryId);
  return isStillOpen ? caller.libraryId : active || (libraries[0]?.id ?? '');
};

/** The account this page is used with, while it shows something that must stay open. */
let activeAccount: AccountState | undefined;
let isPageKeptOpen = false;

/** Keeps the current page open from now on, even if the session ends. For the shell around every signed-in page. */
export const keepPageOpen = (): (() => void) => {
  isPageKeptOpen = true;
  return () => {
    isPageKeptOpen = false;
  };
};

/** Sets who this page's requests come from. */
export const adoptAccount = (account: AccountState): AccountState => {
  const { user, libraries, active_library_id, settings } = account;
  if (user?.id !== caller.userId) caller.libraryId = '';
  caller.csrfToken = account.csrf_token;
  caller.libraryId = resolveLibraryId(account);
  caller.userId = user?.id ?? '';
  activeAccount = user === null || libraries.length === 0 ? undefined : account;
  if (user === null) deviceStorage.remove(STORAGE_KEY);
  else
    deviceStorage.write(
      STORAGE_KEY,
      JSON.stringify({ user, libraries, active_library_id, settings } satisfies RememberedAccount),
    );
  return account;
};

/** Offline, the app opens as the last user of this device, but without a token to send anything. */
const toRememberedAccount = (error: unknown): AccountState => {
  const stored = deviceStorage.read(STORAGE_KEY);
  if (!(error instanceof UnreachableError) || stored === undefined) throw error;
  const { libraries, settings, ...remembered } = JSON.parse(stored) as RememberedAccount;
  return {
    auth_enabled: true,
    passkeys_available: false,
    recovery_authenticated: false,
    csrf_token: '',
    isRemembered: true,
    last_event_ids: {},
    // An earlier version of the app stored no settings.
    settings: settings ?? { shown_convention: null },
    ...remembered,
    libraries: libraries.map((library) => ({
      ...library,
      settings: library.settings ?? { assumed_convention: null, shown_convention: null },
    })),
  };
};

/**
 * A stalled connection must not keep the app closed. Without a known user there is nothing to fall back to, so there is
 * no timeout.
 */
const createTimeout = (): { readonly signal?: AbortSignal } => {
  if (deviceStorage.read(STORAGE_KEY) === undefined) return {};
  return { signal: AbortSignal.timeout(caller.userId === '' ? INITIAL_TIMEOUT_MS : TIMEOUT_MS) };
};

const findInterruption = ({ user, libraries }: AccountState): Interruption | undefined => {
  if (user?.id !== caller.userId) return 'signed-out';
  return libraries.some(({ id }) => id === caller.libraryId) ? undefined : 'library-gone';
};

/**
 * Loads the account. A signed-in user stays on the page when the session ends or the library is closed to them: a
 * notice above the page says so, and nothing is sent as another user or to another library.
 */
export const fetchAccount = async (): Promise<AccountState> => {
  const { csrfToken } = caller;
  const account = await get<AccountState>('/account', createTimeout()).catch(toRememberedAccount);
  // The session was replaced while this request was in flight, and the response is about the old one.
  if (caller.csrfToken !== csrfToken && caller.csrfToken !== account.csrf_token) return fetchAccount();
  const interruption = isPageKeptOpen ? findInterruption(account) : undefined;
  if (activeAccount === undefined || interruption === undefined) return adoptAccount(account);
  caller.csrfToken = '';
  // The page stays open, but nothing is stored that would reopen the app as this user.
  if (account.user === null) deviceStorage.remove(STORAGE_KEY);
  const { auth_enabled, passkeys_available } = account;
  return { ...activeAccount, auth_enabled, passkeys_available, csrf_token: '', isRemembered: false, interruption };
};

/** What a user confirms their identity with. */
type IdentityEvidence = { readonly password: string } | { readonly passkey: unknown };

/** Confirms the user's identity. Replaces the session, so the page continues with the new CSRF token. */
export const confirmIdentity = async (evidence: IdentityEvidence): Promise<AccountState> =>
  adoptAccount((await send<AccountState>('POST', '/account/confirm', { body: evidence })).body);

export const accountQuery = queryOptions({ queryKey: ['account'], queryFn: fetchAccount, staleTime: 60_000 });

/** The current account; only within signed-in pages, where it is loaded. */
export const useAccount = (): AccountState => {
  const { data } = useQuery(accountQuery);
  if (data === undefined) throw new Error('the account is not read yet');
  return data;
};

/** The current library; only within signed-in pages, where there is one. */
export const useLibrary = (): Library => {
  const { libraries } = useAccount();
  const library = libraries.find(({ id }) => id === caller.libraryId);
  if (library === undefined) throw new Error('there is no library');
  return library;
};

/**
 * What the user's role in the current library allows. The service checks again; this only hides what it would refuse.
 */
export const usePermissions = (): { readonly canEdit: boolean; readonly isOwner: boolean } => {
  const { role } = useLibrary();
  return { canEdit: role !== 'viewer', isOwner: role === 'owner' };
};

import { queryOptions, useQuery } from '@tanstack/react-query';

import type { AccountState as Account } from '../../src/domains/accounts/index.ts';
import type { Library } from '../../src/domains/libraries/index.ts';
import { caller, get } from './client.ts';
import { UnreachableError } from './problem.ts';

export type { Library } from '../../src/domains/libraries/index.ts';

export type AccountState = Omit<Account, 'libraries'> & {
  readonly libraries: readonly Library[];
  /** True where the service was not reached, and this is who used the app last on this device. */
  readonly isRemembered?: boolean;
  /** What keeps whoever is inside from going on. The screen stays as it is, with what was typed there. */
  readonly interruption?: Interruption;
};

/** The session has ended or is somebody else's by now; or the library is no longer open to who works in it. */
export type Interruption = 'signed-out' | 'library-gone';

/** The account as it was last read, of which this device keeps who and where, and no credential. */
type KnownAccount = Pick<AccountState, 'user' | 'libraries' | 'active_library_id'>;

const KEPT = 'tureen.account';

/** While nothing is shown yet somebody waits for it, and who used the app last is known well enough. */
const FIRST_PATIENCE_MS = 3000;
const PATIENCE_MS = 20_000;

/** Another tab may have gone into another library: this one stays where it was opened. */
const libraryIn = ({ libraries, active_library_id: active }: AccountState): string => {
  const isStillOpen = libraries.some(({ id }) => id === caller.libraryId);
  return isStillOpen ? caller.libraryId : active || (libraries[0]?.id ?? '');
};

/** As whom and where this page was last used, while it shows something that has to stay. */
let inside: AccountState | undefined;
let isStaying = false;

/** From now on whoever is here stays until they leave: for what stands around every screen inside. */
export const stayInside = (): (() => void) => {
  isStaying = true;
  return () => {
    isStaying = false;
  };
};

/** Takes over who the requests of this page come from. */
export const adopt = (account: AccountState): AccountState => {
  const { user, libraries, active_library_id } = account;
  if (user?.id !== caller.userId) caller.libraryId = '';
  caller.csrfToken = account.csrf_token;
  caller.libraryId = libraryIn(account);
  caller.userId = user?.id ?? '';
  inside = user === null || libraries.length === 0 ? undefined : account;
  if (user === null) localStorage.removeItem(KEPT);
  else localStorage.setItem(KEPT, JSON.stringify({ user, libraries, active_library_id } satisfies KnownAccount));
  return account;
};

/** Without a network the app opens as whoever used it last on this device; it has no right to send anything until then. */
const asLastKnown = (error: unknown): AccountState => {
  const kept = localStorage.getItem(KEPT);
  if (!(error instanceof UnreachableError) || kept === null) throw error;
  const known = JSON.parse(kept) as KnownAccount;
  return {
    auth_enabled: true,
    passkeys_available: false,
    recovery_authenticated: false,
    csrf_token: '',
    isRemembered: true,
    ...known,
  };
};

/** A connection that is there and carries nothing must not keep the app shut; where nobody is known it has to be. */
const limit = (): { readonly signal?: AbortSignal } => {
  if (localStorage.getItem(KEPT) === null) return {};
  return { signal: AbortSignal.timeout(caller.userId === '' ? FIRST_PATIENCE_MS : PATIENCE_MS) };
};

const interruptionOf = ({ user, libraries }: AccountState): Interruption | undefined => {
  if (user?.id !== caller.userId) return 'signed-out';
  return libraries.some(({ id }) => id === caller.libraryId) ? undefined : 'library-gone';
};

/**
 * Who uses the app. Whoever is inside stays there when their session ends or their library is closed to them: that is
 * told above what they do, and nothing of it is sent as somebody else or into another library.
 */
export const readAccount = async (): Promise<AccountState> => {
  const account = await get<AccountState>('/account', limit()).catch(asLastKnown);
  const interruption = isStaying ? interruptionOf(account) : undefined;
  if (inside === undefined || interruption === undefined) return adopt(account);
  caller.csrfToken = '';
  // The screen stays, and nothing that would open the app again without them.
  if (account.user === null) localStorage.removeItem(KEPT);
  const { auth_enabled, passkeys_available } = account;
  return { ...inside, auth_enabled, passkeys_available, csrf_token: '', isRemembered: false, interruption };
};

export const accountQuery = queryOptions({ queryKey: ['account'], queryFn: readAccount, staleTime: 60_000 });

/** Who uses the app; only inside, where the account has been read. */
export const useAccount = (): AccountState => {
  const { data } = useQuery(accountQuery);
  if (data === undefined) throw new Error('the account is not read yet');
  return data;
};

/** The library in force; only inside, where there is one. */
export const useLibrary = (): Library => {
  const { libraries } = useAccount();
  const library = libraries.find(({ id }) => id === caller.libraryId);
  if (library === undefined) throw new Error('there is no library');
  return library;
};

/** What the role in the library in force allows. The service checks it again; this only hides what would be refused. */
export const useMay = (): { readonly edit: boolean; readonly own: boolean } => {
  const { role } = useLibrary();
  return { edit: role !== 'viewer', own: role === 'owner' };
};

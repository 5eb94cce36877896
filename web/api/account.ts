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
};

/** The account as it was last read, of which this device keeps who and where, and no credential. */
type KnownAccount = Pick<AccountState, 'user' | 'libraries' | 'active_library_id'>;

const KEPT = 'tureen.account';

/** While nothing is shown yet somebody waits for it, and who used the app last is known well enough. */
const FIRST_PATIENCE_MS = 3000;
const PATIENCE_MS = 20_000;

/** Takes over who the requests of this page come from. */
export const adopt = (account: AccountState): AccountState => {
  caller.csrfToken = account.csrf_token;
  caller.libraryId = account.active_library_id || (account.libraries[0]?.id ?? '');
  caller.userId = account.user?.id ?? '';
  const { user, libraries, active_library_id } = account;
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

export const readAccount = async (): Promise<AccountState> =>
  adopt(await get<AccountState>('/account', limit()).catch(asLastKnown));

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

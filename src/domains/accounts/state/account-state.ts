import type { Db } from '../../../platform/db/database.ts';
import type { ClientInfo } from '../../../platform/http/security/client-info.ts';
import type { Caller } from '../../../platform/http/scope.ts';
import type { AccountServices } from '../account-services.ts';
import { getPasskeyOrigin } from '../passkeys/passkey-origin.ts';
import { findSessionLibraryId } from '../sessions/session.store.ts';
import { findUser } from '../users/user.store.ts';
import type { SignedInUser } from '../users/user.store.ts';
import type { AccountSettings, AccountUser } from './account-state.schemas.ts';

export interface AccountStateBody {
  readonly auth_enabled: boolean;
  readonly passkeys_available: boolean;
  readonly recovery_authenticated: boolean;
  readonly user: AccountUser | null;
  readonly csrf_token: string;
  readonly libraries: readonly { readonly id: string }[];
  readonly active_library_id: string;
  readonly settings: AccountSettings;
  readonly last_event_ids: Readonly<Record<string, string>>;
}

/** Who the caller is, and which library is selected in their session. */
interface CallerDetails {
  readonly user: SignedInUser | undefined;
  readonly selectedLibraryId: string | undefined;
}

const findDetails = async (db: Db, { userId, credential }: Caller): Promise<CallerDetails> => ({
  user: await findUser(db, userId),
  selectedLibraryId: await findSessionLibraryId(db, credential.id),
});

const SIGNED_OUT: CallerDetails = { user: undefined, selectedLibraryId: undefined };

/** The selected library, or the only one. */
const getActiveLibraryId = (libraries: readonly { readonly id: string }[], selected: string | undefined): string => {
  const active = libraries.find(({ id }) => id === selected);
  return (active ?? (libraries.length === 1 ? libraries[0] : undefined))?.id ?? '';
};

/**
 * The signed-in user and what a page needs to act for them; when signed out, what it needs to sign in. Reads the details
 * of the caller unless they are known.
 */
export const getAccountState = async (
  db: Db,
  { config, libraries: port }: AccountServices,
  client: ClientInfo,
  caller: Caller | undefined,
  known?: CallerDetails,
): Promise<AccountStateBody> => {
  const isEnabled = config.auth === 'accounts';
  const credential = caller?.credential;
  const session = credential?.kind === 'session' ? credential : undefined;
  const { user, selectedLibraryId } = known ?? (caller === undefined ? SIGNED_OUT : await findDetails(db, caller));
  const isRecovery = session?.isRecovery === true;
  const member = isRecovery ? undefined : caller;
  const listed = member ? await port.listWithLastEvents(db, member.userId) : [];
  const libraries = listed.map(({ library }) => library);
  return {
    auth_enabled: isEnabled,
    passkeys_available: isEnabled && getPasskeyOrigin(client, config.baseUrl) !== undefined,
    recovery_authenticated: isRecovery,
    user: user ? { id: user.id, display_name: user.display_name, instance_admin: user.instance_admin === 1 } : null,
    csrf_token: session?.csrfToken ?? '',
    libraries,
    active_library_id: getActiveLibraryId(libraries, selectedLibraryId),
    settings: { shown_convention: user?.shown_convention ?? null },
    last_event_ids: Object.fromEntries(listed.map(({ library, lastEventId }) => [library.id, lastEventId])),
  };
};

import type { Db } from '../../../platform/db/database.ts';
import type { ClientInfo } from '../../../platform/http/security/client-info.ts';
import type { Caller } from '../../../platform/http/scope.ts';
import type { AccountServices } from '../account-services.ts';
import { getPasskeyOrigin } from '../passkeys/passkey-origin.ts';
import { findSessionLibraryId } from '../sessions/session.store.ts';
import { findUser } from '../users/user.store.ts';
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

const activeOf = async (db: Db, caller: Caller, libraries: readonly { readonly id: string }[]): Promise<string> => {
  const selected = await findSessionLibraryId(db, caller.credential.id);
  const active = libraries.find(({ id }) => id === selected);
  return (active ?? (libraries.length === 1 ? libraries[0] : undefined))?.id ?? '';
};

/** The signed-in user and what a page needs to act for them; when signed out, what it needs to sign in. */
export const getAccountState = async (
  db: Db,
  { config, libraries: port }: AccountServices,
  client: ClientInfo,
  caller: Caller | undefined,
): Promise<AccountStateBody> => {
  const isEnabled = config.auth === 'accounts';
  const credential = caller?.credential;
  const session = credential?.kind === 'session' ? credential : undefined;
  const user = caller && (await findUser(db, caller.userId));
  const isRecovery = session?.isRecovery === true;
  const member = isRecovery ? undefined : caller;
  // Read before the libraries, so that a change in between is announced by a later event.
  const lastEventIds = member ? await port.getLastEventIds(db, member.userId) : {};
  const libraries = member ? await port.list(db, member.userId) : [];
  return {
    auth_enabled: isEnabled,
    passkeys_available: isEnabled && getPasskeyOrigin(client, config.baseUrl) !== undefined,
    recovery_authenticated: isRecovery,
    user: user ? { id: user.id, display_name: user.display_name, instance_admin: user.instance_admin === 1 } : null,
    csrf_token: session?.csrfToken ?? '',
    libraries,
    active_library_id: caller ? await activeOf(db, caller, libraries) : '',
    settings: { shown_convention: user?.shown_convention ?? null },
    last_event_ids: lastEventIds,
  };
};

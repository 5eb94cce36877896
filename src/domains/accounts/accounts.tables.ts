import type { Instant } from '../../platform/clock/clock.ts';
import type { ShownConvention } from '../units/index.ts';

export interface AccountTables {
  account_user: {
    id: string;
    /** `local` is the single user of local mode; `person` is a person with an account. */
    kind: 'local' | 'person';
    /** Null if the user signs in another way, or has not set up a sign-in yet. */
    username: string | null;
    username_key: string | null;
    password_hash: string | null;
    display_name: string;
    instance_admin: number;
    created_at: Instant;
    disabled_at: Instant | null;
    /** Null if the user follows the library. */
    shown_convention: ShownConvention | null;
  };
  session: {
    id: string;
    user_id: string;
    secret_hash: string;
    auth_method: string;
    created_at: Instant;
    last_seen_at: Instant;
    /** 1 if the session was opened with a recovery code and no new credential has been set yet. */
    recovery: number;
    /** The library selected in this browser. */
    library_id: string | null;
  };
  access_token: {
    id: string;
    user_id: string;
    secret_hash: string;
    name: string;
    /** Separated by spaces. */
    scopes: string;
    /** The last characters of the secret, so that people can tell tokens apart. */
    hint: string;
    /** 1 if it was created in local mode, by anyone who could reach the service. */
    made_locally: number;
    created_at: Instant;
    expires_at: Instant | null;
    last_used_at: Instant | null;
  };
  recovery_code: { user_id: string; code_hash: string };
  passkey: {
    id: string;
    user_id: string;
    credential_id: string;
    /** COSE key, base64url. */
    public_key: string;
    counter: number;
    /** Separated by spaces. */
    transports: string;
    name: string;
    created_at: Instant;
    last_used_at: Instant | null;
  };
  provider_identity: { provider: string; subject: string; user_id: string; created_at: Instant };
  /** Valid for one use and a short time: challenges, tickets, codes, links. */
  one_time: {
    kind: string;
    key_hash: string;
    /** Hash of an additional proof that the client must present; empty if none is required. */
    proof: string;
    /** JSON without secrets. */
    payload: string;
    /** Deleted together with this session. */
    session_id: string | null;
    expires_at: Instant;
  };
}

declare module '../../platform/db/tables.ts' {
  interface Tables extends AccountTables {}
}

import type { Instant } from '../../clock/clock.ts';

export interface AccountTables {
  account_user: {
    id: string;
    /** The local-mode user, of whom there is one; or a person with an account. */
    kind: 'local' | 'person';
    /** Null where the user signs in otherwise, or not yet at all. */
    username: string | null;
    username_key: string | null;
    password_hash: string | null;
    display_name: string;
    instance_admin: number;
    created_at: Instant;
    disabled_at: Instant | null;
  };
  session: {
    id: string;
    user_id: string;
    secret_hash: string;
    auth_method: string;
    created_at: Instant;
    last_seen_at: Instant;
    /** When the user last proved who they are. */
    confirmed_at: Instant;
    /** 1 where it was opened with a recovery code and no new credential was set yet. */
    recovery: number;
    /** The library that this browser selected. */
    library_id: string | null;
  };
  access_token: {
    id: string;
    user_id: string;
    secret_hash: string;
    name: string;
    /** With spaces between them. */
    scopes: string;
    /** The last characters of the secret, by which people tell tokens apart. */
    hint: string;
    /** 1 where it was made in local mode, by whoever reached the service then. */
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
    /** With spaces between them. */
    transports: string;
    name: string;
    created_at: Instant;
    last_used_at: Instant | null;
  };
  provider_identity: { provider: string; subject: string; user_id: string; created_at: Instant };
  /** What is good for one use and a short time: challenges, tickets, codes, links. */
  one_time: {
    kind: string;
    key_hash: string;
    /** What whoever uses it must also show, hashed; empty where nothing more is asked. */
    proof: string;
    /** JSON without secrets. */
    payload: string;
    /** Gone with this session. */
    session_id: string | null;
    expires_at: Instant;
  };
}

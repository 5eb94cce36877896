import type { Generated } from 'kysely';

import type { Instant } from '../../platform/clock/clock.ts';
import type { AssumedConvention, ShownConvention } from '../units/index.ts';

export interface LibraryTables {
  library: {
    id: string;
    name: string;
    revision: number;
    created_at: Instant;
    updated_at: Instant;
    /** Set while the contents of a deleted library are being removed. To users it no longer exists. */
    deleted_at: Generated<Instant | null>;
    /** Null until someone chooses; the same goes for the column below. */
    assumed_convention: Generated<AssumedConvention | null>;
    shown_convention: Generated<ShownConvention | null>;
  };
  /** The number of recipes that are not in the trash; no row if the library never had a recipe. */
  library_count: { library_id: string; recipes: number };
  library_member: {
    library_id: string;
    user_id: string;
    role: 'owner' | 'editor' | 'viewer';
    created_at: Instant;
  };
  invitation: {
    id: string;
    library_id: string;
    secret_hash: string;
    creator_id: string;
    role: 'owner' | 'editor' | 'viewer';
    hint: string;
    /** Unix seconds, as in the API; the same goes for the columns below. */
    created_at: number;
    expires_at: number;
    accepted_at: number | null;
    revoked_at: number | null;
  };
}

declare module '../../platform/db/tables.ts' {
  interface Tables extends LibraryTables {}
}

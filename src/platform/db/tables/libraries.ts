import type { Generated } from 'kysely';

import type { Instant } from '../../clock/clock.ts';

export interface LibraryTables {
  library: {
    id: string;
    name: string;
    revision: number;
    created_at: Instant;
    updated_at: Instant;
    /** Set while what was in a deleted library is being removed: for everybody it is gone. */
    deleted_at: Generated<Instant | null>;
  };
  /** How many recipes it has that are not in the trash; no row where there never was one. */
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
    /** Unix seconds, as the interface has them; so are the others. */
    created_at: number;
    expires_at: number;
    accepted_at: number | null;
    revoked_at: number | null;
  };
}

import type { RawBuilder } from 'kysely';

import type { EngineFeatures } from '../../platform/db/engine-features.ts';
import type { Membership } from '../../platform/http/security/authorizer.ts';

/** The columns of a statement that reads a credential. */
interface CredentialColumns {
  readonly userId: string;
  /** The library selected in the session; a token has none. */
  readonly selectedLibraryId?: string;
}

/**
 * SQL for the memberships of the user that a credential belongs to. Libraries depend on accounts and not the reverse, so
 * they provide it.
 */
export type MembershipsSql = (
  features: EngineFeatures,
  columns: CredentialColumns,
  named: string | undefined,
) => RawBuilder<string>;

export interface MembershipReader {
  readonly membershipsSql: MembershipsSql;
  /** Chooses the membership in the named library, or the default one. */
  readonly parseMemberships: (json: string, named: string | undefined) => Membership | 'none';
}

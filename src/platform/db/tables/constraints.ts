import type { ProblemCode } from '../../problem/problem-catalog.ts';

interface Constraint {
  /** The columns as SQLite lists them in its error message. PostgreSQL reports the constraint's name instead. */
  readonly columns: string;
  /** The problem returned to the client on a violation; null if the program handles the violation itself. */
  readonly problem: ProblemCode | null;
}

/** Every unique constraint that a request can violate. */
const constraints = {
  receipt_key: { columns: 'receipt.user_id, receipt.library_id, receipt.key', problem: null },
  account_user_local: { columns: 'account_user.kind', problem: null },
  account_username: { columns: 'account_user.username_key', problem: 'username-taken' },
  library_member_once: { columns: 'library_member.library_id, library_member.user_id', problem: 'already-a-member' },
  passkey_credential: { columns: 'passkey.credential_id', problem: 'passkey-exists' },
  provider_subject: { columns: 'provider_identity.provider, provider_identity.subject', problem: 'identity-taken' },
  tag_name: { columns: 'tag.library_id, tag.name_key', problem: 'tag-name-taken' },
  shopping_list_key: { columns: 'shopping_list.library_id, shopping_list.id', problem: 'list-id-taken' },
  job_running_once: { columns: 'job.library_id', problem: null },
  facet_value: { columns: 'facet.library_id, facet.kind, facet.value_key', problem: 'facet-exists' },
} as const satisfies Record<string, Constraint>;

export type UniqueConstraint = keyof typeof constraints;

export const isUniqueConstraint = (name: string): name is UniqueConstraint => Object.hasOwn(constraints, name);

export const constraintOfColumns = (columns: string): UniqueConstraint | undefined =>
  Object.keys(constraints)
    .filter(isUniqueConstraint)
    .find((name) => constraints[name].columns === columns);

export const problemOfConstraint = (name: UniqueConstraint): ProblemCode | null => constraints[name].problem;

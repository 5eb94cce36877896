import type { Invitation } from './household.api.ts';

export interface InvitationState {
  readonly kind: 'open' | 'accepted' | 'revoked' | 'expired';
  readonly at: Date;
}

const toDate = (seconds: number): Date => new Date(seconds * 1000);

/** The state of an invitation and when it changed; for an open one when it expires. */
export const getInvitationState = (
  { accepted_at, revoked_at, expires_at }: Pick<Invitation, 'accepted_at' | 'revoked_at' | 'expires_at'>,
  now: Date,
): InvitationState => {
  if (accepted_at !== null) return { kind: 'accepted', at: toDate(accepted_at) };
  if (revoked_at !== null) return { kind: 'revoked', at: toDate(revoked_at) };
  const end = toDate(expires_at);
  return { kind: end > now ? 'open' : 'expired', at: end };
};

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { getInvitationState } from './invitation-state.ts';

const now = new Date('2026-11-16T12:00:00Z');
const soon = now.getTime() / 1000 + 60;
const fresh = { accepted_at: null, revoked_at: null, expires_at: soon };

test('an invitation is open until it is accepted, revoked or expired', () => {
  assert.deepEqual(getInvitationState(fresh, now), { kind: 'open', at: new Date(soon * 1000) });
  assert.equal(getInvitationState({ ...fresh, expires_at: soon - 61 }, now).kind, 'expired');
  assert.equal(getInvitationState({ ...fresh, revoked_at: soon - 100 }, now).kind, 'revoked');
  assert.equal(getInvitationState({ ...fresh, accepted_at: soon - 100, expires_at: soon - 61 }, now).kind, 'accepted');
});

import type { AuditActions } from './audit-actions.ts';
import { getCurrentUnixSeconds } from '../clock/clock.ts';
import type { Clock } from '../clock/clock.ts';
import type { Tx } from '../db/database.ts';
import type { LibraryId, UserId } from '../ids/ids.ts';
import { insertAuditEvents } from './audit.store.ts';
import type { NewAuditEvent } from './audit.store.ts';
import { refusedSignal } from './refusal-counter.ts';

/** Who acts, with which credential, in which request and from where. Every scope is an `Actor`. */
export interface Actor {
  readonly requestId: string;
  readonly clock: Clock;
  readonly userId?: UserId;
  readonly credential?: { readonly id: string };
  readonly libraryId?: LibraryId;
  /** The network of a client that may not be signed in. */
  readonly network?: string;
}

export interface AuditEntry {
  /** The kind of resource and the action, separated by a dot. */
  readonly action: keyof AuditActions;
  readonly outcome?: 'succeeded' | 'refused';
  readonly target: { readonly type: string; readonly id: string };
}

const HOUR_SECONDS = 3600;

/** Whether it is not known who acts. */
export const isAnonymous = ({ userId, credential }: Actor): boolean => userId === undefined && credential === undefined;

const pending = new WeakMap<Tx, NewAuditEvent[]>();

/**
 * Writes an action to the audit log, in the same transaction as the action. Actions in a library are visible to its
 * owners, all others to the administrators of the instance; those declared for both, to both.
 *
 * Refused anonymous attempts are counted by network and hour instead, after the transaction and without their target.
 */
export const recordAudit = (tx: Tx, actor: Actor, { action, outcome = 'succeeded', target }: AuditEntry): void => {
  const event: NewAuditEvent = {
    created_at: getCurrentUnixSeconds(actor.clock),
    action,
    actor_id: actor.userId ?? '',
    correlation_id: actor.requestId,
    credential_id: actor.credential?.id ?? '',
    library_id: actor.libraryId ?? '',
    outcome,
    target_id: target.id,
    target_type: target.type,
  };
  if (outcome === 'refused' && isAnonymous(actor)) {
    const counted_hour = event.created_at - (event.created_at % HOUR_SECONDS);
    const onNetwork = { target_type: 'network', target_id: actor.network ?? '' };
    return refusedSignal.emitAfterCommit(tx, () => ({ ...event, ...onNetwork, attempts: 1, counted_hour }));
  }
  const events = pending.get(tx);
  if (events !== undefined) return void events.push(event);
  const opened = [event];
  pending.set(tx, opened);
  tx.beforeCommit(() => insertAuditEvents(tx, opened));
};

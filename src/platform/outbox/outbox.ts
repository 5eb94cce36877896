import { getCurrentInstant } from '../clock/clock.ts';
import type { Clock } from '../clock/clock.ts';
import type { Tx } from '../db/database.ts';
import type { LibraryId, UserId } from '../ids/ids.ts';
import { writeEvents } from './event.store.ts';
import type { EventTypes, LibraryEventType } from './event-types.ts';
import { INSTANCE_STREAM } from './event.ts';
import { eventsCommittedSignal } from './event-signals.ts';
import type { UnnumberedEvent } from './event.store.ts';

/** What a change announces: the resource and its new revision, never its content. */
export interface EventInput<Type extends keyof EventTypes = keyof EventTypes> {
  /** The kind of resource and the change, separated by a dot. */
  readonly type: Type;
  readonly resource: { readonly type: string; readonly id: string; readonly revision: number };
}

/** Who acts, and the clock for the time. Every library scope is an `Actor`. */
interface Actor {
  readonly clock: Clock;
  readonly userId: UserId;
}

const pending = new WeakMap<Tx, Map<string, UnnumberedEvent[]>>();

const append = (tx: Tx, stream: string, actor: Actor, { type, resource }: EventInput): void => {
  let streams = pending.get(tx);
  if (streams === undefined) {
    const opened = new Map<string, UnnumberedEvent[]>();
    streams = opened;
    pending.set(tx, opened);
    tx.beforeCommit(() => writeEvents(tx, opened));
    eventsCommittedSignal.emitAfterCommit(tx, () => [...opened.keys()]);
  }
  const event: UnnumberedEvent = {
    type,
    occurred_at: getCurrentInstant(actor.clock),
    actor_id: actor.userId,
    resource_type: resource.type,
    resource_id: resource.id,
    resource_revision: resource.revision,
  };
  const events = streams.get(stream);
  if (events === undefined) streams.set(stream, [event]);
  else events.push(event);
};

/** Announces a change in a library. The event commits with the change, numbered without gaps within its library. */
export const emitEvent = (
  tx: Tx,
  scope: Actor & { readonly libraryId: LibraryId },
  happening: EventInput<LibraryEventType>,
): void => append(tx, scope.libraryId, scope, happening);

/** Announces a change of the instance as a whole. */
export const emitInstanceEvent = (tx: Tx, actor: Actor, happening: EventInput): void =>
  append(tx, INSTANCE_STREAM, actor, happening);

import { CommitSignal } from '../db/commit-signal.ts';
import type { Database } from '../db/database.ts';

/** Signals the streams that a transaction of this process has appended to. */
export const eventsCommittedSignal = new CommitSignal<readonly string[]>();

/** Notifies the other instances of what this one appends. Returns a function that stops it. */
export const startNotifyingOtherInstances = ({ databaseKey, notifications }: Database): (() => void) =>
  eventsCommittedSignal.listen(databaseKey, (streams) => {
    for (const stream of streams) notifications.send(stream);
  });

/**
 * Calls back with each stream that was appended to, on any instance, and with undefined if that is unknown and any
 * stream may have grown. Best effort: notifications may be lost.
 */
export const onEventsAppended = (
  { databaseKey, notifications }: Database,
  listener: (stream: string | undefined) => void,
): (() => void) => {
  const stopLocal = eventsCommittedSignal.listen(databaseKey, (streams) => {
    for (const stream of streams) listener(stream);
  });
  const stopOthers = notifications.listen(listener);
  return () => {
    stopLocal();
    stopOthers();
  };
};

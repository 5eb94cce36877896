import { CommitSignal } from '../db/commit-signal.ts';
import type { Database } from '../db/database.ts';

/** Gives the streams to which a transaction of this process has appended. */
export const eventsCommitted = new CommitSignal<readonly string[]>();

/** Tells the other instances what this one appends, until what it gives is called. */
export const tellOthers = ({ home, notices }: Database): (() => void) =>
  eventsCommitted.listen(home, (streams) => {
    for (const stream of streams) notices.send(stream);
  });

/**
 * Calls back with each stream to which somebody appended, on whichever instance, and with undefined where that is not
 * known: any may have grown. Nothing else may be relied on to come.
 */
export const onAppended = (
  { home, notices }: Database,
  listener: (stream: string | undefined) => void,
): (() => void) => {
  const stopLocal = eventsCommitted.listen(home, (streams) => {
    for (const stream of streams) listener(stream);
  });
  const stopOthers = notices.listen(listener);
  return () => {
    stopLocal();
    stopOthers();
  };
};

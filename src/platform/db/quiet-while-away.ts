import type { Log } from '../log/log.ts';
import { DatabaseUnavailable } from './errors.ts';

const INTERVAL_MS = 60_000;

const isAway = (fields: object): boolean => 'err' in fields && fields.err instanceof DatabaseUnavailable;

/**
 * A log for work that goes on trying by itself: while the database is away each warning is written once a minute, with
 * how often it was left out since, and not for every attempt.
 */
export const quietWhileAway = <L extends Pick<Log, 'warn'>>(log: L): L => {
  const written = new Map<string, { readonly at: number; omitted: number }>();
  const warn = (fields: object, message: string): void => {
    const last = written.get(message);
    if (isAway(fields) && last !== undefined && performance.now() - last.at < INTERVAL_MS) {
      last.omitted += 1;
      return;
    }
    const omitted = last?.omitted ?? 0;
    written.set(message, { at: performance.now(), omitted: 0 });
    log.warn(omitted > 0 ? { ...fields, omitted } : fields, message);
  };
  return { ...log, warn };
};

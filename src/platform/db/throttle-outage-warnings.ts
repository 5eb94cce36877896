import type { Log } from '../log/log.ts';
import { DatabaseUnavailable } from './errors.ts';

const INTERVAL_MS = 60_000;

const isAway = (fields: object): boolean => 'err' in fields && fields.err instanceof DatabaseUnavailable;

/**
 * A log for background work that keeps retrying. While the database is unavailable, each warning is written only once a
 * minute instead of on every attempt, with the number of times it was omitted since.
 */
export const throttleOutageWarnings = <L extends Pick<Log, 'warn'>>(log: L): L => {
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

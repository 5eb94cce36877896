import type { AuditFilter } from '../api/audit.ts';

/** The filter as form values; empty means any. */
export interface AuditFilterInput {
  readonly action: string;
  readonly outcome: string;
  /** Days, as `<input type="date">` returns them. */
  readonly from: string;
  readonly to: string;
}

export const EMPTY_FILTER: AuditFilterInput = { action: '', outcome: '', from: '', to: '' };

export const isFiltered = (input: AuditFilterInput): boolean => Object.values(input).some((value) => value !== '');

const toSeconds = (day: string, daysLater = 0): number | undefined => {
  const date = new Date(`${day}T00:00`);
  if (Number.isNaN(date.getTime())) return undefined;
  date.setDate(date.getDate() + daysLater);
  return date.getTime() / 1000;
};

/** The API query. Both days are inclusive in the user's time zone; days before 1970 are ignored. */
export const toAuditFilter = ({ action, outcome, from, to }: AuditFilterInput): AuditFilter => {
  const [since, until] = [toSeconds(from), toSeconds(to, 1)];
  return {
    ...(action !== '' && { action }),
    ...((outcome === 'succeeded' || outcome === 'refused') && { outcome }),
    ...(since !== undefined && since >= 0 && { since }),
    ...(until !== undefined && until >= 0 && { until }),
  };
};

const LIBRARY_ACTIONS = /^(?:calendar|import-preview|invitation|library|member|recipe|webhook)\./;

/** Whether an action is recorded for a library; the instance records all of them. */
export const isLibraryAction = (action: string): boolean => LIBRARY_ACTIONS.test(action);

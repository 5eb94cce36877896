import type { InstanceState } from '../../src/domains/instance/index.ts';

/** A job or delivery that has waited longer than this is stuck. */
const STUCK_MS = 10 * 60_000;

export type Warning =
  | { readonly kind: 'unclaimedFiles' | 'foreignFiles' }
  | { readonly kind: 'jobsStand' | 'deliveriesStand'; readonly since: string }
  | { readonly kind: 'interrupted' | 'failing' | 'paused'; readonly count: number };

const isStuck = (since: string | null, now: number): since is string =>
  since !== null && now - Date.parse(since) > STUCK_MS;

/** What an administrator should look at, worst first. */
export const getWarnings = (
  { files, jobs, webhooks }: Pick<InstanceState, 'files' | 'jobs' | 'webhooks'>,
  now: number,
): Warning[] => {
  const warnings: Warning[] = [];
  if (files === 'foreign') warnings.push({ kind: 'foreignFiles' });
  if (files === 'unclaimed') warnings.push({ kind: 'unclaimedFiles' });
  const { oldest_queued_at: job } = jobs;
  const { oldest_waiting_at: delivery, failing, paused } = webhooks;
  if (isStuck(job, now)) warnings.push({ kind: 'jobsStand', since: job });
  // Deliveries to a failing receiver wait for hours by design.
  if (failing === 0 && isStuck(delivery, now)) warnings.push({ kind: 'deliveriesStand', since: delivery });
  if (jobs.interrupted > 0) warnings.push({ kind: 'interrupted', count: jobs.interrupted });
  if (failing > 0) warnings.push({ kind: 'failing', count: failing });
  if (paused > 0) warnings.push({ kind: 'paused', count: paused });
  return warnings;
};

import { deleteAllowancesBefore } from './allowance/allowance.store.ts';
import { refusalCounter } from './audit/refusal-counter.ts';
import { sweepAuditLog } from './audit/sweep-audit-log.ts';
import { getCurrentInstant, getCurrentUnixSeconds, secondsSince } from './clock/clock.ts';
import { platformLimits } from './config/limits.ts';
import { foundationMigration } from './db/migrations/0001_foundation.ts';
import { auditLogMigration } from './db/migrations/0002_audit_log.ts';
import { databaseIdentityMigration } from './db/migrations/0015_database_identity.ts';
import { auditActionIndexMigration } from './db/migrations/0017_audit_actions.ts';
import { countedRefusalsMigration } from './db/migrations/0018_counted_refusals.ts';
import { sweptRowsMigration } from './db/migrations/0020_bounded_work.ts';
import { sweepReceipts } from './http/idempotency/retention.ts';
import { MAX_PUBLIC_BODY_BYTES } from './http/mount-operation.ts';
import { createCapabilitiesOperation } from './http/pages/capabilities.ts';
import { getJobQueueHealth } from './jobs/job-health.store.ts';
import { sweepJobs } from './jobs/sweep-jobs.ts';
import { namedCaches } from './memory/recent-cache.ts';
import { createCacheMetric } from './metrics/cache-metric.ts';
import { gauge } from './metrics/metric.ts';
import { defineModule } from './module/module.ts';
import { jobEvents } from './outbox/event-types.ts';
import { sweepEvents } from './outbox/sweep-events.ts';
import { platformProblems } from './problem/platform-problems.ts';

/** The longest window of any allowance. */
const MAX_WINDOW_SECONDS = 24 * 3600;

/** What every service has, whatever its domains. */
export const platformModule = defineModule({
  name: 'platform',
  migrations: [
    foundationMigration,
    auditLogMigration,
    databaseIdentityMigration,
    auditActionIndexMigration,
    countedRefusalsMigration,
    sweptRowsMigration,
  ],
  constraints: {
    receipt_key: { columns: 'receipt.user_id, receipt.library_id, receipt.key', problem: null },
    job_running_once: { columns: 'job.library_id', problem: null },
  },
  problems: platformProblems,
  events: jobEvents,
  limits: platformLimits,
  fixedLimits: {
    public_json_body_bytes: {
      value: MAX_PUBLIC_BODY_BYTES,
      description: 'Maximum size of a JSON body of an operation without sign-in, in bytes.',
    },
  },
  operations: ({ config, version, limits, fixedLimits }) => [
    createCapabilitiesOperation(config, version, limits, fixedLimits),
  ],
  prepareToListen: ({ database, log, services }) => {
    // A service instead of a task, because it stops after the last request.
    services.get(refusalCounter).start(database, log);
    return [];
  },
  metrics: ({ database, clock }, sample) => {
    const jobs = sample(() => getJobQueueHealth(database.db, getCurrentInstant(clock)));
    return [
      gauge('tureen_jobs_queued', 'Jobs that have not started yet, counted up to 10001.', () => jobs()?.queued),
      gauge('tureen_jobs_running', 'Jobs in progress.', () => jobs()?.running),
      gauge('tureen_jobs_oldest_queued_age_seconds', 'Time since the oldest queued job was requested.', () =>
        secondsSince(clock, jobs()?.oldest_queued_at),
      ),
      createCacheMetric(namedCaches),
    ];
  },
  sweeps: [
    {
      name: 'old receipts',
      every: 'hour',
      run: ({ config, database, clock }) => sweepReceipts(database, clock, config.limits),
    },
    {
      name: 'old events',
      every: 'hour',
      run: ({ database, clock }) => sweepEvents(database, clock),
    },
    {
      name: 'old audit records',
      every: 'hour',
      run: ({ config, database, clock }) => sweepAuditLog(database, clock, config.auditDays),
    },
    {
      name: 'past allowances',
      every: 'hour',
      run: ({ database, clock }) => deleteAllowancesBefore(database, getCurrentUnixSeconds(clock) - MAX_WINDOW_SECONDS),
    },
    {
      name: 'expired jobs',
      every: 'minute',
      run: ({ database, clock, jobKinds }) => sweepJobs(database, clock, jobKinds()),
    },
  ],
});

export { ItemStatus, Job } from './job.schemas.ts';
export type { JobBody } from './job.schemas.ts';
export { queuedJobResponse, readQueuedJob } from './queued-job-response.ts';

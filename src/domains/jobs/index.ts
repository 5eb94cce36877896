export { ItemStatus, Job } from './job.schemas.ts';
export type { JobBody } from './job.schemas.ts';
export { presentJob } from './present-job.ts';

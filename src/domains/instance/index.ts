export { webhookHealth } from './instance.ts';
export type { InstanceState } from './instance.schemas.ts';
export type { ProblemCode } from '../../platform/problem/problem-catalog.ts';
export type { ProblemBody } from '../../platform/problem/problem-body.ts';

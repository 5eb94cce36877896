export { instanceOperation } from './instance.routes.ts';
export type { InstanceState } from './instance.schemas.ts';
export type { ProblemBody } from '../../platform/problem/problem-body.ts';

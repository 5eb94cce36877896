export { instanceOperation } from './instance.routes.ts';
export type { InstanceState } from './instance.schemas.ts';

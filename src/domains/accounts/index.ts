export { ensureLocalUser } from './ensure-local-user.ts';
export type { Starting } from './starting.ts';

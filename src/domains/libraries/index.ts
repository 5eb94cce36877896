export { ensureHome } from './ensure-home.ts';
export { libraryOperations } from './library.routes.ts';
export { findMembership, findOnlyMembership } from './membership.store.ts';

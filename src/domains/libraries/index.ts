export { ensureHome } from './ensure-home.ts';
export { libraryOperations } from './library.routes.ts';
export { membershipsOf } from './memberships.ts';

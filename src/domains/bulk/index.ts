export { bulkKinds } from './bulk-kinds.ts';
export { bulkOperations } from './bulk.routes.ts';

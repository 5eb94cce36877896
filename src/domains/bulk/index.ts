export { bulkKinds } from './bulk-kinds.ts';
export { bulkOperations } from './bulk.routes.ts';
export type { BulkAnswer, BulkItem, BulkRequest } from './bulk.schemas.ts';

export type { BulkAnswer, BulkItem, BulkRequest } from './bulk.schemas.ts';

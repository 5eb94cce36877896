export type { ExportFormat, ExportInput } from './export.schemas.ts';

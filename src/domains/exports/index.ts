export { sweepExports } from './export-files.ts';
export { exportKind } from './export-kind.ts';
export { exportOperations } from './export.routes.ts';
export { RecipeWriter } from './writing/recipe-writer.ts';
export type { ExportFormat, ExportInput } from './export.schemas.ts';

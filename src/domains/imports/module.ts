import { defineModule, defineService } from '../../platform/module/module.ts';
import { provide } from '../../platform/module/services.ts';
import { getThreadMetrics } from '../../platform/threads/thread-metrics.ts';
import { assetsService, filesInUseByOtherDomains } from '../assets/index.ts';
import { recipeComputationService } from '../recipes/index.ts';
import { importAuditActions } from './audit-actions.ts';
import { importEvents } from './events.ts';
import { importFormatsOperation } from './format.routes.ts';
import { createImportJobKind } from './import-job-kind.ts';
import { createImportServices } from './import-services.ts';
import type { ImportServices } from './import-services.ts';
import { importJobOperation } from './import-job.routes.ts';
import { importLimits } from './limits.ts';
import { importsMigration } from './migrations/0010_imports.ts';
import { abandonedPreviewsMigration } from './migrations/0020_bounded_work.ts';
import { previewOperations } from './preview.routes.ts';
import { findFilesUsedByPreviews, sweepPreviewFiles, sweepPreviews } from './previews/sweep-previews.ts';
import { importProblems } from './problems.ts';
import { reviewOperations } from './review.routes.ts';
import { MAX_FILES } from './previews/import-input.schemas.ts';
import { MAX_RETAINED } from './commit/commit.schemas.ts';

const importsService = defineService<ImportServices>({
  name: 'import threads',
  create: ({ config, version, services }) =>
    createImportServices(config, services.get(assetsService), version, services.get(recipeComputationService)),
  stop: ({ threads }) => threads.stop(),
});

export const importsModule = defineModule({
  name: 'imports',
  migrations: [importsMigration, abandonedPreviewsMigration],
  libraryTables: [
    { table: 'import_item', key: ['id'], parent: { table: 'import_preview', column: 'preview_id' }, weight: 10 },
    { table: 'import_preview', key: ['id'], weight: 10 },
  ],
  problems: importProblems,
  events: importEvents,
  auditActions: importAuditActions,
  limits: importLimits,
  provides: [provide(filesInUseByOtherDomains, findFilesUsedByPreviews)],
  fixedLimits: {
    import_files: { value: MAX_FILES, description: 'Maximum number of files in an upload.' },
    retained_sources: {
      value: MAX_RETAINED,
      description: 'Maximum number of items whose original files a commit retains.',
    },
  },
  operations: ({ services }) => {
    const deps = services.get(importsService);
    return [...previewOperations(deps), ...reviewOperations(deps), importJobOperation(deps), importFormatsOperation];
  },
  jobs: ({ services }) => [createImportJobKind(services.get(importsService))],
  metrics: ({ services }) => {
    const { threads } = services.get(importsService);
    return getThreadMetrics('imports', () => threads.load);
  },
  sweeps: [
    {
      name: 'expired import previews',
      every: 'hour',
      run: ({ database, storage, clock }) => sweepPreviews(database, storage, clock),
    },
    {
      name: 'import files without a preview',
      every: 'day',
      run: ({ database, databaseId, storage }) => sweepPreviewFiles(database, storage, databaseId),
    },
  ],
});

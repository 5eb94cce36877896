import { defineModule, defineService } from '../../platform/module/module.ts';
import { getThreadMetrics } from '../../platform/threads/thread-metrics.ts';
import { sweepExports } from './export-blobs.ts';
import { createExportJobKind } from './export-job-kind.ts';
import { exportOperations } from './export.routes.ts';
import { exportProblems } from './problems.ts';
import { RecipeWriter } from './writing/recipe-writer.ts';
import { MAX_EXPORTED_IDS } from './export.schemas.ts';

const recipeWriter = defineService<RecipeWriter>({
  name: 'recipe writer',
  create: () => new RecipeWriter(),
  stop: (writer) => writer.stop(),
});

export const exportsModule = defineModule({
  name: 'exports',
  problems: exportProblems,
  fixedLimits: {
    export_ids: { value: MAX_EXPORTED_IDS, description: 'Maximum number of recipes in an export of selected recipes.' },
  },
  operations: ({ config, storage, services }) => exportOperations(storage, config.limits, services.get(recipeWriter)),
  jobs: ({ storage, services }) => [createExportJobKind(storage, services.get(recipeWriter))],
  metrics: ({ services }) => {
    const writer = services.get(recipeWriter);
    return getThreadMetrics('exports', () => writer.load);
  },
  sweeps: [
    {
      name: 'export files without a job',
      every: 'day',
      run: ({ storage, databaseId }) => sweepExports(storage, databaseId),
    },
  ],
});

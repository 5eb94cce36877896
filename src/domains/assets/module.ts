import { defineModule } from '../../platform/module/module.ts';
import type { RunningContext } from '../../platform/module/module.ts';
import { getThreadMetrics } from '../../platform/threads/thread-metrics.ts';
import { assetsService } from './asset-services.ts';
import { filesInUseByOtherDomains } from './files-in-use-by-other-domains.ts';
import { assetLimits } from './limits.ts';
import { assetsMigration } from './migrations/0009_assets.ts';
import { releasedAssetsMigration } from './migrations/0020_bounded_work.ts';
import { assetProblems } from './problems.ts';
import { sweepStoredFiles, sweepUnusedAssets } from './sweep-assets.ts';
import type { SweepContext } from './sweep-assets.ts';

const toSweepContext = async (context: RunningContext): Promise<SweepContext> => {
  const { config, database, databaseId, storage, files, clock, services } = context;
  await files.check();
  const otherFilesInUse = services.get(filesInUseByOtherDomains)(database);
  return { database, databaseId, storage, clock, trashDays: config.trashDays, otherFilesInUse };
};

export const assetsModule = defineModule({
  name: 'assets',
  migrations: [assetsMigration, releasedAssetsMigration],
  problems: assetProblems,
  limits: assetLimits,
  metrics: ({ services }) => {
    const { pictures } = services.get(assetsService);
    return getThreadMetrics('pictures', () => pictures.load);
  },
  sweeps: [
    { name: 'unused files', every: 'hour', run: async (context) => sweepUnusedAssets(await toSweepContext(context)) },
    {
      name: 'stray and discarded files',
      every: 'day',
      run: async (context) => sweepStoredFiles(await toSweepContext(context)),
    },
  ],
});

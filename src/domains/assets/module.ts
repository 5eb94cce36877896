import { defineModule } from '../../platform/module/module.ts';
import { filesInUseByOtherDomains } from './files-in-use-by-other-domains.ts';
import { assetLimits } from './limits.ts';
import { assetsMigration } from './migrations/0009_assets.ts';
import { assetProblems } from './problems.ts';
import { sweepAssets } from './sweep-assets.ts';

export const assetsModule = defineModule({
  name: 'assets',
  migrations: [assetsMigration],
  problems: assetProblems,
  limits: assetLimits,
  sweeps: [
    {
      name: 'unused files',
      every: 'hour',
      run: async ({ config, database, databaseId, storage, files, clock, services }) => {
        await files.check();
        const usedElsewhere = services.get(filesInUseByOtherDomains)(database);
        await sweepAssets({
          database,
          databaseId,
          storage,
          clock,
          trashDays: config.trashDays,
          otherFilesInUse: usedElsewhere,
        });
      },
    },
  ],
});

import type { Database } from '../../platform/db/database.ts';
import { defineService } from '../../platform/module/module.ts';
import type { FindFilesInUse } from '../../platform/storage/storage.ts';

/** The stored files that other domains use. Exports are not asked: their jobs do not live as long as their files. */
export const filesInUseByOtherDomains = defineService<(database: Database) => FindFilesInUse>({
  name: 'the files that other domains use',
});

import { defineModule } from '../../platform/module/module.ts';
import { bulkKinds } from './bulk-kinds.ts';
import { bulkOperations } from './bulk.routes.ts';
import { bulkLimits } from './limits.ts';
import { MAX_ITEMS, MAX_TAGS } from './bulk.schemas.ts';

export const bulkModule = defineModule({
  name: 'bulk',
  limits: bulkLimits,
  fixedLimits: {
    bulk_items: { value: MAX_ITEMS, description: 'Maximum number of recipes in a bulk request.' },
    bulk_tags: { value: MAX_TAGS, description: 'Maximum number of tags to add in a bulk request, and to remove.' },
  },
  operations: ({ config }) => bulkOperations(config.limits),
  jobs: () => bulkKinds,
});

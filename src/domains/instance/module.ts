import { neverCached } from '../../platform/http/operation.ts';
import { defineModule } from '../../platform/module/module.ts';
import { assetTotals } from '../assets/index.ts';
import { webhookHealth } from './instance.ts';
import { instanceOperation } from './instance.routes.ts';

export const instanceModule = defineModule({
  name: 'instance',
  operations: ({ config: { auth }, version, startedAt, files, services }) =>
    neverCached([
      instanceOperation({
        version,
        startedAt,
        auth,
        files,
        assetTotals: services.get(assetTotals),
        webhookHealth: services.get(webhookHealth),
      }),
    ]),
});

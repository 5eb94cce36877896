import { createSetupLink } from '../domains/accounts/index.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { ConfigError } from '../platform/config/config.ts';
import type { Environment } from '../platform/config/config.ts';
import { createUuidV7Generator } from '../platform/ids/ids.ts';
import { createLog } from '../platform/log/log.ts';
import { openDatabase } from './open-database.ts';
import { loadConfig } from './tureen.ts';

/**
 * Prints a setup link for a new administrator, in case no administrator can sign in. Anyone who may run this on the
 * service's machine may have it. It works while the service is running.
 */
export const adminSetupLink = async (environment: Environment): Promise<void> => {
  const config = loadConfig(environment);
  if (config.auth === 'local') {
    throw new ConfigError(['Account authentication is disabled. Set TUREEN_AUTH=accounts, as for the service.']);
  }
  const log = createLog('silent');
  const database = await openDatabase({ config, clock: systemClock, log, lockWaitMs: 5000 });
  try {
    // Without a base URL the service must be on this machine, or it would not have started.
    const address = config.baseUrl ?? `http://localhost:${config.port}`;
    const starting = { clock: systemClock, newId: createUuidV7Generator(systemClock) };
    console.log(await createSetupLink(database, starting, address));
  } finally {
    await database.close();
  }
};

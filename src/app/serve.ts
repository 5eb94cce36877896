import { loadConfig, unknownVariables } from '../platform/config/config.ts';
import type { Environment } from '../platform/config/config.ts';
import { createLog } from '../platform/log/log.ts';
import { startService } from './compose.ts';
import type { RunningService } from './compose.ts';
import { explain } from './explain.ts';

const stopOnSignal = (service: RunningService): void => {
  let stopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (stopping) process.exit(1);
    stopping = true;
    console.log(`${signal}: finishing what is under way …`);
    service.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(explain(error));
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};

/** Runs the service until it is told to stop. */
export const serve = async (environment: Environment): Promise<void> => {
  const config = loadConfig(environment);
  const log = createLog(config.logLevel);
  for (const name of unknownVariables(environment)) log.warn(`${name} is not a setting, and is not used`);
  const service = await startService({ config, log });
  stopOnSignal(service);
  console.log(`Tureen is ready at ${service.address}  (reference: ${service.address}/api/v1/docs)`);
  if (service.setupLink !== undefined) console.log(`Set up the first administrator at ${service.setupLink}`);
};

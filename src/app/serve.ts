import { ConfigError, loadConfig, unknownVariables } from '../platform/config/config.ts';
import type { Environment } from '../platform/config/config.ts';
import { DatabaseTooNew, DatabaseUnavailable } from '../platform/db/errors.ts';
import { createLog } from '../platform/log/log.ts';
import { startService } from './compose.ts';
import type { RunningService } from './compose.ts';

/** What the person who starts the service can mend; anything else is a fault of ours, shown whole. */
const explain = (error: unknown): string => {
  if (error instanceof ConfigError || error instanceof DatabaseTooNew) return error.message;
  if (error instanceof DatabaseUnavailable)
    return `${error.message}\nCheck DATABASE_URL and that the server runs, or without it the file in TUREEN_DATA.`;
  if (error instanceof Error && 'code' in error) {
    switch (error.code) {
      case 'EADDRINUSE':
        return `${error.message}\nAnother program listens there: stop it, or choose another TUREEN_PORT.`;
      case 'EADDRNOTAVAIL':
      case 'ENOTFOUND':
        return `${error.message}\nThis machine does not have the address: check TUREEN_HOST.`;
      case 'EACCES':
      case 'EPERM':
      case 'EROFS':
        return `${error.message}\nThe service may not use this: check TUREEN_PORT, TUREEN_DATA and who owns the folder.`;
      case 'EEXIST':
      case 'ENOTDIR':
        return `${error.message}\nTUREEN_DATA must be a folder, or a path where one can be made.`;
      default:
    }
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

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
  try {
    const config = loadConfig(environment);
    const log = createLog(config.logLevel);
    for (const name of unknownVariables(environment)) log.warn(`${name} is not a setting, and is not used`);
    const service = await startService({ config, log });
    stopOnSignal(service);
    console.log(`Tureen is ready at ${service.address}  (reference: ${service.address}/api/v1/docs)`);
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
};

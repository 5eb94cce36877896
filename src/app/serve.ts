import type { Environment } from '../platform/config/config.ts';
import { createLog } from '../platform/log/log.ts';
import { getStandardOutput } from '../platform/log/standard-output.ts';
import { startService } from './start-service.ts';
import type { RunningService } from './start-service.ts';
import { explainStartError } from './explain-start-error.ts';
import { loadConfig, findUnknownVariables } from './tureen.ts';

/**
 * The process ends within this time, whatever it is waiting for: a supervisor that sent the signal kills it a little
 * later.
 */
const MAX_STOP_MS = 14_000;

const stop = async (service: RunningService): Promise<number> => {
  try {
    const cut = await service.stop();
    return cut.length === 0 ? 0 : 1;
  } catch (error) {
    console.error(explainStartError(error));
    return 1;
  }
};

/** Must be called first: signals without a handler are ignored by the first process of a container. */
const stopOnSignal = (service: () => RunningService | undefined): void => {
  let isStopping = false;
  const onSignal = (signal: NodeJS.Signals): void => {
    const running = service();
    if (isStopping || running === undefined) process.exit(1);
    isStopping = true;
    setTimeout(() => {
      console.error(`Not finished after ${MAX_STOP_MS / 1000} seconds: the rest is cut off.`);
      process.exit(1);
    }, MAX_STOP_MS).unref();
    console.log(`${signal}: finishing what is under way …`);
    void stop(running).then(async (code) => {
      await getStandardOutput().finish();
      process.exit(code);
    });
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
};

/** Runs the service until it receives a stop signal. */
export const serve = async (environment: Environment): Promise<void> => {
  const config = loadConfig(environment);
  const log = createLog(config.logLevel);
  for (const name of findUnknownVariables(environment)) log.warn(`${name} is not a setting, and is not used`);
  let running: RunningService | undefined;
  stopOnSignal(() => running);
  const service = await startService({ config, log });
  running = service;
  console.log(`Tureen is ready at ${service.baseUrl}  (reference: ${service.baseUrl}/api/v1/docs)`);
  if (service.setupLink !== undefined) console.log(`Set up the first administrator at ${service.setupLink}`);
};

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { startService } from '../../../src/app/start-service.ts';
import { loadConfig } from '../../../src/app/tureen.ts';
import { createLog } from '../../../src/platform/log/log.ts';
import { TestClient } from '../../support/client.ts';
import { testSettings } from '../../support/test-settings.ts';

export interface SampleService {
  readonly origin: string;
  readonly client: TestClient;
  /** The setup link for the first administrator, if there are accounts. */
  readonly setupLink: string | undefined;
  stop(): Promise<void>;
}

/** A service with the web app and its own data folder, for screenshots and measurements rather than tests. */
export const startSampleService = async (settings: Readonly<Record<string, string>> = {}): Promise<SampleService> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tureen-sample-'));
  const config = loadConfig({ ...testSettings, TUREEN_DATA: folder, ...settings }, '');
  const service = await startService({ config, log: createLog('silent') });
  const client = new TestClient(service.listenUrl);
  return {
    origin: service.listenUrl.replace('127.0.0.1', 'localhost'),
    client,
    setupLink: service.setupLink,
    stop: async () => {
      client.close();
      await service.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

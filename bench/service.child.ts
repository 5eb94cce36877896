// The service as measured: the product plus an operation that returns a constant. It is configured by environment
// variables; BENCH_COMMIT_DELAY_MS delays every commit on SQLite, like a slow disk.
import { Type } from 'typebox';

import { startService } from '../src/app/start-service.ts';
import { loadConfig } from '../src/app/tureen.ts';
import { PageOf } from '../src/platform/http/common-schemas.ts';
import { createLog } from '../src/platform/log/log.ts';
import { createConstantOperation } from './constant-operation.ts';
import { createTagPage } from './tag-page.ts';

const Tag = Type.Object({
  id: Type.String(),
  name: Type.String(),
  color: Type.String(),
  revision: Type.Integer(),
  created_at: Type.String(),
  updated_at: Type.String(),
});

const constant = createTagPage();

const upperBound = createConstantOperation(PageOf(Tag), () => constant);

const delay = Number(process.env['BENCH_COMMIT_DELAY_MS'] ?? 0);
const sleepBuffer = new Int32Array(new SharedArrayBuffer(4));

const config = loadConfig(process.env, '');
const service = await startService({
  config,
  log: createLog(config.logLevel),
  extraOperations: [upperBound],
  ...(delay > 0 && { groupCommit: { beforeCommit: () => void Atomics.wait(sleepBuffer, 0, 0, delay) } }),
});

process.send?.({ address: service.listenUrl, setupLink: service.setupLink });
process.on('disconnect', () => void service.stop().then(() => process.exit(0)));

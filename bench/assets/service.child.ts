// The service plus an operation that returns constant bytes, which the parent process sends in a message.
import { Type } from 'typebox';

import { startService } from '../../src/app/start-service.ts';
import { loadConfig } from '../../src/app/tureen.ts';
import { MediaBytes } from '../../src/platform/http/api-response.ts';
import { createLog } from '../../src/platform/log/log.ts';
import { createConstantOperation } from '../constant-operation.ts';

let constant = new MediaBytes('image/webp', Buffer.alloc(0));

const upperBound = createConstantOperation(Type.String(), () => constant);

const config = loadConfig(process.env, '');
const service = await startService({ config, log: createLog(config.logLevel), extraOperations: [upperBound] });

process.on('message', ({ base64 }: { base64: string }) => {
  constant = new MediaBytes('image/webp', Buffer.from(base64, 'base64'));
  process.send?.('kept');
});
process.on('disconnect', () => void service.stop().then(() => process.exit(0)));
process.send?.({ address: service.listenUrl, setupLink: service.setupLink });

// The service plus an operation that returns a constant object, which the parent process sends in a message.
import { startService } from '../../src/app/start-service.ts';
import { ShoppingList } from '../../src/domains/shopping/lists/list.schemas.ts';
import { loadConfig } from '../../src/app/tureen.ts';
import { createLog } from '../../src/platform/log/log.ts';
import { createConstantOperation } from '../constant-operation.ts';

let constant: unknown = {};

const upperBound = createConstantOperation(ShoppingList, () => constant);

const config = loadConfig(process.env, '');
const service = await startService({ config, log: createLog(config.logLevel), extraOperations: [upperBound] });

process.on('message', (list) => {
  constant = list;
  process.send?.('kept');
});
process.on('disconnect', () => void service.stop().then(() => process.exit(0)));
process.send?.({ address: service.listenUrl, setupLink: service.setupLink });

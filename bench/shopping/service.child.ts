// The service, and one operation more that answers a constant: the object that the first message of the parent holds.
import { startService } from '../../src/app/compose.ts';
import { ShoppingList } from '../../src/domains/shopping/list.schemas.ts';
import { loadConfig } from '../../src/platform/config/config.ts';
import { ok } from '../../src/platform/http/answer.ts';
import { read } from '../../src/platform/http/operation.ts';
import { createLog } from '../../src/platform/log/log.ts';

let constant: unknown = {};

const ceiling = read({
  id: 'benchConstant',
  method: 'GET',
  path: '/bench/constant',
  area: 'Bench',
  summary: 'Answers a constant object',
  access: 'public',
  answers: { 200: { description: 'A list that nobody looks up.', schema: ShoppingList } },
  perform: () => ok(constant, '"constant"'),
});

const config = loadConfig(process.env, '');
const service = await startService({ config, log: createLog(config.logLevel), extraOperations: [ceiling] });

process.on('message', (list) => {
  constant = list;
  process.send?.('kept');
});
process.on('disconnect', () => void service.stop().then(() => process.exit(0)));
process.send?.({ address: service.listening, setupLink: service.setupLink });

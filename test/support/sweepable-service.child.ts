// The service, started by responsiveness.ts. Its parent can have it run the sweeps of an interval at once.
import { startService } from '../../src/app/start-service.ts';
import { loadConfig } from '../../src/app/tureen.ts';
import { createLog } from '../../src/platform/log/log.ts';

const service = await startService({ config: loadConfig(process.env, ''), log: createLog('warn'), webApp: false });
console.log(`Tureen is ready at ${service.listenUrl}`);

process.on('message', (message) => {
  if (message !== 'sweep:hour' && message !== 'sweep:minute') return;
  void service
    .sweep(message === 'sweep:hour' ? 'hour' : 'minute')
    .then(() => process.send?.({ kind: 'sweep:done' }))
    .catch((error: unknown) => {
      throw error;
    });
});

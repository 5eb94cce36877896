import { defineModule, defineService } from '../../platform/module/module.ts';
import { streamTimes } from './event-stream.ts';
import { eventOperation } from './event.routes.ts';
import { EventHub } from './hub.ts';
import { eventLimits } from './limits.ts';

const eventHub = defineService<EventHub>({
  name: 'event hub',
  create: ({ services }) => new EventHub(services.get(streamTimes)),
});

export const eventsModule = defineModule({
  name: 'events',
  limits: eventLimits,
  operations: ({ config, services }) => [eventOperation(services.get(eventHub), config.limits)],
  prepareToListen: ({ database, log, services }) => {
    const hub = services.get(eventHub);
    hub.start(database, log);
    return [{ name: 'event streams', stop: async () => hub.stop() }];
  },
});

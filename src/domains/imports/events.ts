import type { EventTypeScopes } from '../../platform/outbox/event-types.ts';

export const importEvents = {
  'import-preview.updated': 'library',
  'import-preview.committed': 'library',
} as const satisfies EventTypeScopes;

type ImportEvents = typeof importEvents;

declare module '../../platform/outbox/event-types.ts' {
  interface EventTypes extends ImportEvents {}
}

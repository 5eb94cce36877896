import type { EventTypeScopes } from '../../platform/outbox/event-types.ts';

export const libraryEvents = {
  'library.updated': 'library',
  'member.added': 'library',
  'member.changed': 'library',
  'member.removed': 'library',
  'library.created': 'instance',
  'library.deleted': 'instance',
} as const satisfies EventTypeScopes;

type LibraryEvents = typeof libraryEvents;

declare module '../../platform/outbox/event-types.ts' {
  interface EventTypes extends LibraryEvents {}
}

import type { EventTypeScopes } from '../../platform/outbox/event-types.ts';

export const organizationEvents = {
  'tag.created': 'library',
  'tag.updated': 'library',
  'tag.deleted': 'library',
  'facet.created': 'library',
  'facet.updated': 'library',
  'facet.deleted': 'library',
  'book.created': 'library',
  'book.updated': 'library',
  'book.deleted': 'library',
} as const satisfies EventTypeScopes;

type OrganizationEvents = typeof organizationEvents;

declare module '../../platform/outbox/event-types.ts' {
  interface EventTypes extends OrganizationEvents {}
}

/**
 * Every event type. Each module adds its own by declaration merging, in its `events.ts`:
 *
 *     declare module '../../platform/outbox/event-types.ts' {
 *       interface EventTypes extends TagEvents {}
 *     }
 */
export interface EventTypes extends JobEvents {}

/** Whether the events of a type belong to a library or to the instance as a whole. */
export type EventTypeScopes = Readonly<Record<string, 'library' | 'instance'>>;

type TypesOf<Scope> = {
  [Type in keyof EventTypes]: EventTypes[Type] extends Scope ? Type : never;
}[keyof EventTypes];

export type LibraryEventType = TypesOf<'library'>;
export type InstanceEventType = TypesOf<'instance'>;

export const jobEvents = { 'job.updated': 'library' } as const satisfies EventTypeScopes;

type JobEvents = typeof jobEvents;

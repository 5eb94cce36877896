import type { EventTypeScopes } from '../../platform/outbox/event-types.ts';
import { validationFailed } from '../../platform/problem/problem.ts';

const patternsOf = (types: readonly string[]): ReadonlySet<string> =>
  new Set(['*', ...types, ...types.map((type) => `${type.slice(0, type.indexOf('.'))}.*`)]);

const typesOf = (events: EventTypeScopes, scope: EventTypeScopes[string]): readonly string[] =>
  Object.keys(events).filter((type) => events[type] === scope);

/**
 * What a webhook may subscribe to: types and patterns such as `recipe.*`. A webhook of the instance gets the events of
 * all libraries as well.
 */
const knownPatterns = (events: EventTypeScopes, scope: EventTypeScopes[string]): ReadonlySet<string> =>
  patternsOf([...typesOf(events, 'library'), ...(scope === 'instance' ? typesOf(events, 'instance') : [])]);

/** Rejects unknown event types, which would never be delivered, with 422 and their location. */
export const checkEventTypes = (
  types: readonly string[] | null,
  events: EventTypeScopes,
  scope: EventTypeScopes[string],
): void => {
  const known = knownPatterns(events, scope);
  const at = (types ?? []).findIndex((type) => !known.has(type));
  if (at < 0) return;
  throw validationFailed({
    location: `body.event_types[${at}]`,
    code: 'enum',
    message: `must be a type of event, or one with an asterisk: ${[...known].join(', ')}`,
    value: types?.[at],
  });
};

/** The patterns that match the events of a webhook. */
export const toStoredPatterns = (types: readonly string[] | null): readonly string[] => [...new Set(types ?? ['*'])];

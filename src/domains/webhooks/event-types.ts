import { validationFailed } from '../../platform/problem/problem.ts';

/** Every event type of a library (decisions.md, section 11). */
const libraryEventTypes = [
  'recipe.created',
  'recipe.updated',
  'recipe.trashed',
  'recipe.restored',
  'recipe.purged',
  'recipe.organized',
  'tag.created',
  'tag.updated',
  'tag.deleted',
  'facet.created',
  'facet.updated',
  'facet.deleted',
  'book.created',
  'book.updated',
  'book.deleted',
  'shopping-list.created',
  'shopping-list.updated',
  'shopping-list.deleted',
  'pantry.updated',
  'meal.created',
  'meal.updated',
  'meal.deleted',
  'saved-meal.created',
  'saved-meal.updated',
  'saved-meal.deleted',
  'import-preview.updated',
  'import-preview.committed',
  'job.updated',
  'library.updated',
  'member.added',
  'member.changed',
  'member.removed',
  'webhook.paused',
] as const;

export type LibraryEventType = (typeof libraryEventTypes)[number];

/** Additional event types of the instance. */
const instanceEventTypes = ['user.created', 'user.disabled', 'library.created', 'library.deleted'] as const;

export type InstanceEventType = (typeof instanceEventTypes)[number];

const patternsOf = (types: readonly string[]): ReadonlySet<string> =>
  new Set(['*', ...types, ...types.map((type) => `${type.slice(0, type.indexOf('.'))}.*`)]);

const known = {
  library: patternsOf(libraryEventTypes),
  instance: patternsOf([...libraryEventTypes, ...instanceEventTypes]),
};

/** Rejects unknown event types, which would never be delivered, with 422 and their location. */
export const checkEventTypes = (types: readonly string[] | null, kind: keyof typeof known): void => {
  const at = (types ?? []).findIndex((type) => !known[kind].has(type));
  if (at < 0) return;
  throw validationFailed({
    location: `body.event_types[${at}]`,
    code: 'enum',
    message: `must be a type of event, or one with an asterisk: ${[...known[kind]].join(', ')}`,
    value: types?.[at],
  });
};

/** The patterns that match the events of a webhook. */
export const patternsFor = (types: readonly string[] | null): readonly string[] => [...new Set(types ?? ['*'])];

import type { InstanceEventType, LibraryEventType } from '../../src/domains/webhooks/index.ts';
import type { WebhookScope } from './webhooks.api.ts';

export type EventType = LibraryEventType | InstanceEventType;

export interface EventGroup {
  readonly name: string;
  readonly types: readonly EventType[];
}

/** All event types by scope. A missing type does not compile. */
const EVENT_SCOPES: Readonly<Record<EventType, WebhookScope>> = {
  'recipe.created': 'library',
  'recipe.updated': 'library',
  'recipe.organized': 'library',
  'recipe.trashed': 'library',
  'recipe.restored': 'library',
  'recipe.purged': 'library',
  'meal.created': 'library',
  'meal.updated': 'library',
  'meal.deleted': 'library',
  'saved-meal.created': 'library',
  'saved-meal.updated': 'library',
  'saved-meal.deleted': 'library',
  'shopping-list.created': 'library',
  'shopping-list.updated': 'library',
  'shopping-list.deleted': 'library',
  'pantry.updated': 'library',
  'book.created': 'library',
  'book.updated': 'library',
  'book.deleted': 'library',
  'tag.created': 'library',
  'tag.updated': 'library',
  'tag.deleted': 'library',
  'facet.created': 'library',
  'facet.updated': 'library',
  'facet.deleted': 'library',
  'import-preview.updated': 'library',
  'import-preview.committed': 'library',
  'job.updated': 'library',
  'library.updated': 'library',
  'library.created': 'instance',
  'library.deleted': 'instance',
  'member.added': 'library',
  'member.changed': 'library',
  'member.removed': 'library',
  'webhook.paused': 'library',
  'user.created': 'instance',
  'user.disabled': 'instance',
};

const isEventType = (text: string): text is EventType => text in EVENT_SCOPES;

const getGroupName = (type: string): string => type.slice(0, type.indexOf('.'));

/** Event types grouped by resource. The instance has additional ones, which only its own webhooks receive. */
export const getEventGroups = (scope: WebhookScope): readonly EventGroup[] => {
  const types = Object.keys(EVENT_SCOPES)
    .filter(isEventType)
    .filter((type) => scope === 'instance' || EVENT_SCOPES[type] === 'library');
  return [...Map.groupBy(types, getGroupName)].map(([name, ofName]) => ({ name, types: ofName }));
};

/** The selected types for the patterns of a webhook; null and `*` mean everything. */
export const expandPatterns = (
  patterns: readonly string[] | null,
  groups: readonly EventGroup[],
): ReadonlySet<EventType> => {
  const wanted = new Set(patterns ?? ['*']);
  return new Set(
    groups.flatMap(({ name, types }) =>
      types.filter((type) => wanted.has('*') || wanted.has(`${name}.*`) || wanted.has(type)),
    ),
  );
};

/**
 * The shortest patterns for a selection. A whole group becomes `recipe.*`, which includes types added by later
 * versions; everything becomes null likewise.
 */
export const toPatterns = (chosen: ReadonlySet<EventType>, groups: readonly EventGroup[]): readonly string[] | null => {
  const isWhole = ({ types }: EventGroup): boolean => types.every((type) => chosen.has(type));
  if (groups.every(isWhole)) return null;
  return groups.flatMap((group) =>
    isWhole(group) && group.types.length > 1 ? [`${group.name}.*`] : group.types.filter((type) => chosen.has(type)),
  );
};

/** Selects or deselects a whole group. */
export const toggleGroup = (
  chosen: ReadonlySet<EventType>,
  { types }: EventGroup,
  isChosen: boolean,
): ReadonlySet<EventType> =>
  new Set(isChosen ? [...chosen, ...types] : [...chosen].filter((type) => !types.includes(type)));

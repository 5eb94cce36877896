import type { InstanceEventType, LibraryEventType } from '../../src/domains/webhooks/index.ts';
import type { Home } from './webhooks.api.ts';

export type EventType = LibraryEventType | InstanceEventType;

export interface EventGroup {
  readonly name: string;
  readonly types: readonly EventType[];
}

/** What happens, each under the first half of its name. A type that is missing here does not compile. */
const homes: Readonly<Record<EventType, Home>> = {
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

const isEventType = (text: string): text is EventType => text in homes;

const nameOf = (type: string): string => type.slice(0, type.indexOf('.'));

/** The kinds of things with what happens to them. Of the instance more is told, and that only to its own webhooks. */
export const groupsFor = (home: Home): readonly EventGroup[] => {
  const types = Object.keys(homes)
    .filter(isEventType)
    .filter((type) => home === 'instance' || homes[type] === 'library');
  return [...Map.groupBy(types, nameOf)].map(([name, ofName]) => ({ name, types: ofName }));
};

/** What is chosen, type by type, of the patterns that a webhook has; null and `*` stand for everything. */
export const typesOf = (patterns: readonly string[] | null, groups: readonly EventGroup[]): ReadonlySet<EventType> => {
  const wanted = new Set(patterns ?? ['*']);
  return new Set(
    groups.flatMap(({ name, types }) =>
      types.filter((type) => wanted.has('*') || wanted.has(`${name}.*`) || wanted.has(type)),
    ),
  );
};

/**
 * The shortest patterns for what is chosen. A whole group becomes `recipe.*`, which also stands for what a later
 * version tells of recipes; everything becomes null in the same way.
 */
export const patternsOf = (chosen: ReadonlySet<EventType>, groups: readonly EventGroup[]): readonly string[] | null => {
  const isWhole = ({ types }: EventGroup): boolean => types.every((type) => chosen.has(type));
  if (groups.every(isWhole)) return null;
  return groups.flatMap((group) =>
    isWhole(group) && group.types.length > 1 ? [`${group.name}.*`] : group.types.filter((type) => chosen.has(type)),
  );
};

/** With a group chosen as a whole, or not at all. */
export const withGroup = (
  chosen: ReadonlySet<EventType>,
  { types }: EventGroup,
  isChosen: boolean,
): ReadonlySet<EventType> =>
  new Set(isChosen ? [...chosen, ...types] : [...chosen].filter((type) => !types.includes(type)));

import type { Tx } from '../../platform/db/database.ts';
import type { Precondition } from '../../platform/http/precondition.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import type { EntryId } from '../../platform/ids/ids.ts';
import { announce } from '../../platform/outbox/outbox.ts';
import { Problem } from '../../platform/problem/problem.ts';
import type { Fault } from '../../platform/problem/problem.ts';
import { refuseFaults } from '../../platform/problem/refuse-faults.ts';
import { lockLabels, setLabels } from './recipe-labels.store.ts';
import { lockOrganization, raiseOrganizations } from './recipe-organization.store.ts';

/** Tags that a recipe is to have, and others that it is not to have; the rest of them stays as it is. */
export interface TagChange {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

const unknownTags = (add: TagChange['add'], known: ReadonlySet<string>): readonly Fault[] =>
  add.flatMap((id, index) =>
    known.has(id)
      ? []
      : [
          {
            location: `body.add_tags[${index}]`,
            code: 'unknown',
            message: 'is not one of the library’s tags',
            value: id,
          },
        ],
  );

/** How a recipe is filed after a change, and whether that is another way than before. */
export interface Refiled {
  readonly revision: number;
  readonly isChanged: boolean;
}

/**
 * Adds tags to a recipe and takes others away, where its organization still is at the revision the caller saw. A tag
 * that the library does not have, or no longer, is refused. The writes are enlisted.
 */
export const retagRecipe = async (
  tx: Tx,
  scope: LibraryScope,
  id: EntryId,
  { add, remove }: TagChange,
  precondition: Precondition,
): Promise<Refiled> => {
  const known = await lockLabels(tx, 'tags', scope.libraryId, add);
  const before = await lockOrganization(tx, scope.libraryId, id);
  if (before === undefined) throw new Problem('recipe-not-found');
  refuseFaults(unknownTags(add, known));
  precondition.check(before.revision);

  const wanted = new Set(before.tags.filter((tag) => !remove.includes(tag)));
  for (const tag of add) wanted.add(tag);
  const isChanged = wanted.size !== before.tags.length || before.tags.some((tag) => !wanted.has(tag));
  if (!isChanged) return { revision: before.revision, isChanged };

  const revision = before.revision + 1;
  setLabels(tx, 'tags', id, [...wanted].toSorted());
  raiseOrganizations(tx, [id]);
  announce(tx, scope, { type: 'recipe.organized', resource: { type: 'recipe', id, revision } });
  return { revision, isChanged };
};

import type { Tx } from '../../../platform/db/database.ts';
import type { Precondition } from '../../../platform/http/precondition.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
import { emitEvent } from '../../../platform/outbox/outbox.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { Violation } from '../../../platform/problem/problem.ts';
import { assertNoViolations } from '../../../platform/problem/assert-no-violations.ts';
import { lockLabels, setLabels } from './recipe-labels.store.ts';
import { lockOrganization, incrementOrganizationRevisions } from './recipe-organization.store.ts';

/** Tags to add to and remove from a recipe; all others stay. */
export interface TagChange {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

const unknownTags = (add: TagChange['add'], known: ReadonlySet<string>): readonly Violation[] =>
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

/** The organization of a recipe after a change, and whether it changed. */
export interface OrganizationChangeResult {
  readonly revision: number;
  readonly isChanged: boolean;
}

/**
 * Adds tags to a recipe and removes others if its organization is still at the caller's revision. Unknown tags are
 * rejected. The writes are deferred to the end of the transaction.
 */
export const retagRecipe = async (
  tx: Tx,
  scope: LibraryScope,
  id: EntryId,
  { add, remove }: TagChange,
  precondition: Precondition,
): Promise<OrganizationChangeResult> => {
  const known = await lockLabels(tx, 'tags', scope.libraryId, add);
  const before = await lockOrganization(tx, scope.libraryId, id);
  if (before === undefined) throw new Problem('recipe-not-found');
  assertNoViolations(unknownTags(add, known));
  precondition.check(before.revision);

  const wanted = new Set(before.tags.filter((tag) => !remove.includes(tag)));
  for (const tag of add) wanted.add(tag);
  const isChanged = wanted.size !== before.tags.length || before.tags.some((tag) => !wanted.has(tag));
  if (!isChanged) return { revision: before.revision, isChanged };

  const revision = before.revision + 1;
  setLabels(tx, 'tags', id, [...wanted].toSorted());
  incrementOrganizationRevisions(tx, [id]);
  emitEvent(tx, scope, { type: 'recipe.organized', resource: { type: 'recipe', id, revision } });
  return { revision, isChanged };
};

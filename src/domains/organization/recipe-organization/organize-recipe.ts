import type { Tx } from '../../../platform/db/database.ts';
import type { Precondition } from '../../../platform/http/precondition.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
import { emitEvent } from '../../../platform/outbox/outbox.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { Violation } from '../../../platform/problem/problem.ts';
import { assertNoViolations } from '../../../platform/problem/assert-no-violations.ts';
import { lockLabels, setLabels } from './recipe-labels.store.ts';
import type { LabelKind } from './recipe-labels.store.ts';
import { lockOrganization, incrementOrganizationRevisions } from './recipe-organization.store.ts';
import type { Organization, OrganizationInput } from './recipe-organization.schemas.ts';

interface Wanted {
  readonly label: LabelKind;
  /** As sent; undefined if they stay unchanged. */
  readonly given: readonly string[] | undefined;
  readonly known: ReadonlySet<string>;
}

const faultsOf = ({ label, given = [], known }: Wanted): readonly Violation[] =>
  given.flatMap((id, index) =>
    known.has(id)
      ? []
      : [
          {
            location: `body.${label}[${index}]`,
            code: 'unknown',
            message: `is not one of the library’s ${label}`,
            value: id,
          },
        ],
  );

/**
 * Sets the tags and facets of a recipe if its organization is still at the caller's revision. An absent list stays
 * unchanged. Unknown tags and facets are rejected. The writes are deferred; flush the transaction before reading them.
 */
export const organizeRecipe = async (
  tx: Tx,
  scope: LibraryScope,
  id: EntryId,
  input: OrganizationInput,
  precondition: Precondition,
): Promise<Organization> => {
  const wanted = async (label: LabelKind): Promise<Wanted> => {
    const given = input[label] ?? undefined;
    return { label, given, known: await lockLabels(tx, label, scope.libraryId, given ?? []) };
  };
  const tags = await wanted('tags');
  const facets = await wanted('facets');
  const before = await lockOrganization(tx, scope.libraryId, id);
  if (before === undefined) throw new Problem('recipe-not-found');
  assertNoViolations([...faultsOf(tags), ...faultsOf(facets)]);
  precondition.check(before.revision);

  const settle = ({ label, given, known }: Wanted): readonly string[] => {
    if (given === undefined) return before[label];
    const ids = [...known].toSorted();
    setLabels(tx, label, id, ids);
    return ids;
  };
  const revision = before.revision + 1;
  const organized = { ...before, revision, tags: [...settle(tags)], facets: [...settle(facets)] };
  incrementOrganizationRevisions(tx, [id]);
  emitEvent(tx, scope, { type: 'recipe.organized', resource: { type: 'recipe', id, revision } });
  return organized;
};

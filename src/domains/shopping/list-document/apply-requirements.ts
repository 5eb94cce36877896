import type { Instant } from '../../../platform/clock/clock.ts';
import type { Requirement, Selection } from '../lists/list.schemas.ts';
import { findChoice, createSourceForChoice } from './choices.ts';
import type { ListDraft } from './list-draft.ts';
import { SourceGatherer } from './source-gatherer.ts';
import type { NewItemContext } from './source-gatherer.ts';
import { resolveSelections } from './apply-selections.ts';

/** The result of a review. */
export interface ReviewedRequirements {
  readonly requirements: readonly Requirement[];
  /** Requirements on the list that are no longer needed. */
  readonly obsolete: readonly Requirement[];
}

/** Drops the previous name and quantity, which are shown in a review but not stored. */
const withoutPrevious = (requirement: Requirement): Requirement => {
  const { previous_name: _name, previous_quantity: _quantity, ...rest } = requirement;
  return rest;
};

/**
 * Puts the reviewed requirements on the list, each as selected by the user or else as proposed. Items bought or removed
 * earlier for a requirement stay that way, unless the recipe now needs something different.
 */
export const applyRequirements = (
  draft: ListDraft,
  { requirements, obsolete }: ReviewedRequirements,
  selections: readonly Selection[],
  newItemContext: NewItemContext,
  now: Instant,
): void => {
  const reviewed = new Map(requirements.map((requirement) => [requirement.id, requirement]));
  const decided = new Map(
    resolveSelections(selections, (id) => reviewed.get(id)).map((one) => [one.requirement.id, one] as const),
  );
  const gathering = new SourceGatherer(draft, newItemContext);
  for (const { id } of obsolete) {
    gathering.remove(id);
    draft.deleteRequirement(id);
  }
  for (const requirement of requirements) {
    const { id } = requirement;
    const { choice = findChoice(requirement, requirement.choice_id), selected = requirement.selected } =
      decided.get(id) ?? {};
    if (choice === undefined) continue;
    const source = createSourceForChoice(requirement, choice);
    const known = draft.findRequirement(id);
    draft.setRequirement({ ...withoutPrevious(requirement), choice_id: choice.id, selected, source, reviewed_at: now });
    draft.select(id, choice.id, selected);
    if (selected) {
      gathering.place(source, known?.selected === true ? { kind: 'kept', before: known.source } : { kind: 'wished' });
    }
    if (!selected) gathering.remove(id);
  }
  gathering.flush();
};

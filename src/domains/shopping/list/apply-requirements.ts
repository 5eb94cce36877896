import type { Instant } from '../../../platform/clock/clock.ts';
import type { Requirement, Selection } from '../list.schemas.ts';
import { choiceOf, sourceBy } from './choose.ts';
import type { ListDraft } from './draft.ts';
import { Gathering } from './gathering.ts';
import type { Shelving } from './gathering.ts';
import { decide } from './select-requirements.ts';

/** The result of a review. */
export interface Reviewed {
  readonly requirements: readonly Requirement[];
  /** Requirements on the list that are no longer needed. */
  readonly released: readonly Requirement[];
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
  { requirements, released }: Reviewed,
  selections: readonly Selection[],
  shelving: Shelving,
  now: Instant,
): void => {
  const reviewed = new Map(requirements.map((requirement) => [requirement.id, requirement]));
  const decided = new Map(
    decide(selections, (id) => reviewed.get(id)).map((one) => [one.requirement.id, one] as const),
  );
  const gathering = new Gathering(draft, shelving);
  for (const { id } of released) {
    gathering.remove(id);
    draft.release(id);
  }
  for (const requirement of requirements) {
    const { id } = requirement;
    const { choice = choiceOf(requirement, requirement.choice_id), selected = requirement.selected } =
      decided.get(id) ?? {};
    if (choice === undefined) continue;
    const source = sourceBy(requirement, choice);
    const known = draft.requirement(id);
    draft.require({ ...withoutPrevious(requirement), choice_id: choice.id, selected, source, reviewed_at: now });
    draft.select(id, choice.id, selected);
    if (selected) {
      gathering.place(source, known?.selected === true ? { kind: 'kept', before: known.source } : { kind: 'wished' });
    }
    if (!selected) gathering.remove(id);
  }
  gathering.finish();
};

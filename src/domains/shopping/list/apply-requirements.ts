import type { Instant } from '../../../platform/clock/clock.ts';
import type { Requirement, Selection } from '../list.schemas.ts';
import { choiceOf, sourceBy } from './choose.ts';
import type { ListDraft } from './draft.ts';
import { Gathering } from './gathering.ts';
import type { Shelving } from './gathering.ts';
import { decide } from './select-requirements.ts';

/** What a review found. */
export interface Reviewed {
  readonly requirements: readonly Requirement[];
  /** On the list, and required no more. */
  readonly released: readonly Requirement[];
}

/** As it was reviewed: what the list had before is told to whoever reviews, and not kept. */
const withoutPrevious = (requirement: Requirement): Requirement => {
  const { previous_name: _name, previous_quantity: _quantity, ...rest } = requirement;
  return rest;
};

/**
 * Puts what was reviewed on the list, each requirement as it is selected, or as it was proposed. What was bought or
 * taken off the list for one of them before stays so, unless the recipe takes something else now.
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

import { findChoice, createSourceForChoice } from '../list-document/choices.ts';
import type { RequirementComparison } from '../list-document/apply-requirements.ts';
import type { Requirement } from '../lists/list.schemas.ts';

/** A requirement with the selection from the list, and the previous name and quantity if the recipe has changed. */
const asOnList = (requirement: Requirement, known: Requirement): Requirement => {
  const choice = findChoice(requirement, known.choice_id) ?? findChoice(requirement, requirement.choice_id);
  if (choice === undefined) return requirement;
  const source = createSourceForChoice(requirement, choice);
  const { name, quantity } = known.source;
  return {
    ...requirement,
    choice_id: choice.id,
    selected: known.selected,
    source,
    ...(name !== source.name && { previous_name: name }),
    ...(quantity !== source.quantity && { previous_quantity: quantity }),
    ...(known.reviewed_at !== undefined && { reviewed_at: known.reviewed_at }),
  };
};

/** Compares what portions and meals need with what the list has for them. */
export const compareWithList = (
  requirements: readonly Requirement[],
  known: ReadonlyMap<string, Requirement>,
): RequirementComparison => {
  const required = new Set(requirements.map(({ id }) => id));
  return {
    requirements: requirements.map((requirement) => {
      const before = known.get(requirement.id);
      return before === undefined ? requirement : asOnList(requirement, before);
    }),
    obsolete: [...known.values()].filter(({ id }) => !required.has(id)),
  };
};

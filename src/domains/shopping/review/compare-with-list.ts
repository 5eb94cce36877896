import { choiceOf, sourceBy } from '../list/choose.ts';
import type { Reviewed } from '../list/apply-requirements.ts';
import type { Requirement } from '../list.schemas.ts';

/** A requirement with the selection from the list, and the previous name and quantity if the recipe has changed. */
const asOnList = (requirement: Requirement, known: Requirement): Requirement => {
  const choice = choiceOf(requirement, known.choice_id) ?? choiceOf(requirement, requirement.choice_id);
  if (choice === undefined) return requirement;
  const source = sourceBy(requirement, choice);
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
): Reviewed => {
  const required = new Set(requirements.map(({ id }) => id));
  return {
    requirements: requirements.map((requirement) => {
      const before = known.get(requirement.id);
      return before === undefined ? requirement : asOnList(requirement, before);
    }),
    released: [...known.values()].filter(({ id }) => !required.has(id)),
  };
};

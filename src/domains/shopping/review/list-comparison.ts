import { findChoice, createSourceForChoice } from '../list-document/choices.ts';
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

/** Compares what portions and meals need with what the list has for them, one requirement at a time. */
export class ListComparison {
  /** Those on the list that have not been compared, by id. */
  readonly #obsolete: Map<string, Requirement>;
  readonly #known: ReadonlyMap<string, Requirement>;

  constructor(onList: readonly Requirement[]) {
    this.#obsolete = new Map(onList.map((requirement) => [requirement.id, requirement]));
    this.#known = new Map(this.#obsolete);
  }

  compare(requirement: Requirement): Requirement {
    const before = this.#known.get(requirement.id);
    this.#obsolete.delete(requirement.id);
    return before === undefined ? requirement : asOnList(requirement, before);
  }

  /** After the last comparison: what the list has and nothing needs any more. */
  get obsolete(): readonly Requirement[] {
    return [...this.#obsolete.values()];
  }
}

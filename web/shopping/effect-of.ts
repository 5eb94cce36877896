import type { Review, Selection } from '../../src/domains/shopping/index.ts';

type Requirement = Pick<
  Review['requirements'][number],
  'id' | 'choice_id' | 'selected' | 'reviewed_at' | 'previous_name' | 'previous_quantity'
>;

/** What applying the decisions does to the list, so that the button does not promise to add what is already there. */
export type Effect =
  | { readonly kind: 'adds'; readonly count: number }
  /** An item changes or is removed, or is only remembered as excluded. */
  | { readonly kind: 'changes' }
  | { readonly kind: 'nothing' };

const isKnown = ({ reviewed_at }: Requirement): boolean => reviewed_at !== undefined;

/** Already on the list as decided now, so it stays as it is, even if it was bought or removed since. */
const isSettled = (requirement: Requirement, { selected, choice_id }: Selection): boolean => {
  if (!isKnown(requirement) || selected !== requirement.selected) return false;
  const { previous_name, previous_quantity } = requirement;
  const isSame = previous_name === undefined && previous_quantity === undefined;
  return !selected || (isSame && choice_id === requirement.choice_id);
};

export const effectOf = (
  requirements: readonly Requirement[],
  decided: ReadonlyMap<string, Selection>,
  removed: readonly unknown[],
): Effect => {
  const decisions = requirements.map((requirement) => ({
    requirement,
    decision: decided.get(requirement.id) ?? requirement,
  }));
  const added = decisions.filter(
    ({ requirement, decision }) => decision.selected && !(isKnown(requirement) && requirement.selected),
  );
  if (added.length > 0) return { kind: 'adds', count: added.length };
  const isSame = removed.length === 0 && decisions.every((one) => isSettled(one.requirement, one.decision));
  return { kind: isSame ? 'nothing' : 'changes' };
};

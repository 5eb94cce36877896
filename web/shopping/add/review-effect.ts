import type { Review, Selection } from '../../../src/domains/shopping/index.ts';

type Requirement = Pick<
  Review['requirements'][number],
  'id' | 'choice_id' | 'selected' | 'reviewed_at' | 'previous_name' | 'previous_quantity'
>;

/** What applying the decisions does to the list, so that the button does not promise to add what is already there. */
export type ReviewEffect =
  | { readonly kind: 'adds'; readonly count: number }
  /** An item changes or is removed, or is only remembered as excluded. */
  | { readonly kind: 'changes' }
  | { readonly kind: 'nothing' };

const isReviewed = ({ reviewed_at }: Requirement): boolean => reviewed_at !== undefined;

/** Already on the list as decided now, so it stays as it is, even if it was bought or removed since. */
const isUnchanged = (requirement: Requirement, { selected, choice_id }: Selection): boolean => {
  if (!isReviewed(requirement) || selected !== requirement.selected) return false;
  const { previous_name, previous_quantity } = requirement;
  const isSame = previous_name === undefined && previous_quantity === undefined;
  return !selected || (isSame && choice_id === requirement.choice_id);
};

export const computeReviewEffect = (
  requirements: readonly Requirement[],
  decided: ReadonlyMap<string, Selection>,
  removed: readonly unknown[],
): ReviewEffect => {
  const decisions = requirements.map((requirement) => ({
    requirement,
    decision: decided.get(requirement.id) ?? requirement,
  }));
  const added = decisions.filter(
    ({ requirement, decision }) => decision.selected && !(isReviewed(requirement) && requirement.selected),
  );
  if (added.length > 0) return { kind: 'adds', count: added.length };
  const isSame = removed.length === 0 && decisions.every((one) => isUnchanged(one.requirement, one.decision));
  return { kind: isSame ? 'nothing' : 'changes' };
};

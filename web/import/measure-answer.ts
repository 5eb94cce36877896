import { groupsOfAll, interpretationOf } from './measure-texts.ts';
import type { Answer, PreviewBody } from './review.api.ts';

/** The question for all measures together, beside those for each. */
export const ALL = 'all';

/** An answer that somebody picked and did not give yet. */
export interface Tried {
  /** The decision that it answers, or `all`. */
  readonly of: string;
  readonly value: string;
  /** Items that it is not for. */
  readonly excluded: ReadonlySet<string>;
}

type Asked = Pick<PreviewBody, 'items' | 'resolution_decisions' | 'resolution_profiles' | 'unanswered'>;

export interface TriedAnswer extends Answer {
  /** The groups whose recipes can be left out. */
  readonly concernedIds: readonly string[];
}

/** Decisions that wait for an answer. */
export const openDecisions = ({ resolution_decisions: decisions, unanswered }: Asked) =>
  decisions.filter(({ id }) => unanswered.includes(id));

const groupsFor = ({ of, value }: Tried, asked: Asked) => {
  if (of !== ALL) {
    const groupIds = asked.resolution_decisions.find(({ id }) => id === of)?.group_ids;
    return groupIds && { groupIds, concernedIds: groupIds };
  }
  const open = openDecisions(asked);
  // A single one is asked by itself.
  if (open.length < 2) return undefined;
  return { groupIds: groupsOfAll(value, asked), concernedIds: open.flatMap(({ group_ids }) => group_ids) };
};

/** What is sent for what was picked; undefined where nobody asks for it any more, since somebody else answered. */
export const answerTo = (tried: Tried, asked: Asked): TriedAnswer | undefined => {
  const groups = groupsFor(tried, asked);
  if (groups === undefined) return undefined;
  const excluded = tried.excluded.size === 0 ? [] : asked.items.filter(({ id }) => tried.excluded.has(id));
  return {
    ...groups,
    interpretation: interpretationOf(tried.value),
    excludedItemIds: excluded.map(({ id }) => id),
  };
};

import { getAnswerableGroups, parseInterpretation } from './measure-texts.ts';
import type { MeasureAnswer, PreviewBody } from '../review/review.api.ts';

/** Stands for all measures together, beside the questions for each. */
export const ALL_MEASURES = 'all';

/** An answer the user has picked but not applied. */
export interface PickedAnswer {
  /** The id of the decision, or `all`. */
  readonly decisionId: string;
  readonly value: string;
  /** Items the answer does not apply to. */
  readonly excluded: ReadonlySet<string>;
}

type Questions = Pick<
  PreviewBody,
  'items' | 'resolution_decisions' | 'resolution_profiles' | 'convention_question' | 'unanswered'
>;

export interface ResolvedAnswer extends MeasureAnswer {
  /** The groups whose recipes can be excluded. */
  readonly affectedGroupIds: readonly string[];
}

/** Decisions without an answer. */
export const getOpenDecisions = ({ resolution_decisions: decisions, unanswered }: Questions) =>
  decisions.filter(({ id }) => unanswered.includes(id));

/** Whether there is one question for all measures. A single decision is asked on its own, unless it is remembered. */
export const hasCommonQuestion = (questions: Questions): boolean =>
  getOpenDecisions(questions).length > (questions.convention_question === undefined ? 1 : 0);

const findGroups = ({ decisionId, value }: PickedAnswer, questions: Questions) => {
  if (decisionId !== ALL_MEASURES) {
    const groupIds = questions.resolution_decisions.find(({ id }) => id === decisionId)?.group_ids;
    return groupIds && { groupIds, affectedGroupIds: groupIds };
  }
  const open = getOpenDecisions(questions);
  if (!hasCommonQuestion(questions)) return undefined;
  return {
    groupIds: getAnswerableGroups(value, questions),
    affectedGroupIds: open.flatMap(({ group_ids }) => group_ids),
  };
};

/** What to send for a picked answer. Undefined if the question is gone because another member answered it. */
export const buildAnswer = (picked: PickedAnswer, questions: Questions): ResolvedAnswer | undefined => {
  const groups = findGroups(picked, questions);
  if (groups === undefined) return undefined;
  const excluded = picked.excluded.size === 0 ? [] : questions.items.filter(({ id }) => picked.excluded.has(id));
  const interpretation = parseInterpretation(picked.value);
  const isRemembered = questions.convention_question !== undefined && picked.decisionId === ALL_MEASURES;
  return {
    ...groups,
    interpretation,
    excludedItemIds: excluded.map(({ id }) => id),
    ...(isRemembered && interpretation.kind === 'convention' && { isRemembered }),
  };
};

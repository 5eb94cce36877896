import type { WordsOf } from '../../language/catalog.ts';
import type { Formats } from '../../language/format.ts';
import type { measureWords } from './measures.words.ts';
import type {
  MeasureChoice,
  DecisionBody,
  MeasureInterpretation,
  PreviewBody,
  ProfileBody,
} from '../review/review.api.ts';

type Words = WordsOf<typeof measureWords>;

const conventions = ['us', 'metric', 'imperial', 'au', 'ca', 'jp', 'customary'] as const;

/** The localized name of a convention, or the name the service uses. */
const formatConvention = (convention: string, otherwise: string, words: Words): string => {
  const known = conventions.find((one) => one === convention);
  return known === undefined ? otherwise : words[known];
};

export const formatProfile = ({ id, label }: ProfileBody, words: Words): string => formatConvention(id, label, words);

/** The service always writes `236.59`, whatever the locale. */
export const localizeNumbers = (text: string, formats: Formats): string =>
  text.replace(/\d+\.\d+/g, (number) => formats.number(Number(number)));

/** `US, ≈ 236.59 ml`. Choices that share a convention are distinguished by their labels. */
export const formatChoice = (
  choice: MeasureChoice,
  all: readonly MeasureChoice[],
  words: Words,
  formats: Formats,
): string => {
  const isAlone = all.filter(({ convention }) => convention === choice.convention).length === 1;
  const name = isAlone ? formatConvention(choice.convention, choice.label, words) : choice.label;
  return choice.magnitude === undefined ? name : `${name}, ${localizeNumbers(choice.magnitude, formats)}`;
};

/** Encodes an answer as an option value: `keep`, `us`, `unit us.cup`. */
export const KEEP = 'keep';
const UNIT = 'unit ';

export const toUnitValue = (unitId: string): string => `${UNIT}${unitId}`;

export const parseInterpretation = (value: string): MeasureInterpretation => {
  if (value === KEEP) return { kind: 'keep-authored' };
  return value.startsWith(UNIT)
    ? { kind: 'canonical-unit', unit_id: value.slice(UNIT.length) }
    : { kind: 'convention', convention: value };
};

type Questions = Pick<
  PreviewBody,
  'resolution_decisions' | 'resolution_profiles' | 'convention_question' | 'unanswered'
>;

/** The conventions that answer several questions at once. While the library has not chosen one, all that apply. */
export const getProfiles = ({
  convention_question: question,
  resolution_profiles: profiles,
}: Questions): readonly ProfileBody[] => question?.options ?? profiles.filter(({ selects }) => selects.length > 0);

/**
 * The groups that an answer to all questions applies to: the unanswered ones that it can answer. Earlier answers stay.
 * If nothing has been answered yet, an empty list lets the service choose.
 */
export const getAnswerableGroups = (value: string, questions: Questions): readonly string[] => {
  const { resolution_decisions: decisions, unanswered } = questions;
  const selects = getProfiles(questions).find(({ id }) => id === value)?.selects;
  if (selects !== undefined && unanswered.length === decisions.length) return [];
  const canAnswer = ({ candidate_unit_ids: candidates }: DecisionBody): boolean =>
    selects === undefined || candidates.filter((id) => selects.includes(id)).length === 1;
  return decisions
    .filter((decision) => unanswered.includes(decision.id) && canAnswer(decision))
    .flatMap(({ group_ids }) => group_ids);
};

import type { In } from '../language/catalogue.ts';
import type { Formats } from '../language/format.ts';
import type { measureWords } from './measures.words.ts';
import type { ChoiceBody, DecisionBody, Interpretation, PreviewBody, ProfileBody } from './review.api.ts';

type Words = In<typeof measureWords>;

const conventions = ['us', 'metric', 'imperial', 'au', 'ca', 'jp', 'customary'] as const;

/** Who measures so, in the language in force; what the service calls it where there is no word here. */
const conventionText = (convention: string, otherwise: string, words: Words): string => {
  const known = conventions.find((one) => one === convention);
  return known === undefined ? otherwise : words[known];
};

export const profileText = ({ id, label }: ProfileBody, words: Words): string => conventionText(id, label, words);

/** The service writes `236.59` whoever reads it. */
export const withLocalNumbers = (text: string, formats: Formats): string =>
  text.replace(/\d+\.\d+/g, (number) => formats.number(Number(number)));

/** `US, ≈ 236.59 ml`; where two choices are of one convention, what tells them apart is their names. */
export const choiceText = (choice: ChoiceBody, all: readonly ChoiceBody[], words: Words, formats: Formats): string => {
  const isAlone = all.filter(({ convention }) => convention === choice.convention).length === 1;
  const name = isAlone ? conventionText(choice.convention, choice.label, words) : choice.label;
  return choice.magnitude === undefined ? name : `${name}, ${withLocalNumbers(choice.magnitude, formats)}`;
};

/** How an answer stands among others: `keep`, `us`, `unit us.cup`. */
export const KEEP = 'keep';
const UNIT = 'unit ';

export const unitValue = (unitId: string): string => `${UNIT}${unitId}`;

export const interpretationOf = (value: string): Interpretation => {
  if (value === KEEP) return { kind: 'keep-authored' };
  return value.startsWith(UNIT)
    ? { kind: 'canonical-unit', unit_id: value.slice(UNIT.length) }
    : { kind: 'convention', convention: value };
};

type Asked = Pick<PreviewBody, 'resolution_decisions' | 'resolution_profiles' | 'unanswered'>;

/**
 * Which groups an answer to everything is for: those that wait. What was answered before stays as it is, and a convention
 * is not asked for what it cannot tell. Where nothing was answered the service itself takes all that it can: none named.
 */
export const groupsOfAll = (value: string, asked: Asked): readonly string[] => {
  const { resolution_decisions: decisions, resolution_profiles: profiles, unanswered } = asked;
  const selects = profiles.find(({ id }) => id === value)?.selects;
  if (selects !== undefined && unanswered.length === decisions.length) return [];
  const canAnswer = ({ candidate_unit_ids: candidates }: DecisionBody): boolean =>
    selects === undefined || candidates.filter((id) => selects.includes(id)).length === 1;
  return decisions
    .filter((decision) => unanswered.includes(decision.id) && canAnswer(decision))
    .flatMap(({ group_ids }) => group_ids);
};

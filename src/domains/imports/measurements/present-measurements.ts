import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

import {
  getConventionLabel,
  kitchenConventions,
  findUnit,
  findUnitInConvention,
  formatUnitSize,
  multiply,
  parseRational,
  formatQuantity,
} from '../../units/index.ts';
import type { Amount, KitchenConvention, Unit, UnitId } from '../../units/index.ts';
import { groupOccurrences, isAnswered, createQuestions } from './group-occurrences.ts';
import type { MeasureQuestion, OccurrenceGroup } from './group-occurrences.ts';
import type { ItemMeasures, ItemOccurrence } from './occurrence.schemas.ts';
import type {
  ConventionQuestion,
  MeasureChoice,
  DecisionBody,
  MeasureExample,
  GroupBody,
  ProfileBody,
} from './measurement.schemas.ts';

const LANGUAGE = 'en';
const MAX_EXAMPLES = 3;
const MAX_SUBGROUPS = 50;

const unitsOf = (ids: readonly UnitId[]): readonly Unit[] => ids.flatMap((id) => findUnit(id) ?? []);

const choiceOf = (unit: Unit): MeasureChoice => {
  const magnitude = formatUnitSize(unit, LANGUAGE);
  return {
    unit_id: unit.id,
    label: unit.labels[LANGUAGE].one,
    convention: unit.convention,
    convention_label: getConventionLabel(unit.convention, LANGUAGE),
    ...(magnitude !== undefined && { magnitude }),
  };
};

/** `≈ 473.18 ml` for two US cups; undefined unless there is exactly one amount. */
const totalText = (unit: Unit, { value }: Amount): string | undefined => {
  const amount = value === undefined ? undefined : parseRational(value);
  if (amount === undefined || unit.factor === undefined) return undefined;
  return formatUnitSize({ ...unit, factor: multiply(unit.factor, amount) }, LANGUAGE);
};

const afterOf = ({ occurrence: { answer, amount, sourceText } }: ItemOccurrence): string | undefined => {
  if (answer === undefined) return undefined;
  if (answer.kind === 'as-authored') return sourceText;
  const unit = findUnit(answer.unitId);
  const printed = formatQuantity({ kind: 'simple', amount, unit: answer.unitId }, { language: LANGUAGE });
  if (unit === undefined) return printed;
  const meant = [getConventionLabel(unit.convention, LANGUAGE), totalText(unit, amount)].filter(Boolean);
  return `${printed} (${meant.join(', ')})`;
};

const exampleOf = (placed: ItemOccurrence): MeasureExample => {
  const { occurrence, item } = placed;
  const after = afterOf(placed);
  return {
    recipe_title: item.title,
    source_text: occurrence.line,
    before: occurrence.sourceText,
    ...(after !== undefined && { after }),
  };
};

/** Examples with different amounts, since repeating one adds nothing. */
const examplesOf = (places: readonly ItemOccurrence[]): MeasureExample[] => {
  const byText = new Map<string, ItemOccurrence>();
  for (const placed of places) {
    if (byText.size === MAX_EXAMPLES) break;
    if (!byText.has(placed.occurrence.sourceText)) byText.set(placed.occurrence.sourceText, placed);
  }
  return [...byText.values()].map(exampleOf);
};

const recipesIn = (places: readonly ItemOccurrence[]): number => new Set(places.map(({ item }) => item.id)).size;

/** Properties that groups and decisions have in common. */
const sharedOf = (candidates: readonly UnitId[], places: readonly ItemOccurrence[]) => {
  const labels = new Set(places.map(({ item }) => item.sourceLabel));
  const [label = ''] = labels;
  return {
    candidate_unit_ids: [...candidates],
    choices: unitsOf(candidates).map(choiceOf),
    examples: examplesOf(places),
    ingredients: new Set(places.map(({ item, occurrence }) => `${item.id} ${occurrence.ingredientId}`)).size,
    occurrences: places.length,
    recipes: recipesIn(places),
    ...(labels.size === 1 && label !== '' && { source_label: label }),
  };
};

const groupBody = ({ id, authoredForm, candidates, occurrences }: OccurrenceGroup): GroupBody => ({
  id,
  kind: 'unit_alias',
  authored_form: authoredForm,
  ...sharedOf(candidates, occurrences),
  subgroups: [...Map.groupBy(occurrences, ({ occurrence }) => occurrence.sourceText)]
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, MAX_SUBGROUPS)
    .map(([source_text, same]) => ({ source_text, occurrences: same.length, recipes: recipesIn(same) })),
});

/** `tablespoon` for `us.tablespoon` and `au.tablespoon`; the most frequent wording if the names differ. */
const measureLabel = ({ candidates, groups }: MeasureQuestion): string => {
  const names = new Set(candidates.map((id) => id.slice(id.indexOf('.') + 1)));
  const [name = ''] = names;
  const [first] = candidates;
  const unit = names.size === 1 && first !== undefined ? findUnit(first) : undefined;
  if (unit === undefined) return groups[0]?.authoredForm ?? name;
  return unit.labels[LANGUAGE].one.replace(/^(?:US|UK|imperial|metric|Australian) | \([^)]*\)$/g, '');
};

const decisionBody = (question: MeasureQuestion): DecisionBody => ({
  id: question.id,
  measure_label: measureLabel(question),
  authored_forms: question.groups.map(({ authoredForm }) => authoredForm),
  group_ids: question.groups.map(({ id }) => id),
  ...sharedOf(
    question.candidates,
    question.groups.flatMap(({ occurrences }) => occurrences),
  ),
});

const profileLabels: Readonly<Record<KitchenConvention, string>> = {
  us: 'US customary',
  imperial: 'Imperial',
  metric: 'Metric',
  au: 'Australian',
  ca: 'Canadian',
  jp: 'Japanese',
};

/** The conventions that most recipes are written in. */
const commonConventions: readonly KitchenConvention[] = ['us', 'imperial', 'metric', 'au'];

const profileBody = (id: KitchenConvention, questions: readonly MeasureQuestion[]): ProfileBody => ({
  id,
  label: profileLabels[id],
  selects: questions.flatMap(({ candidates }) => findUnitInConvention(id, candidates) ?? []),
});

/** To ask which convention the library assumes. */
export interface AskConvention {
  readonly suggested: KitchenConvention | undefined;
}

const isOpen = ({ groups }: MeasureQuestion): boolean => !groups.every(isAnswered);

/** The question which convention a library assumes. Undefined if no convention answers anything that is open. */
const conventionQuestion = (
  questions: readonly MeasureQuestion[],
  { suggested }: AskConvention,
): ConventionQuestion | undefined => {
  const open = questions.filter(isOpen);
  const options = kitchenConventions.map((id) => profileBody(id, open)).filter(({ selects }) => selects.length > 0);
  if (options.length === 0) return undefined;
  const isOffered = options.some(({ id }) => id === suggested);
  return { ...(isOffered && suggested !== undefined && { suggested }), options };
};

/** Maps sequentially and yields to the event loop, because a group may have tens of thousands of places. */
const inTurns = async <T, U>(all: readonly T[], body: (one: T) => U): Promise<U[]> => {
  const bodies: U[] = [];
  for (const one of all) {
    bodies.push(body(one));
    await yieldToEventLoop();
  }
  return bodies;
};

/** The measurement part of a preview. */
export const presentMeasurements = async (items: readonly ItemMeasures[], ask?: AskConvention) => {
  const groups = groupOccurrences(items);
  const questions = createQuestions(groups);
  const question = ask && conventionQuestion(questions, ask);
  return {
    resolution_decisions: await inTurns(questions, decisionBody),
    resolution_groups: await inTurns(groups, groupBody),
    resolution_profiles: commonConventions.map((id) => profileBody(id, questions)),
    unanswered: questions.filter(isOpen).map(({ id }) => id),
    ...(question && { convention_question: question }),
  };
};

import type { Choice, Requirement, Selection, Source } from '../../../../src/domains/shopping/lists/list.schemas.ts';
import type { ReviewInput } from '../../../../src/domains/shopping/review/review.schemas.ts';
import type { Operation } from '../operations.ts';
import { ModelGathering } from './gathering.ts';
import type { Edit, ModelList } from './list.ts';
import { invalid, staleOf } from './refusal.ts';
import type { Refusal } from './refusal.ts';

type Application = Extract<Operation, { kind: 'apply' }>;

/** The source of a requirement when it is met by that choice. */
export const sourceBy = ({ source }: Requirement, choice: Choice): Source => {
  const { amount: _1, unit: _2, exact: _3, package: _4, foods: _5, note: _6, ...frame } = source;
  const { id: _7, note, ...measure } = choice;
  return { ...frame, ...measure, ...(note !== '' && { note }) };
};

const choiceIn = ({ choices }: Requirement, id: string): Choice | undefined =>
  choices.find((choice) => choice.id === id);

/** The first error in selections about these requirements. */
const faultOf = (
  selections: readonly Selection[],
  requirementOf: (id: string) => Requirement | undefined,
): Refusal | undefined => {
  for (const [index, { id, choice_id }] of selections.entries()) {
    const requirement = requirementOf(id);
    const isSecond = selections.findIndex((other) => other.id === id) < index;
    if (requirement === undefined || isSecond) return invalid(`body.selections[${index}].id`);
    if (choiceIn(requirement, choice_id) === undefined) return invalid(`body.selections[${index}].choice_id`);
  }
  return undefined;
};

/** Decides about requirements that are on the list. */
export const selectOn = (edit: Edit, selections: readonly Selection[], base: number): Refusal | undefined => {
  const violation = faultOf(selections, (id) => edit.requirement(id));
  if (violation !== undefined) return violation;
  const stale = staleOf(
    edit.list.revision,
    base,
    selections.map(({ id, choice_id, selected }) => {
      const present = edit.requirement(id);
      return {
        id,
        field: 'selection',
        wanted: { choice_id, selected },
        present: { choice_id: present?.choice_id, selected: present?.selected },
        since: edit.list.selections[id]?.revision,
      };
    }),
  );
  if (stale !== undefined) return stale;
  const gathering = new ModelGathering(edit);
  for (const { id, choice_id, selected } of selections) {
    const before = edit.requirement(id);
    const choice = before && choiceIn(before, choice_id);
    if (before === undefined || choice === undefined) continue;
    if (before.choice_id === choice_id && before.selected === selected) continue;
    const source = sourceBy(before, choice);
    edit.require({ ...before, choice_id, selected, source });
    if (selected) gathering.place(source);
    else gathering.remove(id);
  }
  gathering.finish();
  return undefined;
};

/** The requirements on a list for the portion under review. */
export const requirementsFor = (list: ModelList, { portions, again }: ReviewInput): readonly Requirement[] =>
  Object.values(list.requirements).filter(
    ({ source }) => source.portion_id === portions?.[0]?.id && (source.again ?? '') === (again ?? ''),
  );

/** Puts reviewed requirements on the list, provided that it is still at the reviewed revision. */
export const applyReview = (
  edit: Edit,
  { input, review: { revision, requirements }, selections }: Application,
): Refusal | undefined => {
  const { revision: at } = edit.list;
  if (at !== revision) return { status: 409, code: 'review-outdated', at };
  const violation = faultOf(selections, (id) => requirements.find((requirement) => requirement.id === id));
  if (violation !== undefined) return violation;
  const gathering = new ModelGathering(edit);
  for (const { id } of requirementsFor(edit.list, input)) {
    if (requirements.some((requirement) => requirement.id === id)) continue;
    gathering.remove(id);
    edit.release(id);
  }
  for (const { previous_name: _1, previous_quantity: _2, pantry: _3, ...proposed } of requirements) {
    const { id } = proposed;
    const { choice_id, selected } = selections.find((selection) => selection.id === id) ?? proposed;
    const choice = choiceIn(proposed, choice_id);
    if (choice === undefined) continue;
    const source = sourceBy(proposed, choice);
    const before = edit.requirement(id);
    edit.require({ ...proposed, choice_id, selected, source, reviewed_at: edit.given.now() });
    if (selected) gathering.place(source, before?.selected === true ? before.source : undefined);
    else gathering.remove(id);
  }
  gathering.finish();
  return undefined;
};

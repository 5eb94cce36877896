import { validationFailed } from '../../../platform/problem/problem.ts';
import type { Choice, Requirement, Selection } from '../lists/list.schemas.ts';
import { findChoice, createSourceForChoice } from './choices.ts';
import type { ListDraft } from './list-draft.ts';
import { SourceGatherer } from './source-gatherer.ts';
import type { NewItemContext } from './source-gatherer.ts';
import { refuseFieldConflicts } from './conflicts.ts';

interface Decided {
  readonly requirement: Requirement;
  readonly choice: Choice;
  readonly selected: boolean;
}

const MAX_VIOLATIONS = 50;

/** Validates selections against their requirements. */
export const resolveSelections = (
  selections: readonly Selection[],
  requirementOf: (id: string) => Requirement | undefined,
): readonly Decided[] => {
  const seen = new Set<string>();
  const decided: Decided[] = [];
  const violations = selections.flatMap(({ id, choice_id, selected }, index) => {
    const location = `body.selections[${index}]`;
    if (seen.has(id))
      return [{ location: `${location}.id`, code: 'duplicate', message: 'must not occur twice', value: id }];
    seen.add(id);
    const requirement = requirementOf(id);
    if (requirement === undefined) {
      return [{ location: `${location}.id`, code: 'unknown', message: 'must be the id of a requirement', value: id }];
    }
    const choice = findChoice(requirement, choice_id);
    if (choice === undefined) {
      const message = 'must be one of the choices of the requirement';
      return [{ location: `${location}.choice_id`, code: 'unknown', message, value: choice_id }];
    }
    decided.push({ requirement, choice, selected });
    return [];
  });
  if (violations.length > 0) throw validationFailed(...violations.slice(0, MAX_VIOLATIONS));
  return decided;
};

/** Selects which requirements of the list are bought, and which of their choices. */
export const applySelections = (
  draft: ListDraft,
  selections: readonly Selection[],
  base: number,
  newItemContext: NewItemContext,
): void => {
  const decided = resolveSelections(selections, (id) => draft.findRequirement(id));
  refuseFieldConflicts(
    draft,
    base,
    decided.map(({ requirement: { id, choice_id, selected: isSelected }, choice, selected }) => ({
      id,
      field: 'selection',
      newValue: { choice_id: choice.id, selected },
      currentValue: { choice_id, selected: isSelected },
      revision: draft.findSelection(id)?.revision ?? 0,
    })),
  );
  const gathering = new SourceGatherer(draft, newItemContext);
  for (const { requirement, choice, selected } of decided) {
    const { id, choice_id, selected: wasSelected } = requirement;
    if (choice.id === choice_id && selected === wasSelected) continue;
    const source = createSourceForChoice(requirement, choice);
    draft.setRequirement({ ...requirement, choice_id: choice.id, selected, source });
    draft.select(id, choice.id, selected);
    if (selected) gathering.place(source, { kind: 'wished' });
    else gathering.remove(id);
  }
  gathering.flush();
};

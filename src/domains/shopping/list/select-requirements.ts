import { validationFailed } from '../../../platform/problem/problem.ts';
import type { Choice, Requirement, Selection } from '../list.schemas.ts';
import { choiceOf, sourceBy } from './choose.ts';
import type { ListDraft } from './draft.ts';
import { Gathering } from './gathering.ts';
import type { Shelving } from './gathering.ts';
import { refuseStale } from './stale.ts';

interface Decided {
  readonly requirement: Requirement;
  readonly choice: Choice;
  readonly selected: boolean;
}

const MOST_FAULTS = 50;

/** Validates selections against their requirements. */
export const decide = (
  selections: readonly Selection[],
  requirementOf: (id: string) => Requirement | undefined,
): readonly Decided[] => {
  const seen = new Set<string>();
  const decided: Decided[] = [];
  const faults = selections.flatMap(({ id, choice_id, selected }, index) => {
    const location = `body.selections[${index}]`;
    if (seen.has(id))
      return [{ location: `${location}.id`, code: 'duplicate', message: 'must not occur twice', value: id }];
    seen.add(id);
    const requirement = requirementOf(id);
    if (requirement === undefined) {
      return [{ location: `${location}.id`, code: 'unknown', message: 'must be the id of a requirement', value: id }];
    }
    const choice = choiceOf(requirement, choice_id);
    if (choice === undefined) {
      const message = 'must be one of the choices of the requirement';
      return [{ location: `${location}.choice_id`, code: 'unknown', message, value: choice_id }];
    }
    decided.push({ requirement, choice, selected });
    return [];
  });
  if (faults.length > 0) throw validationFailed(...faults.slice(0, MOST_FAULTS));
  return decided;
};

/** Selects which requirements of the list are bought, and which of their choices. */
export const selectRequirements = (
  draft: ListDraft,
  selections: readonly Selection[],
  base: number,
  shelving: Shelving,
): void => {
  const decided = decide(selections, (id) => draft.requirement(id));
  refuseStale(
    draft,
    base,
    decided.map(({ requirement: { id, choice_id, selected: isSelected }, choice, selected }) => ({
      id,
      field: 'selection',
      value: { choice_id: choice.id, selected },
      present: { choice_id, selected: isSelected },
      revision: draft.selection(id)?.revision ?? 0,
    })),
  );
  const gathering = new Gathering(draft, shelving);
  for (const { requirement, choice, selected } of decided) {
    const { id, choice_id, selected: wasSelected } = requirement;
    if (choice.id === choice_id && selected === wasSelected) continue;
    const source = sourceBy(requirement, choice);
    draft.require({ ...requirement, choice_id: choice.id, selected, source });
    draft.select(id, choice.id, selected);
    if (selected) gathering.place(source, { kind: 'wished' });
    else gathering.remove(id);
  }
  gathering.finish();
};

import { validationFailed } from '../../../platform/problem/problem.ts';
import type { Problem } from '../../../platform/problem/problem.ts';
import { conventions } from '../../units/index.ts';
import type { Convention } from '../../units/index.ts';
import { groupOccurrences } from './group-occurrences.ts';
import type { OccurrenceGroup } from './group-occurrences.ts';
import { occurrenceId } from './measured-item.ts';
import type { MeasuredItem, Placed } from './measured-item.ts';
import type { Interpretation, PlanInput } from './measurement.schemas.ts';
import type { Answer, Occurrence } from './occurrence.schemas.ts';
import { meantIn } from './present-measurements.ts';

/** What a plan does to one group. */
export interface GroupEffect {
  readonly group: OccurrenceGroup;
  readonly answer: Answer;
  readonly places: readonly Placed[];
}

const refused = (place: string, code: string, message: string, value: unknown): Problem =>
  validationFailed({ location: `body.${place}`, code, message, value });

const isConvention = (text: string): text is Convention => conventions.some((one) => one === text);

/** How an interpretation answers a group; undefined if it does not apply. */
const answering = ({
  kind,
  unit_id: unit,
  convention,
}: Interpretation): ((group: OccurrenceGroup) => Answer | undefined) => {
  switch (kind) {
    case 'canonical-unit':
      if (!unit) throw refused('interpretation.unit_id', 'required', 'must name a unit', unit);
      return ({ candidates }) => {
        const unitId = candidates.find((id) => id === unit);
        return unitId && { kind: 'unit', unitId };
      };
    case 'convention':
      if (!convention || !isConvention(convention)) {
        throw refused('interpretation.convention', 'enum', `must be one of ${conventions.join(', ')}`, convention);
      }
      return ({ candidates }) => {
        const unitId = meantIn(convention, candidates);
        return unitId && { kind: 'unit', unitId };
      };
    case 'keep-authored':
      return () => ({ kind: 'as-authored' });
    default:
      return kind satisfies never;
  }
};

/** Rejects ids that are not in the preview, since they are a mistake and not an empty selection. */
const refuseUnknown = (place: string, given: readonly string[], known: ReadonlySet<string>): void => {
  const at = given.findIndex((id) => !known.has(id));
  if (at >= 0) throw refused(`${place}[${at}]`, 'unknown', 'is not in this preview', given[at]);
};

/**
 * What a plan would do: which groups it answers, how, and in which places. If the plan lists groups, its interpretation
 * must apply to each of them; otherwise it answers every group to which it applies.
 */
export const interpret = (items: readonly MeasuredItem[], input: PlanInput): readonly GroupEffect[] => {
  const groups = groupOccurrences(items);
  const answer = answering(input.interpretation);
  const wanted = input.resolution_group_ids ?? [];
  const [skippedItems, skipped] = [input.excluded_item_ids ?? [], input.excluded_occurrence_ids ?? []];
  const places = groups.flatMap((group) => group.places);
  refuseUnknown('resolution_group_ids', wanted, new Set(groups.map(({ id }) => id)));
  refuseUnknown('excluded_item_ids', skippedItems, new Set(items.map(({ id }) => id)));
  refuseUnknown('excluded_occurrence_ids', skipped, new Set(places.map(occurrenceId)));

  const [chosen, withoutItems, without] = [new Set(wanted), new Set(skippedItems), new Set(skipped)];
  const effects = groups.flatMap((group): GroupEffect[] => {
    if (chosen.size > 0 && !chosen.has(group.id)) return [];
    const given = answer(group);
    if (given === undefined) {
      if (chosen.size === 0) return [];
      const at = input.interpretation.kind === 'convention' ? 'convention' : 'unit_id';
      const value = input.interpretation[at];
      throw refused(`interpretation.${at}`, 'no-candidate', `is nothing that "${group.authoredForm}" may mean`, value);
    }
    const affected = group.places.filter(
      (placed) => !withoutItems.has(placed.item.id) && !without.has(occurrenceId(placed)),
    );
    return [{ group, answer: given, places: affected }];
  });
  if (effects.length === 0 && groups.length > 0) {
    throw refused('interpretation', 'no-candidate', 'answers nothing that is asked here', input.interpretation);
  }
  return effects;
};

/** The items after the plan, with the answers set on their occurrences. */
export const withEffects = (
  items: readonly MeasuredItem[],
  effects: readonly GroupEffect[],
): readonly MeasuredItem[] => {
  const answers = new Map(
    effects.flatMap(({ answer, places }) => places.map((placed) => [occurrenceId(placed), answer] as const)),
  );
  return items.map((item) => {
    if (!item.occurrences.some((occurrence) => answers.has(occurrenceId({ item, occurrence })))) return item;
    return {
      ...item,
      occurrences: item.occurrences.map((occurrence): Occurrence => {
        const answer = answers.get(occurrenceId({ item, occurrence }));
        return answer === undefined ? occurrence : { ...occurrence, answer };
      }),
    };
  });
};

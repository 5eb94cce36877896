import { validationFailed } from '../../../platform/problem/problem.ts';
import type { Problem } from '../../../platform/problem/problem.ts';
import { conventions, findUnitInConvention } from '../../units/index.ts';
import type { Convention } from '../../units/index.ts';
import type { Occurrence, UnitAnswer } from '../../recipe-format/index.ts';
import { groupOccurrences } from './group-occurrences.ts';
import type { OccurrenceGroup } from './group-occurrences.ts';
import { toOccurrenceId } from './occurrence.schemas.ts';
import type { ItemMeasures, ItemOccurrence } from './occurrence.schemas.ts';
import type { MeasureInterpretation, MeasurePlanInput } from './measurement.schemas.ts';

/** What a plan does to one group. */
export interface GroupEffect {
  readonly group: OccurrenceGroup;
  readonly answer: UnitAnswer;
  readonly occurrences: readonly ItemOccurrence[];
}

const refused = (place: string, code: string, message: string, value: unknown): Problem =>
  validationFailed({ location: `body.${place}`, code, message, value });

const isConvention = (text: string): text is Convention => conventions.some((one) => one === text);

const requireConvention = (text: string | null | undefined): Convention => {
  if (text && isConvention(text)) return text;
  throw refused('interpretation.convention', 'enum', `must be one of ${conventions.join(', ')}`, text);
};

/**
 * How an interpretation answers a group; undefined if it does not apply. A unit and a convention may both be given if
 * they agree.
 */
const answering = ({
  kind,
  unit_id: unit,
  convention: named,
}: MeasureInterpretation): ((group: OccurrenceGroup) => UnitAnswer | undefined) => {
  const convention = named || kind === 'convention' ? requireConvention(named) : undefined;
  if (kind === 'canonical-unit' && !unit) {
    throw refused('interpretation.unit_id', 'required', 'must name a unit', unit);
  }
  if (kind === 'keep-authored') return () => ({ kind: 'as-authored' });
  return ({ candidates }) => {
    const byUnit = candidates.find((id) => id === unit);
    const byConvention = convention && findUnitInConvention(convention, candidates);
    if (byUnit !== undefined && convention !== undefined && byUnit !== byConvention) {
      throw refused('interpretation.convention', 'contradiction', 'does not agree with unit_id', convention);
    }
    const unitId = kind === 'canonical-unit' ? byUnit : byConvention;
    return unitId && { kind: 'unit', unitId };
  };
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
export const computePlanEffects = (items: readonly ItemMeasures[], input: MeasurePlanInput): readonly GroupEffect[] => {
  const groups = groupOccurrences(items);
  const answer = answering(input.interpretation);
  const wanted = input.resolution_group_ids ?? [];
  const [skippedItems, skipped] = [input.excluded_item_ids ?? [], input.excluded_occurrence_ids ?? []];
  const places = groups.flatMap((group) => group.occurrences);
  refuseUnknown('resolution_group_ids', wanted, new Set(groups.map(({ id }) => id)));
  refuseUnknown('excluded_item_ids', skippedItems, new Set(items.map(({ id }) => id)));
  refuseUnknown('excluded_occurrence_ids', skipped, new Set(places.map(toOccurrenceId)));

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
    const affected = group.occurrences.filter(
      (placed) => !withoutItems.has(placed.item.id) && !without.has(toOccurrenceId(placed)),
    );
    return [{ group, answer: given, occurrences: affected }];
  });
  if (effects.length === 0 && groups.length > 0) {
    throw refused('interpretation', 'no-candidate', 'answers nothing that is asked here', input.interpretation);
  }
  return effects;
};

/** The items after the plan, with the answers set on their occurrences. */
export const applyEffects = (
  items: readonly ItemMeasures[],
  effects: readonly GroupEffect[],
): readonly ItemMeasures[] => {
  const answers = new Map(
    effects.flatMap(({ answer, occurrences }) =>
      occurrences.map((placed) => [toOccurrenceId(placed), answer] as const),
    ),
  );
  return items.map((item) => {
    if (!item.occurrences.some((occurrence) => answers.has(toOccurrenceId({ item, occurrence })))) return item;
    return {
      ...item,
      occurrences: item.occurrences.map((occurrence): Occurrence => {
        const answer = answers.get(toOccurrenceId({ item, occurrence }));
        return answer === undefined ? occurrence : { ...occurrence, answer };
      }),
    };
  });
};

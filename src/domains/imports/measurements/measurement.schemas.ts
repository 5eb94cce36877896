import { Type } from 'typebox';

import { Maybe, DateTime, Uuid, component } from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';
import { kitchenConventions } from '../../units/index.ts';

const text = (description: string) => Type.String({ description });
const texts = (description: string) => Type.Array(Type.String(), { description });
const positiveInteger = (description: string) => Type.Integer({ minimum: 1, description });

const Choice = component(
  'MeasureChoice',
  Type.Object(
    {
      unit_id: text('Id of the unit: `us.cup`.'),
      label: text('Name of the unit.'),
      convention: text('Id of the convention that defines the unit: `us`.'),
      convention_label: Type.Optional(text('Display name of the convention.')),
      magnitude: Type.Optional(text('The size of one unit: `≈ 236.59 ml`.')),
    },
    { description: 'A possible meaning of a unit.' },
  ),
);

const Example = component(
  'MeasureExample',
  Type.Object(
    {
      recipe_title: text('The title of the recipe.'),
      source_text: text('The ingredient line.'),
      before: text('The amount as written.'),
      after: Type.Optional(text('The resulting amount, if the unit is answered or the plan would answer it.')),
    },
    { description: 'One occurrence.' },
  ),
);

const Subgroup = component(
  'MeasureSubgroup',
  Type.Object(
    {
      source_text: text('Amount and unit as written.'),
      occurrences: positiveInteger('The number of occurrences.'),
      recipes: positiveInteger('The number of recipes.'),
    },
    { description: 'Occurrences with the same amount and unit, as written.' },
  ),
);

const shared = {
  candidate_unit_ids: texts('Ids of the units it may mean.'),
  choices: Type.Array(Choice, { description: 'The units it may mean.' }),
  examples: Type.Array(Example, { description: 'A few occurrences with different amounts.' }),
  ingredients: Type.Integer({ minimum: 0, description: 'The number of ingredient lines.' }),
  occurrences: positiveInteger('The number of occurrences.'),
  recipes: positiveInteger('The number of recipes.'),
  source_label: Type.Optional(text('Website or file name of the source, if all have the same.')),
};

export const Group = component(
  'MeasureGroup',
  Type.Object(
    {
      id: text('Id of the group, used in `resolution_group_ids`.'),
      kind: Type.Enum(['unit_alias'], { type: 'string', description: 'What is ambiguous: the name of a unit.' }),
      authored_form: text('As written: `cups`.'),
      ...shared,
      subgroups: Type.Array(Subgroup, { description: 'The occurrences by wording, most frequent first; at most 50.' }),
    },
    { description: 'All occurrences of an ambiguous unit with the same spelling.' },
  ),
);

export const Decision = component(
  'MeasureDecision',
  Type.Object(
    {
      id: text('Id of the decision, used in `unanswered`.'),
      measure_label: text('The unit in question: `cup`.'),
      authored_forms: texts('The spellings: `cup`, `cups`, `c.`.'),
      group_ids: texts('Ids of the groups it covers.'),
      ...shared,
    },
    { description: 'One question for all groups that may mean the same units.' },
  ),
);

export const Profile = component(
  'MeasureProfile',
  Type.Object(
    {
      id: text('Id of the convention, to use as `convention` in a plan.'),
      label: text('Display name: `US customary`.'),
      selects: texts('Ids of the units it selects, for the decisions that it can answer.'),
    },
    { description: 'A convention that can answer several decisions at once.' },
  ),
);

export const ConventionQuestion = component(
  'ConventionQuestion',
  Type.Object(
    {
      suggested: Type.Optional(
        Type.Enum([...kitchenConventions], {
          type: 'string',
          description:
            'To preselect: what the language, address and text of the sources indicate. Absent if nothing does.',
        }),
      ),
      options: Type.Array(Profile, { description: 'The conventions that answer at least one open decision.' }),
    },
    {
      description:
        'Asks which convention the library assumes if a recipe does not say. To answer it, apply a plan for a `convention` with `remember_convention`.',
    },
  ),
);

const ids = (description: string) =>
  Maybe(Type.Array(Type.String({ maxLength: 300 }), { maxItems: 10_000, description }));

export const MeasureInterpretation = component(
  'MeasureInterpretation',
  Type.Object(
    {
      kind: Type.Enum(['canonical-unit', 'convention', 'keep-authored'], {
        type: 'string',
        description: '`canonical-unit` with `unit_id`, `convention` with `convention`, or `keep-authored`.',
      }),
      unit_id: Maybe(
        Type.String({ maxLength: 255, description: 'For `canonical-unit`: one of `candidate_unit_ids`.' }),
      ),
      convention: Maybe(
        Type.String({ maxLength: 64, description: 'For `convention`: `us`, `imperial`, `metric`, `au`, …' }),
      ),
    },
    { description: 'The chosen meaning.' },
  ),
);

export const MeasurePlanInput = component(
  'MeasurePlanInput',
  Type.Object(
    {
      expected_preview_revision: positiveInteger('The `preview_revision` that the answer is based on.'),
      interpretation: MeasureInterpretation,
      resolution_group_ids: Maybe(
        Type.Array(Type.String({ maxLength: 300 }), {
          minItems: 1,
          maxItems: 10_000,
          description: 'The groups to answer. If absent or null, all groups that the answer applies to.',
        }),
      ),
      excluded_item_ids: ids('Ids of items to leave unchanged.'),
      excluded_occurrence_ids: ids('Ids of occurrences to leave unchanged.'),
    },
    { description: 'An answer to be checked before it is applied.' },
  ),
);

export const MeasurePlanApplication = component(
  'MeasurePlanApplication',
  Type.Object({
    expected_preview_revision: positiveInteger('The `preview_revision` that the plan was made for.'),
    remember_convention: Maybe(
      Type.Boolean({
        description:
          "Also makes the convention of the plan the library's `settings.assumed_convention`, unless it has one. Only for a plan of the kind `convention`.",
      }),
    ),
  }),
);

const Effect = component(
  'MeasureEffect',
  Type.Object(
    {
      resolution_group_id: text('Id of the group.'),
      unit_id: Type.Optional(text('Id of the unit; absent if the text stays as written.')),
      items: Type.Integer({ minimum: 0, description: 'Number of recipes that would change.' }),
      occurrences: Type.Integer({ minimum: 0, description: 'Number of occurrences that would change.' }),
    },
    { description: 'The effect of the plan on one group.' },
  ),
);

export const Plan = component(
  'MeasurePlan',
  Type.Object(
    {
      id: Uuid('Id of the plan.'),
      expires_at: DateTime('When the plan expires.'),
      effects: Type.Array(Effect, { description: 'The effects on each group.' }),
    },
    { description: 'An answer and its effects.' },
  ),
);

export type GroupBody = Of<typeof Group>;
export type DecisionBody = Of<typeof Decision>;
export type ProfileBody = Of<typeof Profile>;
export type MeasureChoice = Of<typeof Choice>;
export type MeasureExample = Of<typeof Example>;
export type ConventionQuestion = Of<typeof ConventionQuestion>;
export type MeasurePlanApplication = Of<typeof MeasurePlanApplication>;
export type PlanBody = Of<typeof Plan>;
export type MeasurePlanInput = Of<typeof MeasurePlanInput>;
export type MeasureInterpretation = Of<typeof MeasureInterpretation>;

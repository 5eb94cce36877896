import { Type } from 'typebox';

import { Maybe, DateTime, Uuid, component } from '../../../platform/schema/schema.ts';
import type { Of } from '../../../platform/schema/schema.ts';

const text = (description: string) => Type.String({ description });
const texts = (description: string) => Type.Array(Type.String(), { description });
const least = (description: string) => Type.Integer({ minimum: 1, description });

const Choice = component(
  'MeasureChoice',
  Type.Object(
    {
      unit_id: text('The unit.'),
      label: text('What it is called.'),
      convention: text('Who says how much it holds.'),
      convention_label: Type.Optional(text('The same in words.')),
      magnitude: Type.Optional(text('How much one is: `≈ 236.59 ml`.')),
    },
    { description: 'What a measure may mean.' },
  ),
);

const Example = component(
  'MeasureExample',
  Type.Object(
    {
      recipe_title: text('Where it stands.'),
      source_text: text('The line.'),
      before: text('The amount as it is written.'),
      after: Type.Optional(text('What it comes to, where that is known or tried.')),
    },
    { description: 'One of the places.' },
  ),
);

const Subgroup = component(
  'MeasureSubgroup',
  Type.Object(
    {
      source_text: text('Amount and measure as they are written.'),
      occurrences: least('How often.'),
      recipes: least('In how many recipes.'),
    },
    { description: 'Places that say the same.' },
  ),
);

const shared = {
  candidate_unit_ids: texts('What it may mean.'),
  choices: Type.Array(Choice, { description: 'The same, to choose from.' }),
  examples: Type.Array(Example, { description: 'Some of the places.' }),
  ingredients: Type.Integer({ minimum: 0, description: 'In how many lines.' }),
  occurrences: least('How often.'),
  recipes: least('In how many recipes.'),
  source_label: Type.Optional(text('Where they come from, where that is one source.')),
};

export const Group = component(
  'MeasureGroup',
  Type.Object(
    {
      id: text('By which a plan names it.'),
      kind: Type.Enum(['unit_alias'], { type: 'string', description: 'What kind of question it is.' }),
      authored_form: text('As it is written: `cups`.'),
      ...shared,
      subgroups: Type.Array(Subgroup, { description: 'By amount.' }),
    },
    { description: 'Every place where a measure is written in one way.' },
  ),
);

export const Decision = component(
  'MeasureDecision',
  Type.Object(
    {
      id: text('By which `unanswered` names it.'),
      measure_label: text('What is asked for: `cup`.'),
      authored_forms: texts('As it is written: `cup`, `cups`, `c.`.'),
      group_ids: texts('The groups that it answers.'),
      ...shared,
    },
    { description: 'One question for all groups of one measure.' },
  ),
);

export const Profile = component(
  'MeasureProfile',
  Type.Object(
    {
      id: text('Of the profile; also the convention that a plan names.'),
      label: text('`US customary`'),
      selects: texts('The units that it means by the measures that are asked for.'),
    },
    { description: 'Answers that go together.' },
  ),
);

const ids = (description: string) =>
  Maybe(Type.Array(Type.String({ maxLength: 300 }), { maxItems: 10_000, description }));

export const Interpretation = component(
  'MeasureInterpretation',
  Type.Object(
    {
      kind: Type.Enum(['canonical-unit', 'convention', 'keep-authored'], {
        type: 'string',
        description: '`canonical-unit` with `unit_id`, `convention` with `convention`, or `keep-authored`.',
      }),
      unit_id: Maybe(Type.String({ maxLength: 255, description: 'One of the candidates.' })),
      convention: Maybe(Type.String({ maxLength: 64, description: '`us`, `imperial`, `metric`, `au`, …' })),
    },
    { description: 'What is meant.' },
  ),
);

export const PlanInput = component(
  'MeasurePlanInput',
  Type.Object(
    {
      expected_preview_revision: least('The revision of the preview that was reviewed.'),
      interpretation: Interpretation,
      resolution_group_ids: ids('The groups that it answers; absent or empty: all that it can answer.'),
      excluded_item_ids: ids('Recipes that it leaves as they are.'),
      excluded_occurrence_ids: ids('Places that it leaves as they are.'),
    },
    { description: 'An answer, to be looked at before it is given.' },
  ),
);

export const ApplyInput = component(
  'MeasurePlanApplication',
  Type.Object({ expected_preview_revision: least('The revision for which the plan was made.') }),
);

const Effect = component(
  'MeasureEffect',
  Type.Object(
    {
      resolution_group_id: text('The group.'),
      unit_id: Type.Optional(text('What it means; absent where it stays as it is written.')),
      items: Type.Integer({ minimum: 0, description: 'Recipes that change.' }),
      occurrences: Type.Integer({ minimum: 0, description: 'Places that change.' }),
    },
    { description: 'What the plan does to one group.' },
  ),
);

export const Plan = component(
  'MeasurePlan',
  Type.Object(
    {
      id: Uuid('Id of the plan.'),
      expires_at: DateTime('Until then it can be applied.'),
      effects: Type.Array(Effect, { description: 'Group by group.' }),
    },
    { description: 'An answer and what it does.' },
  ),
);

export type GroupBody = Of<typeof Group>;
export type DecisionBody = Of<typeof Decision>;
export type ProfileBody = Of<typeof Profile>;
export type ChoiceBody = Of<typeof Choice>;
export type ExampleBody = Of<typeof Example>;
export type PlanBody = Of<typeof Plan>;
export type PlanInput = Of<typeof PlanInput>;
export type Interpretation = Of<typeof Interpretation>;

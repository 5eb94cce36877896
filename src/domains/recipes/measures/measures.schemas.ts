import { Type } from 'typebox';

import { Uuid, component } from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';
import { kitchenConventions } from '../../units/index.ts';

const Convention = Type.Enum([...kitchenConventions], {
  type: 'string',
  description: 'The convention that the measures are meant in.',
});

const Measure = component(
  'AmbiguousMeasure',
  Type.Object(
    {
      authored_form: Type.String({ description: 'As written: `cups`.' }),
      occurrences: Type.Integer({ minimum: 1, description: 'How often the recipe uses it.' }),
      candidate_unit_ids: Type.Array(Type.String(), { description: 'Ids of the units it may mean.' }),
    },
    { description: 'A measure that several conventions define differently.' },
  ),
);

const Settlement = component(
  'MeasureSettlement',
  Type.Object(
    {
      convention: Convention,
      occurrences: Type.Integer({ minimum: 1, description: 'How many occurrences it settles.' }),
    },
    { description: 'What a convention would settle.' },
  ),
);

export const RecipeMeasures = component(
  'RecipeMeasures',
  Type.Object(
    {
      entry_id: Uuid('Id of the library entry.'),
      revision: Type.Integer({ minimum: 1, description: 'The revision that was examined.' }),
      measures: Type.Array(Measure, { description: 'In the order of the recipe. Empty if nothing is ambiguous.' }),
      conventions: Type.Array(Settlement, { description: 'The conventions that settle at least one of the measures.' }),
    },
    { description: 'The ambiguous measures of a recipe.' },
  ),
);

export const MeasureConventionInput = component('MeasuresInput', Type.Object({ convention: Convention }));

export type RecipeMeasures = Of<typeof RecipeMeasures>;
export type MeasureConventionInput = Of<typeof MeasureConventionInput>;

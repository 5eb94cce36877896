import { Type } from 'typebox';

import { component } from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';
import { Duration, LineText, List, LocalId, OpenEnum } from './field-types.ts';

export const TimeAssertion = component(
  'TimeAssertion',
  Type.Object(
    {
      id: Type.Optional(LocalId('Steps refer to it in `timing_ids`.')),
      kind: Type.Optional(OpenEnum('What the time is for.', 'prep', 'cook', 'rest', 'chill', 'rise', 'total')),
      attention: Type.Optional(OpenEnum('Whether the time is hands-on or passive.', 'active', 'passive')),
      provenance: Type.Optional(OpenEnum('Where the time comes from.', 'authored', 'extracted', 'derived')),
      duration: Type.Optional(Duration('The duration, if a single one is stated.')),
      min: Type.Optional(Duration('Minimum duration.')),
      max: Type.Optional(Duration('Maximum duration; not shorter than `min`.')),
      text: Type.Optional(LineText('As authored.')),
    },
    { description: 'A time stated by the recipe.' },
  ),
);

export const Times = component(
  'Times',
  Type.Object(
    {
      active: Type.Optional(Duration('Hands-on time.')),
      total: Type.Optional(Duration('Time from start to serving. For a range, the maximum.')),
      assertions: List(TimeAssertion, 'Every time stated by the recipe.'),
    },
    { description: 'How long the recipe takes.' },
  ),
);

export type TimeAssertion = Of<typeof TimeAssertion>;
export type Times = Of<typeof Times>;

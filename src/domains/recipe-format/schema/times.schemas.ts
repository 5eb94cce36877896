import { Type } from 'typebox';

import { component } from '../../../platform/schema/schema.ts';
import type { Of } from '../../../platform/schema/schema.ts';
import { AuthoredLine, Duration, List, LocalId, Word } from './vocabulary.ts';

export const TimeAssertion = component(
  'TimeAssertion',
  Type.Object(
    {
      id: Type.Optional(LocalId('Steps refer to it in `timing_ids`.')),
      kind: Type.Optional(Word('What the time is for.', 'prep', 'cook', 'rest', 'chill', 'rise', 'total')),
      attention: Type.Optional(Word('Whether somebody has to be there.', 'active', 'passive')),
      provenance: Type.Optional(Word('Where the statement comes from.', 'authored', 'extracted', 'derived')),
      duration: Type.Optional(Duration('How long, where one time is stated.')),
      min: Type.Optional(Duration('At least so long.')),
      max: Type.Optional(Duration('At most so long; not shorter than `min`.')),
      text: Type.Optional(AuthoredLine('As it was written.')),
    },
    { description: 'One statement about how long something takes.' },
  ),
);

export const Times = component(
  'Times',
  Type.Object(
    {
      active: Type.Optional(Duration('For how long somebody is at work.')),
      total: Type.Optional(Duration('From the start to the table; of a range, the longest.')),
      assertions: List(TimeAssertion, 'Each time that the recipe states.'),
    },
    { description: 'How long it takes.' },
  ),
);

export type TimeAssertion = Of<typeof TimeAssertion>;
export type Times = Of<typeof Times>;

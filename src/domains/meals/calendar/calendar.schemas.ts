import { Type } from 'typebox';

import type { Id } from '../../../platform/ids/ids.ts';
import { DateTime, component } from '../../../platform/schema/schema.ts';
import type { Of } from '../../../platform/schema/schema.ts';

export type CalendarId = Id<'calendar'>;

export const CreatedCalendar = component(
  'CreatedMealCalendar',
  Type.Object({
    url: Type.Optional(
      Type.String({
        format: 'uri',
        description: 'For a calendar program to subscribe to. Shown this once; absent from the answer to a retry.',
      }),
    ),
    created_at: DateTime('When the address was made.'),
  }),
);

export const Calendar = component(
  'MealCalendar',
  Type.Object({
    active: Type.Boolean({ description: 'Whether you have an address in this library.' }),
    created_at: Type.Union([DateTime('When it was made.'), Type.Null()]),
  }),
);

export type CreatedCalendar = Of<typeof CreatedCalendar>;
export type Calendar = Of<typeof Calendar>;

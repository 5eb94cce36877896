import { Type } from 'typebox';

import type { Id } from '../../../platform/ids/ids.ts';
import { DateTime, component } from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';

export type CalendarId = Id<'calendar'>;

export const CreatedCalendar = component(
  'CreatedMealCalendar',
  Type.Object({
    url: Type.Optional(
      Type.String({
        format: 'uri',
        description: 'The URL for a calendar app. Shown only once: a retry does not return it.',
      }),
    ),
    created_at: DateTime('When the URL was created.'),
  }),
);

export const Calendar = component(
  'MealCalendar',
  Type.Object({
    active: Type.Boolean({ description: 'Whether you have a calendar URL for this library.' }),
    created_at: Type.Union([DateTime('When the URL was created.'), Type.Null()]),
  }),
);

export type CreatedCalendar = Of<typeof CreatedCalendar>;
export type Calendar = Of<typeof Calendar>;

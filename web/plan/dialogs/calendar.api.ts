import { queryOptions } from '@tanstack/react-query';

import type { Calendar, CreatedCalendar } from '../../../src/domains/meals/index.ts';
import { get, send } from '../../api/client.ts';
import { create } from '../../api/create.ts';

/** There is no event for it, so it is refetched after creating or revoking. */
export const calendarQuery = queryOptions({
  queryKey: ['calendar'],
  queryFn: ({ signal }) => get<Calendar>('/meals/calendar', { signal }),
});

export const createCalendar = (): Promise<CreatedCalendar> => create<CreatedCalendar>('/meals/calendar');

export const revokeCalendar = async (): Promise<void> => {
  await send('DELETE', '/meals/calendar');
};

import { useEffect, useState } from 'react';

import { todayOf } from './days.ts';
import type { Day } from './days.ts';

/** The day it is. On a tablet in a kitchen the app stays open overnight, so it is asked again when it is looked at. */
export const useToday = (): Day => {
  const [today, setToday] = useState(() => todayOf(new Date()));
  useEffect(() => {
    const look = (): void => setToday(todayOf(new Date()));
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return today;
};

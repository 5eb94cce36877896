import { useEffect, useState } from 'react';

import { todayOf } from './days.ts';
import type { Day } from './days.ts';

/** Today. A kitchen tablet stays open overnight, so it is updated when the page becomes visible. */
export const useToday = (): Day => {
  const [today, setToday] = useState(() => todayOf(new Date()));
  useEffect(() => {
    const look = (): void => setToday(todayOf(new Date()));
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return today;
};

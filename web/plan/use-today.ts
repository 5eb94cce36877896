import { useEffect, useState } from 'react';

import { toLocalDay } from './days.ts';
import type { Day } from './days.ts';

/** Today. A kitchen tablet stays open overnight, so it is updated when the page becomes visible. */
export const useToday = (): Day => {
  const [today, setToday] = useState(() => toLocalDay(new Date()));
  useEffect(() => {
    const updateToday = (): void => setToday(toLocalDay(new Date()));
    document.addEventListener('visibilitychange', updateToday);
    return () => document.removeEventListener('visibilitychange', updateToday);
  }, []);
  return today;
};

import { ChevronLeft, ChevronRight } from 'lucide-react';

import { LinkButton } from '../../design/link-button.tsx';
import { useFormats, useWords } from '../../language/locale.tsx';
import { addDays } from '../days.ts';
import type { Day } from '../days.ts';
import { planWords } from '../plan.words.ts';
import './week-bar.css';

/** Shows the week and links to others. Each week has its own URL. */
export const WeekBar = ({ from, to, today }: { readonly from: Day; readonly to: Day; readonly today: Day }) => {
  const words = useWords(planWords);
  const formats = useFormats();
  const isThisWeek = from <= today && today <= to;
  return (
    <nav className="week-bar no-print" aria-label={words.weekNavigation}>
      <LinkButton to="/plan" search={{ week: addDays(from, -7) }} variant="quiet" icon={<ChevronLeft aria-hidden />}>
        <span className="visually-hidden">{words.previousWeek}</span>
      </LinkButton>
      <p aria-live="polite">{formats.dateRange(from, to)}</p>
      <LinkButton to="/plan" search={{ week: addDays(from, 7) }} variant="quiet" icon={<ChevronRight aria-hidden />}>
        <span className="visually-hidden">{words.nextWeek}</span>
      </LinkButton>
      {!isThisWeek && (
        <LinkButton to="/plan" search={{}}>
          {words.thisWeek}
        </LinkButton>
      )}
    </nav>
  );
};

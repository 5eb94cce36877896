import { useNavigate, useSearch } from '@tanstack/react-router';
import { CalendarPlus, PanelRight, ShoppingBasket } from 'lucide-react';
import { useState } from 'react';

import { useMay } from '../api/account.ts';
import { Button } from '../design/button.tsx';
import { Menu, MenuItem } from '../design/menu.tsx';
import { Notice, ProblemNotice } from '../design/notice.tsx';
import { Loading, Page } from '../design/page.tsx';
import { LinkTabs } from '../design/tabs.tsx';
import { useToast } from '../design/toasts.tsx';
import { useIsDesk } from '../design/use-is-desk.ts';
import { useFormats, useWords } from '../language/locale.tsx';
import { firstWeekdayOf, isDay, weekOf } from './days.ts';
import { DayRow } from './day-row.tsx';
import { PlanContext } from './plan-context.ts';
import type { Asked, Dragged } from './plan-context.ts';
import { PlanDialogs } from './plan-dialogs.tsx';
import { planWords } from './plan.words.ts';
import { Shelf } from './shelf.tsx';
import type { Moment } from './slots.ts';
import { useAskedRecipe } from './use-asked-recipe.ts';
import { useMealChanges } from './use-meal-changes.ts';
import { useToday } from './use-today.ts';
import { useWeek } from './use-week.ts';
import { WeekBar } from './week-bar.tsx';
import './plan-page.css';

/** What is eaten in a week, and what is to be done about it. */
export const PlanPage = () => {
  const words = useWords(planWords);
  const formats = useFormats();
  const { edit: mayEdit } = useMay();
  const navigate = useNavigate();
  const tell = useToast();
  const changes = useMealChanges();
  const { week, recipe } = useSearch({ from: '/inside/plan' });
  const [asked, ask] = useState<Asked | undefined>();
  const [dragged, drag] = useState<Dragged | undefined>();
  const mayShelve = useIsDesk() && mayEdit;
  const [isShelfOpen, setShelfOpen] = useState(true);

  const today = useToday();
  const days = weekOf(week !== undefined && isDay(week) ? week : today, firstWeekdayOf(formats.tag));
  const [from = today] = days;
  const to = days.at(-1) ?? today;
  const { meals, origins, recipes, error, refetch } = useWeek({ from, to });
  const waiting = useAskedRecipe(mayEdit ? recipe : undefined);
  const question = asked ?? (waiting.recipe && { kind: 'recipe', recipe: waiting.recipe });

  const finish = (placed?: Moment): void => {
    ask(undefined);
    const isElsewhere = placed !== undefined && (placed.date < from || placed.date > to);
    if (recipe !== undefined || isElsewhere) void navigate({ to: '/plan', search: { week: placed?.date ?? week } });
  };

  return (
    <PlanContext
      value={{
        mayEdit,
        changes,
        inPassing: (outcome) => void outcome.then((failure) => failure !== undefined && tell({ text: failure })),
        ask,
        dragged,
        // Not at once: a browser that finds something else under the hand takes the dragging back.
        drag: (one) => void setTimeout(() => drag(one)),
        origins,
        recipes,
      }}
    >
      <Page
        title={words.title}
        width="wide"
        actions={
          <>
            {mayShelve && (
              <Button
                className="plan-page-toggle"
                icon={<PanelRight aria-hidden />}
                aria-expanded={isShelfOpen}
                onPress={() => setShelfOpen(!isShelfOpen)}
              >
                {isShelfOpen ? words.closeShelf : words.openShelf}
              </Button>
            )}
            {mayEdit && meals !== undefined && meals.length > 0 && (
              <Button look="primary" icon={<ShoppingBasket aria-hidden />} onPress={() => ask({ kind: 'shop' })}>
                {words.shop}
              </Button>
            )}
            <Menu label={words.moreActions}>
              <MenuItem icon={<CalendarPlus />} onAction={() => ask({ kind: 'calendar' })}>
                {words.calendar}
              </MenuItem>
            </Menu>
          </>
        }
      >
        <div className="plan-page-bar">
          <LinkTabs
            label={words.views}
            tabs={[
              { to: '/plan', text: words.title },
              { to: '/saved-meals', text: words.savedMeals },
            ]}
          />
          <WeekBar from={from} to={to} today={today} />
        </div>
        <div className="plan-page" data-shelf={(mayShelve && isShelfOpen) || undefined}>
          <div className="plan-page-week">
            {waiting.error !== null && <ProblemNotice error={waiting.error} onRetry={waiting.retry} />}
            {waiting.isGone && <Notice kind="warning">{words.recipeGone}</Notice>}
            {error !== null && meals === undefined && <ProblemNotice error={error} onRetry={refetch} />}
            {error === null && meals === undefined && <Loading label={words.loading} />}
            {meals?.length === 0 && (
              <p className="plan-page-empty">
                <strong>{words.emptyWeek}</strong> {mayEdit ? words.emptyWeekHint : words.emptyWeekViewer}
              </p>
            )}
            {meals !== undefined && (
              <ul aria-label={words.weekNavigation}>
                {days.map((day) => (
                  <DayRow
                    key={day}
                    day={day}
                    isToday={day === today}
                    meals={meals.filter(({ date }) => date === day)}
                  />
                ))}
              </ul>
            )}
          </div>
          {mayShelve && isShelfOpen && <Shelf />}
        </div>
        {question !== undefined && (
          <PlanDialogs
            asked={question}
            meals={meals ?? []}
            today={today}
            day={from <= today && today <= to ? today : from}
            changes={changes}
            onClose={finish}
          />
        )}
      </Page>
    </PlanContext>
  );
};

import { useNavigate, useSearch } from '@tanstack/react-router';
import { CalendarPlus, PanelRight, ShoppingBasket } from 'lucide-react';
import { useState } from 'react';

import { usePermissions } from '../../api/account.ts';
import { Button } from '../../design/button.tsx';
import { Menu, MenuItem } from '../../design/menu.tsx';
import { Notice, ProblemNotice } from '../../design/notice.tsx';
import { Loading, Page } from '../../design/page.tsx';
import { LinkTabs } from '../../design/tabs.tsx';
import { useToast } from '../../design/toasts.tsx';
import { useIsDesktop } from '../../design/use-is-desktop.ts';
import { useFormats, useWords } from '../../language/locale.tsx';
import { getFirstWeekday, isDay, getWeek } from '../days.ts';
import { DayRow } from './day-row.tsx';
import { PlanContext } from './plan-context.ts';
import type { PlanDialog, DraggedItem } from './plan-context.ts';
import { PlanDialogs } from '../dialogs/plan-dialogs.tsx';
import { planWords } from '../plan.words.ts';
import { PlanSidebar } from './plan-sidebar.tsx';
import type { MealTime } from '../meal-time.ts';
import { useRequestedRecipe, useWeek } from './use-week.ts';
import { useMealChanges } from '../meals/use-meal-changes.ts';
import { useToday } from '../use-today.ts';
import { WeekBar } from './week-bar.tsx';
import './plan-page.css';

/** The meal plan of a week. */
export const PlanPage = () => {
  const words = useWords(planWords);
  const formats = useFormats();
  const { canEdit } = usePermissions();
  const navigate = useNavigate();
  const showToast = useToast();
  const changes = useMealChanges();
  const { week, recipe } = useSearch({ from: '/inside/plan' });
  const [dialog, openDialog] = useState<PlanDialog | undefined>();
  const [dragged, drag] = useState<DraggedItem | undefined>();
  const canShowSidebar = useIsDesktop() && canEdit;
  const [isSidebarOpen, setSidebarOpen] = useState(true);

  const today = useToday();
  const days = getWeek(week !== undefined && isDay(week) ? week : today, getFirstWeekday(formats.tag));
  const [from = today] = days;
  const to = days.at(-1) ?? today;
  const { meals, origins, recipes, error, refetch } = useWeek({ from, to });
  const requested = useRequestedRecipe(canEdit ? recipe : undefined);
  const openedDialog = dialog ?? (requested.recipe && { kind: 'recipe', recipe: requested.recipe });

  const finish = (placed?: MealTime): void => {
    openDialog(undefined);
    const isElsewhere = placed !== undefined && (placed.date < from || placed.date > to);
    if (recipe !== undefined || isElsewhere) void navigate({ to: '/plan', search: { week: placed?.date ?? week } });
  };

  return (
    <PlanContext
      value={{
        canEdit,
        changes,
        runWithToast: (outcome) =>
          void outcome.then((failure) => failure !== undefined && showToast({ text: failure })),
        openDialog,
        dragged,
        // Deferred: browsers cancel a drag if the DOM under the pointer changes at once.
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
            {canShowSidebar && (
              <Button
                className="plan-page-toggle"
                icon={<PanelRight aria-hidden />}
                aria-expanded={isSidebarOpen}
                onPress={() => setSidebarOpen(!isSidebarOpen)}
              >
                {isSidebarOpen ? words.closeShelf : words.openShelf}
              </Button>
            )}
            {canEdit && meals !== undefined && meals.length > 0 && (
              <Button
                variant="primary"
                icon={<ShoppingBasket aria-hidden />}
                onPress={() => openDialog({ kind: 'shop' })}
              >
                {words.shop}
              </Button>
            )}
            <Menu label={words.moreActions}>
              <MenuItem icon={<CalendarPlus />} onAction={() => openDialog({ kind: 'calendar' })}>
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
        <div className="plan-page" data-shelf={(canShowSidebar && isSidebarOpen) || undefined}>
          <div className="plan-page-week">
            {requested.error !== null && <ProblemNotice error={requested.error} onRetry={requested.retry} />}
            {requested.isGone && <Notice kind="warning">{words.recipeGone}</Notice>}
            {error !== null && meals === undefined && <ProblemNotice error={error} onRetry={refetch} />}
            {error === null && meals === undefined && <Loading label={words.loading} />}
            {meals?.length === 0 && (
              <p className="plan-page-empty">
                <strong>{words.emptyWeek}</strong> {canEdit ? words.emptyWeekHint : words.emptyWeekViewer}
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
          {canShowSidebar && isSidebarOpen && <PlanSidebar />}
        </div>
        {openedDialog !== undefined && (
          <PlanDialogs
            dialog={openedDialog}
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

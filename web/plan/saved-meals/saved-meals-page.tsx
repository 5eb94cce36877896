import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Plus, Soup } from 'lucide-react';
import { useState } from 'react';

import { usePermissions } from '../../api/account.ts';
import { Button } from '../../design/button.tsx';
import { ProblemNotice } from '../../design/notice.tsx';
import { EmptyState, Loading, Page } from '../../design/page.tsx';
import { LinkTabs } from '../../design/tabs.tsx';
import { useWords } from '../../language/locale.tsx';
import { MealTimeDialog } from '../dialogs/meal-time-dialog.tsx';
import { planWords } from '../plan.words.ts';
import { SavedMealDialog } from './saved-meal-dialog.tsx';
import { SavedMealRow } from './saved-meal-row.tsx';
import { savedMealsQuery } from './saved-meal.api.ts';
import type { SavedMeal } from './saved-meal.api.ts';
import { savedMealsWords } from './saved-meals.words.ts';
import { useMealChanges } from '../meals/use-meal-changes.ts';
import { useDeleteSavedMeal } from './use-delete-saved-meal.ts';
import { useToday } from '../use-today.ts';

type OpenDialog =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit'; readonly id: string }
  | { readonly kind: 'plan'; readonly saved: SavedMeal };

/** Saved meals, which can be planned in one step. */
export const SavedMealsPage = () => {
  const words = useWords(savedMealsWords);
  const common = useWords(planWords);
  const { canEdit } = usePermissions();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(savedMealsQuery);
  const changes = useMealChanges();
  const remove = useDeleteSavedMeal();
  const today = useToday();
  const [dialog, openDialog] = useState<OpenDialog | undefined>();
  const close = (): void => openDialog(undefined);
  const create = (
    <Button variant="primary" icon={<Plus aria-hidden />} onPress={() => openDialog({ kind: 'create' })}>
      {words.create}
    </Button>
  );
  return (
    <Page title={words.title} lead={words.lead} width="reading" actions={canEdit && data?.length !== 0 && create}>
      <LinkTabs
        label={common.views}
        tabs={[
          { to: '/plan', text: common.title },
          { to: '/saved-meals', text: common.savedMeals },
        ]}
      />
      {data === undefined && error === null && <Loading label={common.loading} />}
      {data === undefined && error !== null && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <EmptyState title={words.emptyTitle} icon={<Soup aria-hidden />} action={canEdit && create}>
          {canEdit ? words.empty : words.emptyViewer}
        </EmptyState>
      )}
      {data !== undefined && data.length > 0 && (
        <ul>
          {data.map((saved) => (
            <SavedMealRow
              key={saved.id}
              saved={saved}
              canEdit={canEdit}
              onPlan={() => openDialog({ kind: 'plan', saved })}
              onEdit={() => openDialog({ kind: 'edit', id: saved.id })}
              onRemove={() => void remove(saved)}
            />
          ))}
        </ul>
      )}
      {dialog?.kind === 'create' && <SavedMealDialog onClose={close} />}
      {dialog?.kind === 'edit' && <SavedMealDialog id={dialog.id} onClose={close} />}
      {dialog?.kind === 'plan' && (
        <MealTimeDialog
          title={common.planRecipe(dialog.saved.name)}
          action={common.planVerb}
          start={{ date: today, slot: 'dinner' }}
          onChoose={(to) => changes.addSaved(dialog.saved, to)}
          onClose={(placed) => {
            close();
            if (placed !== undefined) void navigate({ to: '/plan', search: { week: placed.date } });
          }}
        />
      )}
    </Page>
  );
};

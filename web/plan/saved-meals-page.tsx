import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Plus, Soup } from 'lucide-react';
import { useState } from 'react';

import { useMay } from '../api/account.ts';
import { Button } from '../design/button.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { EmptyState, Loading, Page } from '../design/page.tsx';
import { LinkTabs } from '../design/tabs.tsx';
import { useWords } from '../language/locale.tsx';
import { PlaceDialog } from './place-dialog.tsx';
import { planWords } from './plan.words.ts';
import { SavedMealDialog } from './saved-meal-dialog.tsx';
import { SavedMealRow } from './saved-meal-row.tsx';
import { savedMealsQuery } from './saved-meal.api.ts';
import type { SavedMeal } from './saved-meal.api.ts';
import { savedMealsWords } from './saved-meals.words.ts';
import { useMealChanges } from './use-meal-changes.ts';
import { useRemovingSavedMeal } from './use-removing-saved-meal.ts';
import { useToday } from './use-today.ts';

type Asked =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit'; readonly id: string }
  | { readonly kind: 'plan'; readonly saved: SavedMeal };

/** Meals that come again, to be planned with one step. */
export const SavedMealsPage = () => {
  const words = useWords(savedMealsWords);
  const common = useWords(planWords);
  const { edit: mayEdit } = useMay();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(savedMealsQuery);
  const changes = useMealChanges();
  const remove = useRemovingSavedMeal();
  const today = useToday();
  const [asked, ask] = useState<Asked | undefined>();
  const close = (): void => ask(undefined);
  const create = (
    <Button look="primary" icon={<Plus aria-hidden />} onPress={() => ask({ kind: 'create' })}>
      {words.create}
    </Button>
  );
  return (
    <Page title={words.title} lead={words.lead} width="reading" actions={mayEdit && data?.length !== 0 && create}>
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
        <EmptyState title={words.emptyTitle} icon={<Soup aria-hidden />} action={mayEdit && create}>
          {mayEdit ? words.empty : words.emptyViewer}
        </EmptyState>
      )}
      {data !== undefined && data.length > 0 && (
        <ul>
          {data.map((saved) => (
            <SavedMealRow
              key={saved.id}
              saved={saved}
              mayEdit={mayEdit}
              onPlan={() => ask({ kind: 'plan', saved })}
              onEdit={() => ask({ kind: 'edit', id: saved.id })}
              onRemove={() => void remove(saved)}
            />
          ))}
        </ul>
      )}
      {asked?.kind === 'create' && <SavedMealDialog onClose={close} />}
      {asked?.kind === 'edit' && <SavedMealDialog id={asked.id} onClose={close} />}
      {asked?.kind === 'plan' && (
        <PlaceDialog
          title={common.planRecipe(asked.saved.name)}
          action={common.planVerb}
          start={{ date: today, slot: 'dinner' }}
          onPlace={(to) => changes.addSaved(asked.saved, to)}
          onClose={(placed) => {
            close();
            if (placed !== undefined) void navigate({ to: '/plan', search: { week: placed.date } });
          }}
        />
      )}
    </Page>
  );
};

import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Plus, ShoppingBasket } from 'lucide-react';
import { useMemo, useState } from 'react';

import { usePermissions } from '../../api/account.ts';
import { randomId } from '../../api/client.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { LinkButton } from '../../design/link-button.tsx';
import { Notice, ProblemNotice } from '../../design/notice.tsx';
import { EmptyState, Loading, Page, Section } from '../../design/page.tsx';
import { useToast } from '../../design/toasts.tsx';
import { useWords } from '../../language/locale.tsx';
import { RecipePicker } from '../../parts/recipe-picker.tsx';
import { addWords } from './add.words.ts';
import { computeReviewEffect } from './review-effect.ts';
import { ListPicker, useSelectedList } from './list-picker.tsx';
import { MealSourceRow, RecipeSourceRow } from './source-rows.tsx';
import type { Portion } from './source-rows.tsx';
import { RequirementGroups } from './requirements.tsx';
import { parseScale } from './scale.ts';
import { useReview } from './use-review.ts';
import './add-page.css';

/** Adds recipes and planned meals to a list, after a review of everything they need. */
export const AddPage = () => {
  const words = useWords(addWords);
  const showToast = useToast();
  const navigate = useNavigate();
  const { canEdit } = usePermissions();
  const search = useSearch({ from: '/inside/shopping/add' });
  const [portions, setPortions] = useState<readonly Portion[]>(() =>
    search.recipe === undefined ? [] : [{ recipeId: search.recipe, scale: parseScale(search.scale) }],
  );
  const [meals, setMeals] = useState<readonly string[]>(search.meals ?? []);
  const [again, setAgain] = useState<string>();
  const [isPicking, setPicking] = useState(false);
  const choice = useSelectedList(search.list);
  const { listId } = choice;
  // Nothing can be reviewed against a list that the service does not know yet.
  const against = choice.isUnsent ? '' : listId;
  const input = useMemo(
    () => ({
      portions: portions.map(({ recipeId, scale }) => ({ id: `recipe-${recipeId}`, recipe_id: recipeId, scale })),
      meal_ids: [...meals],
      ...(again !== undefined && { again }),
    }),
    [portions, meals, again],
  );
  const { review, ...reviewing } = useReview(against, input, () => {
    showToast({ text: words.done });
    void navigate({ to: '/shopping/$listId', params: { listId } });
  });
  const isAsked = portions.length + meals.length > 0;
  const requirements = isAsked ? (review?.requirements ?? []) : [];
  const isLooking = review === undefined && listId !== '' && !reviewing.isNothingLeft && reviewing.error === null;
  const isKnown = requirements.length > 0 && requirements.every(({ reviewed_at }) => reviewed_at !== undefined);
  const effect = computeReviewEffect(requirements, reviewing.decided, review?.removed ?? []);

  const put = (portion: Portion): void =>
    setPortions((all) =>
      all.some(({ recipeId }) => recipeId === portion.recipeId)
        ? all.map((one) => (one.recipeId === portion.recipeId ? portion : one))
        : [...all, portion],
    );
  const addButton = (
    <Button icon={<Plus aria-hidden />} onPress={() => setPicking(true)}>
      {words.addRecipe}
    </Button>
  );

  return (
    <Page
      title={words.title}
      lead={words.lead}
      width="reading"
      className="add-page"
      back={
        <Link to="/shopping" search={{ all: true }}>
          {words.back}
        </Link>
      }
    >
      {!canEdit && <Notice>{words.viewer}</Notice>}
      {canEdit && !isAsked && (
        <EmptyState title={words.emptyTitle} icon={<ShoppingBasket aria-hidden />} action={addButton}>
          {words.empty}
        </EmptyState>
      )}
      {canEdit && isAsked && (
        <>
          <Section title={words.for} actions={addButton}>
            <ul className="add-page-origins">
              {portions.map((portion) => (
                <RecipeSourceRow
                  key={portion.recipeId}
                  portion={portion}
                  isExcluded={reviewing.missingIds.has(portion.recipeId)}
                  onScale={(scale) => put({ ...portion, scale })}
                  onRemove={() => setPortions((all) => all.filter((one) => one !== portion))}
                />
              ))}
              {meals.map((id) => (
                <MealSourceRow
                  key={id}
                  mealId={id}
                  isExcluded={reviewing.missingIds.has(id)}
                  onRemove={() => setMeals((all) => all.filter((one) => one !== id))}
                />
              ))}
            </ul>
            <ListPicker {...choice} />
          </Section>
          {reviewing.isOutdated && <Notice kind="warning">{words.outdated}</Notice>}
          {isKnown && again === undefined && (
            <Notice action={<Button onPress={() => setAgain(randomId())}>{words.again}</Button>}>{words.known}</Notice>
          )}
          {reviewing.error !== null && <ProblemNotice error={reviewing.error} onRetry={reviewing.retry} />}
          {isLooking && <Loading label={words.loading} />}
          {review !== undefined && requirements.length === 0 && <p role="status">{words.nothing}</p>}
          <RequirementGroups requirements={requirements} decided={reviewing.decided} onDecide={reviewing.decide} />
          {review !== undefined && review.removed.length > 0 && (
            <Section title={words.removed}>
              <ul>
                {review.removed.map(({ id, quantity, name, label }) => (
                  <li key={id}>
                    <s>{[quantity, name].filter(Boolean).join(' ')}</s> · {label}
                  </li>
                ))}
              </ul>
            </Section>
          )}
          {review !== undefined && (
            <div className="add-page-apply">
              {effect.kind === 'nothing' && !reviewing.isFetching ? (
                <LinkButton variant="primary" to="/shopping/$listId" params={{ listId }}>
                  {words.toList}
                </LinkButton>
              ) : (
                <Button
                  variant="primary"
                  onPress={reviewing.apply}
                  isPending={reviewing.isApplying}
                  isDisabled={reviewing.isFetching}
                >
                  {effect.kind === 'adds' ? words.apply(effect.count) : words.applyNone}
                </Button>
              )}
            </div>
          )}
        </>
      )}
      <Dialog title={words.pickRecipe} isOpen={isPicking} onClose={() => setPicking(false)}>
        <RecipePicker
          onPick={({ id }) => {
            // A recipe that is already there keeps its scale.
            if (!portions.some(({ recipeId }) => recipeId === id)) put({ recipeId: id, scale: '1' });
            setPicking(false);
          }}
        />
      </Dialog>
    </Page>
  );
};

import { useMutation, useQueryClient } from '@tanstack/react-query';

import { usePermissions } from '../api/account.ts';
import { recipeQuery } from '../api/recipes.ts';
import { Button } from '../design/button.tsx';
import { LinkButton } from '../design/link-button.tsx';
import { Notice, ProblemNotice } from '../design/notice.tsx';
import { useWords } from '../language/locale.tsx';
import { CookingLog } from './cooking-log/cooking-log.tsx';
import { RecipeActions } from './actions/recipe-actions.tsx';
import { RecipeTools } from './actions/recipe-tools.tsx';
import { getImages } from './document.ts';
import { IngredientList } from './body/ingredient-list.tsx';
import { ScalingBar } from './scaling/scaling-bar.tsx';
import { AmbiguousMeasures } from './measures/ambiguous-measures.tsx';
import { StepList } from './body/step-list.tsx';
import { useCheckedIngredients } from './body/use-checked-ingredients.ts';
import type { DisplayedRecipe } from './scaled-view/use-scaled-view.ts';
import { RecipeExtras } from './extras/recipe-extras.tsx';
import { RecipeHead } from './recipe-head.tsx';
import type { RecipeSearch } from './recipe-search.ts';
import { restoreRecipe } from './recipe.api.ts';
import { recipeWords } from './recipe.words.ts';
import './recipe-view.css';

export interface RecipeViewProps {
  readonly shown: DisplayedRecipe;
  readonly search: RecipeSearch;
}

/** Ingredients and steps: side by side on a desktop, stacked on a phone. */
export const RecipeView = ({ shown, search }: RecipeViewProps) => {
  const { entry, document } = shown;
  const images = getImages(document);
  return (
    <article className="page recipe-view">
      <RecipeHead
        shown={shown}
        picture={images[0]}
        actions={entry.state === 'active' && <RecipeActions shown={shown} search={search} />}
        tools={<RecipeTools entry={entry} />}
      />
      {entry.state === 'trashed' && <TrashedNotice shown={shown} />}
      <div className="recipe-view-body" aria-busy={shown.isUpdating}>
        <Ingredients shown={shown} search={search} />
        <Steps shown={shown} />
      </div>
      <RecipeExtras shown={shown} images={images} />
      <CookingLog entry={entry} />
    </article>
  );
};

const Ingredients = ({ shown, search }: RecipeViewProps) => {
  const words = useWords(recipeWords);
  const { entry, document, view } = shown;
  const checked = useCheckedIngredients(entry.id);
  const isEmpty = view.ingredients.every(({ lines }) => lines.length === 0);
  return (
    <section ref={observeFit} className="recipe-view-ingredients" aria-labelledby="ingredients">
      <h2 id="ingredients">{words.ingredients}</h2>
      {isEmpty ? (
        <EmptyPart text={words.noIngredients} id={entry.id} />
      ) : (
        <>
          <ScalingBar shown={shown} search={search} />
          <IngredientList
            sections={view.ingredients}
            madeBy={view.madeBy}
            checked={checked}
            language={document.language}
          />
          <AmbiguousMeasures entry={entry} />
          {checked.ids.size > 0 && (
            <Button variant="quiet" className="recipe-view-untick no-print" onPress={checked.clear}>
              {words.clearTicks}
            </Button>
          )}
        </>
      )}
    </section>
  );
};

const Steps = ({ shown }: { readonly shown: DisplayedRecipe }) => {
  const words = useWords(recipeWords);
  const { entry, document, view, size } = shown;
  return (
    <section className="recipe-view-steps" aria-labelledby="steps">
      <h2 id="steps">{words.steps}</h2>
      {size !== 'as-written' && view.steps.length > 0 && <p className="recipe-view-hint">{words.amountsAsWritten}</p>}
      {view.steps.length === 0 && <EmptyPart text={words.noSteps} id={entry.id} />}
      <StepList
        sections={view.instructions}
        recipeId={entry.id}
        recipe={document.title}
        images={getImages(document)}
        language={document.language}
      />
    </section>
  );
};

/** A recipe may be just a title so far. */
const EmptyPart = ({ text, id }: { readonly text: string; readonly id: string }) => {
  const words = useWords(recipeWords);
  const { canEdit } = usePermissions();
  return (
    <div className="recipe-view-unwritten">
      <p>{text}</p>
      {canEdit && (
        <LinkButton to="/recipes/$recipeId/edit" params={{ recipeId: id }}>
          {words.writeThem}
        </LinkButton>
      )}
    </div>
  );
};

const TrashedNotice = ({ shown: { entry } }: { readonly shown: DisplayedRecipe }) => {
  const words = useWords(recipeWords);
  const { canEdit } = usePermissions();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => restoreRecipe(entry.id, entry.revision),
    onSuccess: (restored) => client.setQueryData(recipeQuery(entry.id).queryKey, restored),
  });
  const action = canEdit && (
    <Button onPress={() => mutate()} isPending={isPending}>
      {words.takeBack}
    </Button>
  );
  return (
    <>
      <Notice kind="warning" title={words.inTrash} action={action} />
      {error !== null && <ProblemNotice error={error} />}
    </>
  );
};

/**
 * A ref callback: sets `data-fits` while the element, plus a margin, is not taller than the window, which CSS cannot
 * detect.
 */
const observeFit = (element: HTMLElement | null): (() => void) | undefined => {
  if (element === null) return undefined;
  const mark = (): void => {
    element.toggleAttribute('data-fits', element.offsetHeight + 2 * MARGIN_PX <= innerHeight);
  };
  const sizes = new ResizeObserver(mark);
  sizes.observe(element);
  addEventListener('resize', mark);
  return () => {
    sizes.disconnect();
    removeEventListener('resize', mark);
  };
};

const MARGIN_PX = 16;

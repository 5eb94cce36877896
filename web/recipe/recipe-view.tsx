import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useMay } from '../api/account.ts';
import { recipeQuery } from '../api/recipes.ts';
import { Button } from '../design/button.tsx';
import { LinkButton } from '../design/link-button.tsx';
import { Notice, ProblemNotice } from '../design/notice.tsx';
import { useWords } from '../language/locale.tsx';
import { Cookings } from './actions/cookings.tsx';
import { RecipeActions } from './actions/recipe-actions.tsx';
import { RecipeTools } from './actions/recipe-tools.tsx';
import { imagesOf } from './images.ts';
import { markFits } from './mark-fits.ts';
import { IngredientList } from './reading/ingredient-list.tsx';
import { ScalingBar } from './reading/scaling-bar.tsx';
import { StepList } from './reading/step-list.tsx';
import { useTicks } from './reading/ticks.ts';
import type { ShownRecipe } from './reading/use-reading.ts';
import { RecipeExtras } from './extras/recipe-extras.tsx';
import { RecipeHead } from './recipe-head.tsx';
import type { RecipeSearch } from './recipe-search.ts';
import { restore } from './recipe.api.ts';
import { recipeWords } from './recipe.words.ts';
import './recipe-view.css';

export interface RecipeViewProps {
  readonly shown: ShownRecipe;
  readonly search: RecipeSearch;
}

/** Ingredients and steps side by side on a desk, one after the other on a phone. */
export const RecipeView = ({ shown, search }: RecipeViewProps) => {
  const { entry, document } = shown;
  const images = imagesOf(document);
  return (
    <article className="page recipe-view">
      <RecipeHead
        shown={shown}
        picture={images[0]}
        actions={entry.state === 'active' && <RecipeActions shown={shown} search={search} />}
        tools={<RecipeTools entry={entry} />}
      />
      {entry.state === 'trashed' && <Trashed shown={shown} />}
      <div className="recipe-view-body" aria-busy={shown.isUpdating}>
        <Ingredients shown={shown} search={search} />
        <Steps shown={shown} />
      </div>
      <RecipeExtras shown={shown} images={images} />
      <Cookings entry={entry} />
    </article>
  );
};

const Ingredients = ({ shown, search }: RecipeViewProps) => {
  const words = useWords(recipeWords);
  const { entry, document, reading } = shown;
  const ticks = useTicks(entry.id);
  const isEmpty = reading.ingredients.every(({ lines }) => lines.length === 0);
  return (
    <section ref={markFits} className="recipe-view-ingredients" aria-labelledby="ingredients">
      <h2 id="ingredients">{words.ingredients}</h2>
      {isEmpty ? (
        <Unwritten text={words.noIngredients} id={entry.id} />
      ) : (
        <>
          <ScalingBar shown={shown} search={search} />
          <IngredientList
            sections={reading.ingredients}
            madeBy={reading.madeBy}
            ticks={ticks}
            language={document.language}
          />
          {ticks.ids.size > 0 && (
            <Button look="quiet" className="recipe-view-untick no-print" onPress={ticks.clear}>
              {words.clearTicks}
            </Button>
          )}
        </>
      )}
    </section>
  );
};

const Steps = ({ shown }: { readonly shown: ShownRecipe }) => {
  const words = useWords(recipeWords);
  const { entry, document, reading, size } = shown;
  return (
    <section className="recipe-view-steps" aria-labelledby="steps">
      <h2 id="steps">{words.steps}</h2>
      {size !== 'as-written' && reading.steps.length > 0 && (
        <p className="recipe-view-hint">{words.amountsAsWritten}</p>
      )}
      {reading.steps.length === 0 && <Unwritten text={words.noSteps} id={entry.id} />}
      <StepList
        sections={reading.instructions}
        recipeId={entry.id}
        recipe={document.title}
        images={imagesOf(document)}
        language={document.language}
      />
    </section>
  );
};

/** A recipe may be just a title so far. */
const Unwritten = ({ text, id }: { readonly text: string; readonly id: string }) => {
  const words = useWords(recipeWords);
  const { edit } = useMay();
  return (
    <div className="recipe-view-unwritten">
      <p>{text}</p>
      {edit && (
        <LinkButton to="/recipes/$recipeId/edit" params={{ recipeId: id }}>
          {words.writeThem}
        </LinkButton>
      )}
    </div>
  );
};

const Trashed = ({ shown: { entry } }: { readonly shown: ShownRecipe }) => {
  const words = useWords(recipeWords);
  const { edit } = useMay();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => restore(entry.id, entry.revision),
    onSuccess: (restored) => client.setQueryData(recipeQuery(entry.id).queryKey, restored),
  });
  const action = edit && (
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

import { Link, getRouteApi } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, Check, MoonStar, Sun, X } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { Button } from '../../design/button.tsx';
import { LinkButton } from '../../design/link-button.tsx';
import { ProblemNotice } from '../../design/notice.tsx';
import { EmptyState, Loading, useDocumentTitle } from '../../design/page.tsx';
import { useWords } from '../../language/locale.tsx';
import { useWakeLock } from '../../parts/use-wake-lock.ts';
import { CookStep } from './cook-step.tsx';
import { cookWords } from './cook.words.ts';
import { useSwipe, useStepKeys } from './step-navigation.ts';
import { IngredientList } from '../body/ingredient-list.tsx';
import { useScaledView } from '../scaled-view/use-scaled-view.ts';
import type { DisplayedRecipe } from '../scaled-view/use-scaled-view.ts';
import { formatYields } from '../scaled-view/scaled-view.ts';
import { recipeWords } from '../recipe.words.ts';
import './cook-page.css';

const route = getRouteApi('/inside/recipes/$recipeId/cook');

/** A recipe one step at a time, readable from two meters away. */
export const CookPage = () => {
  const words = useWords(cookWords);
  const { recipeId } = route.useParams();
  const { shown, error, retry } = useScaledView(recipeId, route.useSearch());
  if (shown !== undefined) return shown.view.steps.length === 0 ? <NoSteps id={recipeId} /> : <Cooking shown={shown} />;
  return error === null ? <Loading label={words.loading} /> : <ProblemNotice error={error} onRetry={retry} />;
};

const NoSteps = ({ id }: { readonly id: string }) => {
  const words = useWords(cookWords);
  const action = (
    <LinkButton to="/recipes/$recipeId" params={{ recipeId: id }}>
      {words.leave}
    </LinkButton>
  );
  return (
    <EmptyState title={words.noSteps} action={action}>
      {words.noStepsHint}
    </EmptyState>
  );
};

const Cooking = ({ shown: { entry, document, view, size: shownSize } }: { readonly shown: DisplayedRecipe }) => {
  const words = useWords(cookWords);
  const { amountsAsWritten, notScaled } = useWords(recipeWords);
  const navigate = route.useNavigate();
  const { step: requestedStep = 1, ...size } = route.useSearch();
  const { steps } = view;
  const number = Math.min(requestedStep, steps.length);
  const step = steps[number - 1];
  const leave = (): void => void navigate({ to: '/recipes/$recipeId', search: size });
  // The target step, not the shown one: key presses may be faster than rendering.
  const targetStep = useRef(number);
  const turn = (by: 1 | -1): void => {
    targetStep.current = Math.min(steps.length, Math.max(1, targetStep.current + by));
    void navigate({ search: { ...size, step: targetStep.current }, replace: true });
  };
  useDocumentTitle(document.title);
  useStepKeys(turn);
  const swipe = useSwipe(turn);
  useEffect(() => {
    targetStep.current = number;
    scrollTo({ top: 0 });
  }, [number]);
  if (step === undefined) return null;
  const makes = formatYields(document, shownSize, notScaled);
  const section = view.instructions.find((one) => one.steps.includes(step))?.title;
  return (
    <div className="cook-page" {...swipe}>
      <header className="cook-page-head">
        <Link
          to="/recipes/$recipeId"
          params={{ recipeId: entry.id }}
          search={size}
          className="button button-icon"
          data-look="quiet"
          aria-label={words.leave}
          title={words.leave}
        >
          <X aria-hidden />
        </Link>
        <h1 lang={document.language}>{document.title}</h1>
        <Awake />
      </header>
      <div className="cook-page-progress">
        <progress aria-label={words.progress} value={number} max={steps.length} />
        <span role="status">{words.stepOf(number, steps.length)}</span>
      </div>
      {shownSize !== 'as-written' && (
        <p className="cook-page-hint">
          {makes.length > 0 && (
            <>
              <strong lang={document.language}>{makes.join(' · ')}</strong>
              {' · '}
            </>
          )}
          {amountsAsWritten}
        </p>
      )}
      <CookStep
        key={step.id}
        step={step}
        section={section}
        recipeId={entry.id}
        recipe={document.title}
        language={document.language}
      />
      <details className="cook-page-all">
        <summary>{words.allIngredients}</summary>
        <IngredientList sections={view.ingredients} madeBy={view.madeBy} language={document.language} />
      </details>
      <footer className="cook-page-turn">
        <Button icon={<ChevronLeft />} isDisabled={number === 1} onPress={() => turn(-1)}>
          {words.previous}
        </Button>
        {number < steps.length ? (
          <Button variant="primary" onPress={() => turn(1)} icon={<ChevronRight />}>
            {words.next}
          </Button>
        ) : (
          <Button variant="primary" icon={<Check />} onPress={leave}>
            {words.finish}
          </Button>
        )}
      </footer>
    </div>
  );
};

/** Whether the screen stays on. */
const Awake = () => {
  const words = useWords(cookWords);
  const isAwake = useWakeLock();
  return (
    <p className="cook-page-awake" data-awake={isAwake}>
      {isAwake ? <Sun aria-hidden /> : <MoonStar aria-hidden />}
      <span>{isAwake ? words.awake : words.asleep}</span>
    </p>
  );
};

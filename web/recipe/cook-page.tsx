import { Link, getRouteApi } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, Check, MoonStar, Sun, X } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { Button } from '../design/button.tsx';
import { LinkButton } from '../design/link-button.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { EmptyState, Loading, useTitle } from '../design/page.tsx';
import { useWords } from '../language/locale.tsx';
import { useWakeLock } from '../parts/use-wake-lock.ts';
import { CookStep } from './cook/cook-step.tsx';
import { cookWords } from './cook/cook.words.ts';
import { useSwipe } from './cook/swipe.ts';
import { useTurnByKeys } from './cook/turn-by-keys.ts';
import { IngredientList } from './reading/ingredient-list.tsx';
import { useReading } from './reading/use-reading.ts';
import type { ShownRecipe } from './reading/use-reading.ts';
import { yieldTexts } from './reading/yield-texts.ts';
import { recipeWords } from './recipe.words.ts';
import './cook-page.css';

const route = getRouteApi('/inside/recipes/$recipeId/cook');

/** A recipe one step at a time, to be read from two metres away. */
export const CookPage = () => {
  const words = useWords(cookWords);
  const { recipeId } = route.useParams();
  const { shown, error, retry } = useReading(recipeId, route.useSearch());
  if (shown !== undefined)
    return shown.reading.steps.length === 0 ? <NoSteps id={recipeId} /> : <Cooking shown={shown} />;
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

const Cooking = ({ shown: { entry, document, reading, size: shownSize } }: { readonly shown: ShownRecipe }) => {
  const words = useWords(cookWords);
  const { amountsAsWritten, notScaled } = useWords(recipeWords);
  const navigate = route.useNavigate();
  const { step: asked = 1, ...size } = route.useSearch();
  const { steps } = reading;
  const number = Math.min(asked, steps.length);
  const step = steps[number - 1];
  const leave = (): void => void navigate({ to: '/recipes/$recipeId', search: size });
  // Where one is going, not what is shown: keys may be quicker than the screen.
  const wanted = useRef(number);
  const turn = (by: 1 | -1): void => {
    wanted.current = Math.min(steps.length, Math.max(1, wanted.current + by));
    void navigate({ search: { ...size, step: wanted.current }, replace: true });
  };
  useTitle(document.title);
  useTurnByKeys(turn);
  const swipe = useSwipe(turn);
  useEffect(() => {
    wanted.current = number;
    scrollTo({ top: 0 });
  }, [number]);
  if (step === undefined) return null;
  const section = reading.instructions.find((one) => one.steps.includes(step))?.title;
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
          <strong lang={document.language}>{yieldTexts(document, shownSize, notScaled).join(' · ')}</strong>{' '}
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
        <IngredientList sections={reading.ingredients} madeBy={reading.madeBy} language={document.language} />
      </details>
      <footer className="cook-page-turn">
        <Button icon={<ChevronLeft />} isDisabled={number === 1} onPress={() => turn(-1)}>
          {words.previous}
        </Button>
        {number < steps.length ? (
          <Button look="primary" onPress={() => turn(1)} icon={<ChevronRight />}>
            {words.next}
          </Button>
        ) : (
          <Button look="primary" icon={<Check />} onPress={leave}>
            {words.finish}
          </Button>
        )}
      </footer>
    </div>
  );
};

/** Whether the screen stays on, in a picture and in words. */
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

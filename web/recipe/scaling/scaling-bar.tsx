import { Link, useNavigate } from '@tanstack/react-router';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { clsx } from 'clsx';

import { usePermissions } from '../../api/account.ts';
import { Button, IconButton } from '../../design/button.tsx';
import { Choice } from '../../design/choice.tsx';
import { SelectField, TextField } from '../../design/field.tsx';
import { ProblemNotice } from '../../design/notice.tsx';
import { useFormats, useWords } from '../../language/locale.tsx';
import { conventionWords, shownConventions } from '../../parts/convention.words.ts';
import type { RecipeSearch } from '../recipe-search.ts';
import type { DisplayedRecipe } from '../scaled-view/use-scaled-view.ts';
import { nextWhole, getServings, toNumber, parseFactor } from './factor.ts';
import { scalingWords } from './scaling.words.ts';
import './scaling-bar.css';

const getConvention = ({ convention }: RecipeSearch): RecipeSearch => (convention === undefined ? {} : { convention });

const FACTORS = ['1/2', '1', '2', '3'] as const;

export interface ScalingBarProps {
  readonly shown: DisplayedRecipe;
  readonly search: RecipeSearch;
}

/** Servings, factor and units. The URL holds the choice. */
export const ScalingBar = ({ shown, search }: ScalingBarProps) => {
  const { document, scale, convention, scalingError, retryScaling } = shown;
  const words = useWords(scalingWords);
  const names = useWords(conventionWords);
  const formats = useFormats();
  const navigate = useNavigate({ from: '/recipes/$recipeId' });
  // Based on the URL at that time: presses may be faster than rendering.
  const show = (next: (now: RecipeSearch) => RecipeSearch): void =>
    void navigate({ search: next, replace: true, resetScroll: false });
  const servings = getServings(document);
  const count = search.servings === undefined ? servings?.count : String(search.servings);
  const showServings = (next: (count: string) => string): void =>
    show((now) => {
      const wanted = next(now.servings === undefined ? (servings?.count ?? '1') : String(now.servings));
      return { ...getConvention(now), ...(wanted !== servings?.written && { servings: wanted }) };
    });
  const showFactor = (factor: string): void =>
    show((now) => ({ ...getConvention(now), ...(factor !== '1' && { scale: factor }) }));
  return (
    <section className="scaling-bar no-print" aria-label={words.howMuch}>
      {servings !== undefined && count !== undefined && (
        <div className="scaling-bar-servings">
          <IconButton
            variant="plain"
            label={words.fewer}
            isDisabled={toNumber(count) <= 1}
            onPress={() => showServings((now) => nextWhole(now, -1))}
          >
            <Minus />
          </IconButton>
          <NumberField
            label={words[servings.of]}
            value={count}
            onCommit={(typed) => showServings(() => typed)}
            hidesLabel
          />
          <IconButton variant="plain" label={words.more} onPress={() => showServings((now) => nextWhole(now, 1))}>
            <Plus />
          </IconButton>
          <span aria-hidden>{words[servings.of]}</span>
        </div>
      )}
      <Choice
        label={words.factor}
        hideLabel
        value={FACTORS.find((factor) => factor === scale)}
        options={FACTORS.map((value) => ({ value, text: words.times(formats.amount(value)) }))}
        onChange={showFactor}
      />
      <details className="scaling-bar-further">
        <summary>{words.further}</summary>
        <div>
          <NumberField label={words.typedFactor} hint={words.typedHint} value={scale} onCommit={showFactor} />
          <SelectField
            label={words.measures}
            value={convention}
            onChange={(chosen) => {
              const next = shownConventions.find((one) => one === chosen);
              show((now) => ({ ...now, convention: next }));
            }}
          >
            {shownConventions.map((one) => (
              <option key={one} value={one}>
                {names[one]}
              </option>
            ))}
          </SelectField>
        </div>
      </details>
      {convention !== 'as-written' && <AmbiguousUnits {...shown} />}
      {scalingError !== null && (
        <>
          <ProblemNotice error={scalingError} onRetry={retryScaling} />
          {Object.keys(search).length > 0 && <Button onPress={() => show(() => ({}))}>{words.backToWritten}</Button>}
        </>
      )}
    </section>
  );
};

/** Explains why some lines stay in cups and spoons. */
const AmbiguousUnits = ({ entry, view }: Pick<DisplayedRecipe, 'entry' | 'view'>) => {
  const words = useWords(scalingWords);
  const permissions = usePermissions();
  const { length } = view.ingredients.flatMap(({ lines }) => lines).filter((line) => line.hasAmbiguousUnit);
  if (length === 0) return null;
  return (
    <p className="scaling-bar-hint" role="status">
      {words.unknownMeasures(length)}{' '}
      {permissions.canEdit && (
        <Link to="/recipes/$recipeId/edit" params={{ recipeId: entry.id }}>
          {words.tellMeasures}
        </Link>
      )}
    </p>
  );
};

interface NumberFieldProps {
  readonly label: string;
  readonly hint?: string;
  /** Exact: `3/2`. */
  readonly value: string;
  readonly onCommit: (exact: string) => void;
  /** Hides the label, because visible text beside it says what it is. */
  readonly hidesLabel?: boolean;
}

/** An exact number in the cook's notation. Takes effect on Enter or blur. */
const NumberField = ({ label, hint, value, onCommit, hidesLabel = false }: NumberFieldProps) => {
  const words = useWords(scalingWords);
  const shown = useFormats().amount(value);
  const [typed, setTyped] = useState<string>();
  const exact = typed === undefined ? undefined : parseFactor(typed);
  const commit = (): void => {
    if (exact === undefined) return;
    setTyped(undefined);
    if (exact !== value && typed !== shown) onCommit(exact);
  };
  return (
    <TextField
      label={label}
      hideLabel={hidesLabel}
      hint={hint}
      className={clsx('typed-number', hidesLabel && 'typed-number-beside')}
      inputMode="text"
      value={typed ?? shown}
      onChange={setTyped}
      onBlur={commit}
      onKeyDown={({ key }) => {
        if (key === 'Enter') commit();
        if (key === 'Escape') setTyped(undefined);
      }}
      validationBehavior="aria"
      validate={(text) => (text === shown || parseFactor(text) !== undefined ? null : words.noNumber)}
    />
  );
};

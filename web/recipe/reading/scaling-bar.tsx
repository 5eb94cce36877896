import { Link, useNavigate } from '@tanstack/react-router';
import { Minus, Plus } from 'lucide-react';

import { useMay } from '../../api/account.ts';
import { Button, IconButton } from '../../design/button.tsx';
import { Choice } from '../../design/choice.tsx';
import { SelectField } from '../../design/field.tsx';
import { ProblemNotice } from '../../design/notice.tsx';
import { useFormats, useWords } from '../../language/locale.tsx';
import { conventions } from '../recipe-search.ts';
import type { RecipeSearch } from '../recipe-search.ts';
import { nextWhole, servingsOf, toNumber } from './factor.ts';
import { scalingWords } from './scaling.words.ts';
import { TypedNumber } from './typed-number.tsx';
import type { ShownRecipe } from './use-reading.ts';
import './scaling-bar.css';

const measuresOf = ({ convention }: RecipeSearch): RecipeSearch => (convention === undefined ? {} : { convention });

const FACTORS = ['1/2', '1', '2', '3'] as const;

export interface ScalingBarProps {
  readonly shown: ShownRecipe;
  readonly search: RecipeSearch;
}

/** For how many, by how much, in whose measures. The address holds what is chosen. */
export const ScalingBar = ({ shown, search }: ScalingBarProps) => {
  const { document, scale, scalingError } = shown;
  const words = useWords(scalingWords);
  const formats = useFormats();
  const navigate = useNavigate({ from: '/recipes/$recipeId' });
  // Made of the address as it is by then: presses may be quicker than the screen.
  const show = (next: (now: RecipeSearch) => RecipeSearch): void =>
    void navigate({ search: next, replace: true, resetScroll: false });
  const servings = servingsOf(document);
  const count = search.servings === undefined ? servings?.count : String(search.servings);
  const showServings = (next: (count: string) => string): void =>
    show((now) => {
      const wanted = next(now.servings === undefined ? (servings?.count ?? '1') : String(now.servings));
      return { ...measuresOf(now), ...(wanted !== servings?.written && { servings: wanted }) };
    });
  const showFactor = (factor: string): void =>
    show((now) => ({ ...measuresOf(now), ...(factor !== '1' && { scale: factor }) }));
  return (
    <section className="scaling-bar no-print" aria-label={words.howMuch}>
      {servings !== undefined && count !== undefined && (
        <div className="scaling-bar-servings">
          <IconButton
            look="plain"
            label={words.fewer}
            isDisabled={toNumber(count) <= 1}
            onPress={() => showServings((now) => nextWhole(now, -1))}
          >
            <Minus />
          </IconButton>
          <TypedNumber
            label={words[servings.of]}
            value={count}
            onCommit={(typed) => showServings(() => typed)}
            isBeside
          />
          <IconButton look="plain" label={words.more} onPress={() => showServings((now) => nextWhole(now, 1))}>
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
          <TypedNumber label={words.typedFactor} hint={words.typedHint} value={scale} onCommit={showFactor} />
          <SelectField
            label={words.measures}
            value={search.convention ?? ''}
            onChange={(chosen) => {
              const next = conventions.find((one) => one === chosen);
              show((now) => ({ ...now, convention: next }));
            }}
          >
            <option value="">{words.asWritten}</option>
            {conventions.map((one) => (
              <option key={one} value={one}>
                {words[one]}
              </option>
            ))}
          </SelectField>
        </div>
      </details>
      {search.convention !== undefined && <UnknownMeasures {...shown} />}
      {scalingError !== null && (
        <>
          <ProblemNotice error={scalingError} />
          <Button onPress={() => show(() => ({}))}>{words.backToWritten}</Button>
        </>
      )}
    </section>
  );
};

/** Why some lines stay in cups and spoons. */
const UnknownMeasures = ({ entry, reading }: Pick<ShownRecipe, 'entry' | 'reading'>) => {
  const words = useWords(scalingWords);
  const may = useMay();
  const { length } = reading.ingredients.flatMap(({ lines }) => lines).filter((line) => line.isOfUnknownMeasure);
  if (length === 0) return null;
  return (
    <p className="scaling-bar-hint" role="status">
      {words.unknownMeasures(length)}{' '}
      {may.edit && (
        <Link to="/recipes/$recipeId/edit" params={{ recipeId: entry.id }}>
          {words.tellMeasures}
        </Link>
      )}
    </p>
  );
};

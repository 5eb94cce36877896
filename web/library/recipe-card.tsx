import { Clock, Heart } from 'lucide-react';
import { memo } from 'react';

import type { RecipeSummary } from '../api/recipes.ts';
import { Chip } from '../design/page.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { RecipePicture } from '../parts/recipe-picture.tsx';
import type { View } from './library-search.ts';
import { libraryWords } from './library.words.ts';
import { RecipeLink } from './recipe-link.tsx';
import { useIsSelected } from './selection.ts';
import type { Selection } from './selection.ts';
import './recipe-card.css';

const SHOWN_TAGS = 2;

export interface CardActions {
  readonly onFavorite: (recipe: RecipeSummary) => void;
  /** With `isRange`, everything from the previously selected one. */
  readonly onChoose: (recipe: RecipeSummary, isRange: boolean) => void;
}

export interface RecipeCardProps extends CardActions {
  readonly recipe: RecipeSummary;
  readonly view: View;
  readonly selection: Selection;
  readonly isSelecting: boolean;
}

/** A recipe as a card or a row, depending on the styles. Native controls, since there are thousands of them. */
export const RecipeCard = memo(({ recipe, view, selection, isSelecting, onFavorite, onChoose }: RecipeCardProps) => {
  const words = useWords(libraryWords);
  const formats = useFormats();
  const isChosen = useIsSelected(selection, recipe.id);
  const { title, favorite, tags, total_time: time } = recipe;
  const rest = tags.length - SHOWN_TAGS;
  return (
    <li className="recipe-card" data-view={view} data-chosen={isChosen || undefined}>
      <RecipePicture recipe={recipe} preset={view === 'grid' ? 'card' : 'thumb'} className="recipe-card-picture" />
      <h2 className="recipe-card-title">{isSelecting ? title : <RecipeLink id={recipe.id}>{title}</RecipeLink>}</h2>
      <div className="recipe-card-facts">
        {time !== undefined && (
          <span className="recipe-card-time">
            <Clock aria-hidden />
            {formats.duration(time)}
          </span>
        )}
        {tags.slice(0, SHOWN_TAGS).map((tag) => (
          <Chip key={tag.id} color={tag.color}>
            {tag.name}
          </Chip>
        ))}
        {rest > 0 && <span title={words.andMore(rest, formats.number(rest))}>+{formats.number(rest)}</span>}
      </div>
      {isSelecting ? (
        <label className="recipe-card-choose">
          <input
            type="checkbox"
            aria-label={words.choose(title)}
            checked={isChosen}
            onChange={({ nativeEvent }) => onChoose(recipe, hasShiftKey(nativeEvent))}
          />
        </label>
      ) : (
        <button
          type="button"
          className="recipe-card-favorite"
          aria-pressed={favorite}
          aria-label={words.favorite(title)}
          onClick={() => onFavorite(recipe)}
        >
          <Heart aria-hidden />
        </button>
      )}
    </li>
  );
});

RecipeCard.displayName = 'RecipeCard';

/** React reports a checkbox change with the click event, which knows the modifier keys. */
const hasShiftKey = (event: Event): boolean => event instanceof PointerEvent && event.shiftKey;

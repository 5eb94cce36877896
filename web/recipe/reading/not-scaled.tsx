import { useWords } from '../../language/locale.tsx';
import { recipeWords } from '../recipe.words.ts';
import './not-scaled.css';

/** Stands after an amount that is still the author's while the recipe is shown for more or less. */
export const NotScaled = () => {
  const { notScaled } = useWords(recipeWords);
  return (
    <>
      {' '}
      <em className="not-scaled">({notScaled})</em>
    </>
  );
};

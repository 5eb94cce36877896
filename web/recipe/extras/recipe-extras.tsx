import { useWords } from '../../language/locale.tsx';
import type { Asset } from '../document.ts';
import type { DisplayedRecipe } from '../scaled-view/use-scaled-view.ts';
import { recipeWords } from '../recipe.words.ts';
import { Claims } from './claims.tsx';
import { Gallery } from './gallery.tsx';
import { NutritionTable } from './nutrition-table.tsx';
import { Classification } from './classification.tsx';
import { Variants } from './variants.tsx';
import './recipe-extras.css';

export interface RecipeExtrasProps {
  readonly shown: DisplayedRecipe;
  readonly images: readonly Asset[];
}

/** Everything else a recipe may contain. */
export const RecipeExtras = ({ shown, images }: RecipeExtrasProps) => {
  const words = useWords(recipeWords);
  const { entry, document } = shown;
  const { notes, equipment, language } = document;
  const tools = (equipment ?? []).filter(({ description }) => description);
  return (
    <div className="recipe-extras">
      {notes && (
        <section>
          <h2>{words.notes}</h2>
          <p className="recipe-extras-prose" lang={language}>
            {notes}
          </p>
        </section>
      )}
      {tools.length > 0 && (
        <section>
          <h2>{words.equipment}</h2>
          <ul className="recipe-extras-list" lang={language}>
            {tools.map(({ id, description, optional }) => (
              <li key={id}>
                {description}
                {optional === true && <em> ({words.optional})</em>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Variants shown={shown} />
      <Claims document={document} />
      {(document.nutrition ?? []).map((nutrition, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <NutritionTable key={index} nutrition={nutrition} />
      ))}
      <Gallery recipeId={entry.id} images={images.slice(1)} language={language} />
      <Classification shown={shown} />
    </div>
  );
};

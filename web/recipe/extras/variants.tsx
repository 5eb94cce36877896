import { useWords } from '../../language/locale.tsx';
import { IngredientList } from '../body/ingredient-list.tsx';
import { createVariantView } from '../scaled-view/scaled-view.ts';
import type { DisplayedRecipe } from '../scaled-view/use-scaled-view.ts';
import { StepList } from '../body/step-list.tsx';
import { recipeWords } from '../recipe.words.ts';
import './variants.css';

export interface VariantsProps {
  readonly shown: DisplayedRecipe;
}

/** Variants, each collapsed, with its own ingredients and steps. */
export const Variants = ({ shown: { entry, document, view, size } }: VariantsProps) => {
  const words = useWords(recipeWords);
  const { language } = document;
  const variants = document.variants ?? [];
  if (variants.length === 0) return null;
  return (
    <section className="recipe-extras-wide">
      <h2>{words.variants}</h2>
      {variants.map((variant, index) => {
        const { ingredients, instructions } = createVariantView(variant, view, size);
        const title = variant.title || words.variant(index + 1);
        return (
          <details key={variant.id} className="variants-one">
            <summary lang={language}>{title}</summary>
            {variant.description && (
              <p className="recipe-extras-prose" lang={language}>
                {variant.description}
              </p>
            )}
            {ingredients.length > 0 && <IngredientList sections={ingredients} language={language} />}
            {instructions.length > 0 && (
              <StepList
                sections={instructions}
                recipeId={`${entry.id}.${variant.id}`}
                recipe={title}
                images={[]}
                language={language}
              />
            )}
          </details>
        );
      })}
    </section>
  );
};

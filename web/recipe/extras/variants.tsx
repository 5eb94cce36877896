import { useWords } from '../../language/locale.tsx';
import type { Variant } from '../document.ts';
import { IngredientList } from '../body/ingredient-list.tsx';
import type { ViewSize } from '../scaled-view/ingredient-line.ts';
import { createVariantView } from '../scaled-view/scaled-view.ts';
import { StepList } from '../body/step-list.tsx';
import { recipeWords } from '../recipe.words.ts';
import './variants.css';

export interface VariantsProps {
  readonly variants: readonly Variant[];
  readonly size: ViewSize;
  readonly language: string | undefined;
  readonly recipeId: string;
}

/** Variants, each collapsed, with its own ingredients and steps. */
export const Variants = ({ variants, size, language, recipeId }: VariantsProps) => {
  const words = useWords(recipeWords);
  if (variants.length === 0) return null;
  return (
    <section className="recipe-extras-wide">
      <h2>{words.variants}</h2>
      {variants.map((variant, index) => {
        const { ingredients, instructions } = createVariantView(variant, size);
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
                recipeId={`${recipeId}.${variant.id}`}
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

import { useWords } from '../../language/locale.tsx';
import type { Variant } from '../document.ts';
import { IngredientList } from '../reading/ingredient-list.tsx';
import type { Size } from '../reading/line.ts';
import { variantReading } from '../reading/reading.ts';
import { StepList } from '../reading/step-list.tsx';
import { recipeWords } from '../recipe.words.ts';
import './variants.css';

export interface VariantsProps {
  readonly variants: readonly Variant[];
  readonly size: Size;
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
        const { ingredients, instructions } = variantReading(variant, size);
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

import { buildPictureUrl } from '../../api/recipes.ts';
import { useWords } from '../../language/locale.tsx';
import type { Asset } from '../document.ts';
import { recipeWords } from '../recipe.words.ts';
import type { ViewStep, StepSection, IngredientUse } from '../scaled-view/scaled-view.ts';
import { StepText } from './step-text.tsx';
import { NotScaled } from './ingredient-list.tsx';
import './step-list.css';

export interface StepListProps {
  readonly sections: readonly StepSection[];
  readonly recipeId: string;
  readonly recipe: string;
  readonly images: readonly Asset[];
  readonly language: string | undefined;
}

/** Steps, numbered across all sections. */
export const StepList = ({ sections, language, ...rest }: StepListProps) => (
  <div className="step-list" lang={language}>
    {sections.map(({ title, steps }, index) => (
      // oxlint-disable-next-line react/no-array-index-key
      <section key={index}>
        {title !== undefined && <h3>{title}</h3>}
        <ol>
          {steps.map((step) => (
            <StepItem key={step.id} step={step} {...rest} />
          ))}
        </ol>
      </section>
    ))}
  </div>
);

type StepItemProps = Omit<StepListProps, 'sections' | 'language'> & { readonly step: ViewStep };

const StepItem = ({ step, recipeId, recipe, images }: StepItemProps) => {
  const words = useWords(recipeWords);
  const pictures = images.filter(({ id, asset_id }) => [id, asset_id].some((one) => step.assetIds.includes(one ?? '')));
  return (
    <li className="step-list-step" value={step.number}>
      <span className="step-list-number" aria-hidden>
        {step.number}
      </span>
      <div className="step-list-body">
        {step.title !== undefined && <h4>{step.title}</h4>}
        <StepText step={step} place={{ recipeId, recipe }} />
        <StepUses uses={step.uses} />
        {pictures.map(({ asset_id = '', alt }) => (
          <img
            key={asset_id}
            src={buildPictureUrl(recipeId, asset_id, 'card')}
            alt={alt ?? words.step(step.number)}
            loading="lazy"
          />
        ))}
      </div>
    </li>
  );
};

/** The ingredients of a step, with amounts. */
const StepUses = ({ uses }: { readonly uses: readonly IngredientUse[] }) => {
  const words = useWords(recipeWords);
  if (uses.length === 0) return null;
  return (
    <ul className="step-uses" aria-label={words.usedHere}>
      {uses.map(({ key, amount, text, isShared, isNotScaled }) => (
        <li key={key}>
          {amount !== '' && <strong>{amount}</strong>} {text}
          {isShared && <span> ({words.inAll})</span>}
          {isNotScaled && <NotScaled />}
        </li>
      ))}
    </ul>
  );
};

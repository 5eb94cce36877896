import { useWords } from '../../language/locale.tsx';
import { NotScaled } from '../body/ingredient-list.tsx';
import type { ViewStep } from '../scaled-view/scaled-view.ts';
import { StepText } from '../body/step-text.tsx';
import { recipeWords } from '../recipe.words.ts';
import { cookWords } from './cook.words.ts';

export interface CookStepProps {
  readonly step: ViewStep;
  /** The title of its section. */
  readonly section: string | undefined;
  readonly recipeId: string;
  readonly recipe: string;
  readonly language: string | undefined;
}

/** One step in large type, with its ingredients. */
export const CookStep = ({ step, section, recipeId, recipe, language }: CookStepProps) => {
  const words = useWords(cookWords);
  const { inAll } = useWords(recipeWords);
  return (
    <div className="cook-step" data-uses={step.uses.length > 0}>
      <div className="cook-step-text" lang={language}>
        {section !== undefined && <p className="cook-step-section">{section}</p>}
        {step.title !== undefined && <h2>{step.title}</h2>}
        <StepText step={step} place={{ recipeId, recipe }} />
      </div>
      {step.uses.length > 0 && (
        <section className="cook-step-uses" aria-labelledby="cook-uses">
          <h2 id="cook-uses">{words.ingredients}</h2>
          <ul lang={language}>
            {step.uses.map(({ key, amount, text, isShared, isNotScaled }) => (
              <li key={key}>
                {amount !== '' && <strong>{amount}</strong>} {text}
                {isShared && <small> ({inAll})</small>}
                {isNotScaled && <NotScaled />}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};

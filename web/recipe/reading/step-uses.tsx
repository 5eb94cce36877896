import { useWords } from '../../language/locale.tsx';
import { recipeWords } from '../recipe.words.ts';
import { NotScaled } from './not-scaled.tsx';
import type { Use } from './reading.ts';
import './step-uses.css';

/** What a step takes, and how much of it. */
export const StepUses = ({ uses }: { readonly uses: readonly Use[] }) => {
  const words = useWords(recipeWords);
  if (uses.length === 0) return null;
  return (
    <ul className="step-uses" aria-label={words.usedHere}>
      {uses.map(({ line, amount, text, isShared, isNotScaled }) => (
        <li key={line.id}>
          {amount !== '' && <strong>{amount}</strong>} {text}
          {isShared && <span> ({words.inAll})</span>}
          {isNotScaled && <NotScaled />}
        </li>
      ))}
    </ul>
  );
};

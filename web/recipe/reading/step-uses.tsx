import { useWords } from '../../language/locale.tsx';
import { recipeWords } from '../recipe.words.ts';
import type { Use } from './reading.ts';
import './step-uses.css';

/** What a step takes, and how much of it. */
export const StepUses = ({ uses }: { readonly uses: readonly Use[] }) => {
  const words = useWords(recipeWords);
  if (uses.length === 0) return null;
  return (
    <ul className="step-uses" aria-label={words.usedHere}>
      {uses.map(({ line, amount, isShared }) => (
        <li key={line.id}>
          {amount !== '' && <strong>{amount}</strong>} {line.food}
          {isShared && <span> ({words.inAll})</span>}
        </li>
      ))}
    </ul>
  );
};

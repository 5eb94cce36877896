import { useFormats, useWords } from '../../language/locale.tsx';
import type { RecipeDocument } from '../document.ts';
import type { LineChange } from '../difference/compare-lines.ts';
import { changedOtherwise, compareRecipes } from '../difference/recipe-lines.ts';
import type { TimeTexts } from '../difference/recipe-lines.ts';
import { recipeWords } from '../recipe.words.ts';
import { historyWords } from './history.words.ts';
import { partName } from './part-name.ts';
import './difference-view.css';

export interface DifferenceViewProps {
  readonly before: RecipeDocument;
  readonly after: RecipeDocument;
}

const TIMES = ['total', 'active', 'prep', 'cook', 'rest', 'chill', 'rise'] as const;

/** Times as the page of a recipe tells them; a kind that nobody has a word for by its own name. */
const useTimeTexts = (): TimeTexts => {
  const words = useWords(recipeWords);
  const formats = useFormats();
  return {
    nameOf: (kind) => {
      const known = TIMES.find((one) => one === kind);
      return known === undefined ? kind : words[known];
    },
    duration: (iso) => formats.duration(iso),
  };
};

/** How one document became the other, part by part. Signs and strokes tell it, not colours alone. */
export const DifferenceView = ({ before, after }: DifferenceViewProps) => {
  const words = useWords(historyWords);
  const formats = useFormats();
  const parts = compareRecipes(before, after, useTimeTexts());
  // Beside nothing all of it is new, and nobody needs to be told that of each part.
  const others = before.title === '' ? [] : changedOtherwise(before, after, parts);
  return (
    <div className="difference-view">
      {parts.length === 0 && <p>{words.same}</p>}
      {parts.map(({ part, lines }) => (
        <section key={part}>
          <h3>{words[part]}</h3>
          <ul lang={part === 'times' ? undefined : after.language}>
            {lines.map((line, index) => (
              // Lines may be the same twice: only their place tells them apart.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index} data-kind={line.kind}>
                <ChangedLine line={line} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {others.length > 0 && (
        <p className="difference-view-others">
          {words.otherwise(formats.list(others.map((property) => partName(words, property))))}
        </p>
      )}
    </div>
  );
};

const ChangedLine = ({ line }: { readonly line: LineChange }) => {
  if ('text' in line) return <Part kind={line.kind} text={line.text} />;
  return line.parts.map(({ kind, value }, index) => {
    const key = `${index}`;
    return <Part key={key} kind={kind} text={value} />;
  });
};

const Part = ({ kind, text }: { readonly kind: 'same' | 'gone' | 'new'; readonly text: string }) => {
  if (kind === 'same') return <span>{text}</span>;
  return kind === 'gone' ? <Gone text={text} /> : <Added text={text} />;
};

const Gone = ({ text }: { readonly text: string }) => {
  const { was } = useWords(historyWords);
  return (
    <del>
      <span className="visually-hidden">{was} </span>
      {text}
    </del>
  );
};

const Added = ({ text }: { readonly text: string }) => {
  const { is } = useWords(historyWords);
  return (
    <ins>
      <span className="visually-hidden">{is} </span>
      {text}
    </ins>
  );
};

import { useFormats, useWords } from '../../language/locale.tsx';
import type { RecipeDocument } from '../document.ts';
import type { LineChange } from './diff.ts';
import { findOtherChanges, diffRecipes } from './recipe-diff.ts';
import type { TimeFormat } from './recipe-diff.ts';
import { recipeWords } from '../recipe.words.ts';
import { historyWords } from './history.words.ts';
import type { WordsOf } from '../../language/catalog.ts';
import './recipe-diff-view.css';

export interface RecipeDiffProps {
  readonly before: RecipeDocument;
  readonly after: RecipeDocument;
}

const TIMES = ['total', 'active', 'prep', 'cook', 'rest', 'chill', 'rise'] as const;

/** Labels for times as on the recipe page; an unknown kind is shown by its id. */
const useTimeFormat = (): TimeFormat => {
  const words = useWords(recipeWords);
  const formats = useFormats();
  return {
    getLabel: (kind) => {
      const known = TIMES.find((one) => one === kind);
      return known === undefined ? kind : words[known];
    },
    formatDuration: (iso) => formats.duration(iso),
  };
};

/** The differences between two documents by property. Marked with signs and strokes, not by color alone. */
export const RecipeDiff = ({ before, after }: RecipeDiffProps) => {
  const words = useWords(historyWords);
  const formats = useFormats();
  const parts = diffRecipes(before, after, useTimeFormat());
  // The first revision has nothing to compare with, so listing every property as new would be noise.
  const others = before.title === '' ? [] : findOtherChanges(before, after, parts);
  return (
    <div className="difference-view">
      {parts.length === 0 && <p>{words.same}</p>}
      {parts.map(({ property, lines }) => (
        <section key={property}>
          <h3>{words[property]}</h3>
          <ul lang={property === 'times' ? undefined : after.language}>
            {lines.map((line, index) => (
              // Lines may repeat, so the index is the key.
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
          {words.otherwise(formats.list(others.map((property) => getPropertyLabel(words, property))))}
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

/** The label of a property of the document, or its own name. */
export const getPropertyLabel = (words: WordsOf<typeof historyWords>, property: string): string => {
  const known: unknown = Object.hasOwn(words, property)
    ? Object.entries(words).find(([key]) => key === property)?.[1]
    : undefined;
  return typeof known === 'string' ? known : property.replaceAll('_', ' ');
};

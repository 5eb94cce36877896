import { useFormats, useWords } from '../language/locale.tsx';
import { withLocalNumbers } from './measure-texts.ts';
import { measureWords } from './measures.words.ts';
import type { ExampleBody } from './review.api.ts';

/** A few show what is meant; the rest is alike. */
const MOST = 6;

/** Examples before and after. */
export const EffectsTable = ({ examples }: { readonly examples: readonly ExampleBody[] }) => {
  const words = useWords(measureWords);
  const formats = useFormats();
  return (
    <table className="effects-table">
      <thead>
        <tr>
          <th scope="col">{words.line}</th>
          <th scope="col">{words.after}</th>
        </tr>
      </thead>
      <tbody>
        {examples.slice(0, MOST).map(({ before, after = before, source_text, recipe_title }) => (
          <tr key={`${recipe_title} ${source_text}`}>
            <td>
              {source_text} <small>{recipe_title}</small>
            </td>
            <td>
              <strong>{withLocalNumbers(after, formats)}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

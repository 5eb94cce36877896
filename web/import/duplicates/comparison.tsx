import { useFormats, useWords } from '../../language/locale.tsx';
import { buildComparisonRows } from './comparison-rows.ts';
import { duplicateWords } from './duplicate.words.ts';
import type { ImportPreviewItem, ImportMatch } from '../review/review.api.ts';

export interface ComparisonProps {
  readonly item: ImportPreviewItem;
  readonly match: ImportMatch;
}

/** An imported recipe beside the library recipe it may duplicate. */
export const Comparison = ({ item, match }: ComparisonProps) => {
  const words = useWords(duplicateWords);
  const rows = buildComparisonRows(item, match, words, useFormats());
  return (
    <table className="comparison">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{words.compare}</span>
          </th>
          <th scope="col">{words.imported}</th>
          <th scope="col">{words.yours}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, imported, yours }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{imported || words.unknown}</td>
            <td>{yours || words.unknown}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** Returns a function that describes why two recipes look like duplicates. */
export const useEvidenceText = (): ((match: ImportMatch) => string) => {
  const words = useWords(duplicateWords);
  const formats = useFormats();
  return ({ evidence, score }) =>
    evidence === 'similarity' ? words.similarity(formats.percent(score)) : words[evidence];
};

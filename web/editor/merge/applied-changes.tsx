import { useWords } from '../../language/locale.tsx';
import { editorWords } from '../editor.words.ts';
import type { AppliedChange, Place } from './merge-log.ts';
import type { WordsOf } from '../../language/catalog.ts';

/** The changes taken from the other version, before and after. */
export const AppliedChanges = ({ applied }: { readonly applied: readonly AppliedChange[] }) => {
  const words = useWords(editorWords);
  return (
    <dl className="taken-list">
      {applied.map(({ id, place, before, after }) => (
        <div key={id}>
          <dt>{getPlaceName(place, words)}</dt>
          <dd>
            {before !== undefined && before !== '' && <del>{before}</del>}
            {after === undefined ? <em>{words.removed}</em> : <ins>{after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** The form's name for a place, or the property name for what the form does not show. */
export const getPlaceName = (place: Place, words: WordsOf<typeof editorWords>): string => {
  switch (place.kind) {
    case 'ingredient':
      return words.placeIngredient;
    case 'step':
      return words.placeStep;
    case 'section':
      return words.placeSection;
    case 'picture':
      return words.placePicture;
    case 'field':
      return getFieldName(place.path, words);
    default:
      return place satisfies never;
  }
};

const getFieldName = (path: string, words: WordsOf<typeof editorWords>): string => {
  const names: Readonly<Record<string, string>> = {
    title: words.title,
    description: words.description,
    notes: words.notes,
    language: words.language,
    yields: words.yields,
    authors: words.authors,
    source: words.sourceName,
    'source.name': words.sourceName,
    'source.url': words.sourceUrl,
    'times.active': words.active,
    'times.total': words.total,
  };
  return names[path] ?? path;
};

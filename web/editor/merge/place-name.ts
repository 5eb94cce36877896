import type { In } from '../../language/catalogue.ts';
import type { editorWords } from '../editor.words.ts';
import type { Place } from './merge-log.ts';

/** The name of a place as the form calls it; of what the form does not show, the name in the document. */
export const placeName = (place: Place, words: In<typeof editorWords>): string => {
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
      return fieldName(place.path, words);
    default:
      return place satisfies never;
  }
};

const fieldName = (path: string, words: In<typeof editorWords>): string => {
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

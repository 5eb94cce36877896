import type { RecipeDocument } from '../../recipe-format/index.ts';
import { joinNotes } from '../text/join-notes.ts';
import { toLabel } from '../text/to-label.ts';

type Source = NonNullable<RecipeDocument['source']>;

const MAX_URL_LENGTH = 2000;
/** A web URL without the punctuation around it. */
const ADDRESS = /https?:\/\/[^\s\p{Cc}\p{Cs}<>"'()[\]{}\\^`]{1,2000}/iu;

/** The first web URL in a text. */
export const findUrl = (text: string): string | undefined => {
  const found = ADDRESS.exec(text)?.[0].replace(/[.,;:!?*_]{1,20}$/, '');
  return found !== undefined && found.length <= MAX_URL_LENGTH && URL.canParse(found) ? found : undefined;
};

/** Parses the source of a recipe as people write it: `Mum's Book <https://…>`, a URL, or just a name. */
export const parseSource = (text: string): Source | undefined => {
  const line = text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  if (line === '') return undefined;
  const url = findUrl(line);
  const words = url === undefined ? line : line.replace(url, '').replaceAll(/[<>()[\]]/g, '');
  const name = words.trim().replace(/[\s,;:]{1,10}$/, '');
  return {
    ...(/[\p{L}\p{N}]/u.test(name) && { name: toLabel(name) }),
    ...(name.length > toLabel(name).length && { attribution: joinNotes([name]) ?? '' }),
    ...(url !== undefined && { url }),
  };
};

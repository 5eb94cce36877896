import type { RecipeDocument } from '../../../../recipe-format/index.ts';
import { joinProse } from './join-prose.ts';
import { labelText } from './label-text.ts';

type Source = NonNullable<RecipeDocument['source']>;

const LONGEST_ADDRESS = 2000;
/** A web URL without the punctuation around it. */
const ADDRESS = /https?:\/\/[^\s\p{Cc}\p{Cs}<>"'()[\]{}\\^`]{1,2000}/iu;

/** The first web URL in a text. */
export const addressIn = (text: string): string | undefined => {
  const found = ADDRESS.exec(text)?.[0].replace(/[.,;:!?*_]{1,20}$/, '');
  return found !== undefined && found.length <= LONGEST_ADDRESS && URL.canParse(found) ? found : undefined;
};

/** Parses the source of a recipe as people write it: `Mum's Book <https://…>`, a URL, or just a name. */
export const readSourceText = (text: string): Source | undefined => {
  const line = text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  if (line === '') return undefined;
  const url = addressIn(line);
  const words = url === undefined ? line : line.replace(url, '').replaceAll(/[<>()[\]]/g, '');
  const name = words.trim().replace(/[\s,;:]{1,10}$/, '');
  return {
    ...(/[\p{L}\p{N}]/u.test(name) && { name: labelText(name) }),
    ...(name.length > labelText(name).length && { attribution: joinProse([name]) ?? '' }),
    ...(url !== undefined && { url }),
  };
};

import type { RecipeDocument } from '../../recipe-format/index.ts';

type Source = NonNullable<RecipeDocument['source']>;

const LONGEST_NAME = 500;
const LONGEST_ADDRESS = 2000;
/** An address of the web, without the signs of the sentence around it. */
const ADDRESS = /https?:\/\/[^\s<>"'()[\]{}\\^`]{1,2000}/i;

/** The first address of the web in a text. */
export const addressIn = (text: string): string | undefined => {
  const found = ADDRESS.exec(text)?.[0].replace(/[.,;:!?*_]{1,20}$/, '');
  return found !== undefined && found.length <= LONGEST_ADDRESS && URL.canParse(found) ? found : undefined;
};

/** `Mum's Book <https://…>`, an address, or what somebody calls it: where a recipe comes from, as people write it. */
export const readSourceText = (text: string): Source | undefined => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line === '') return undefined;
  const url = addressIn(line);
  const words = url === undefined ? line : line.replace(url, '').replaceAll(/[<>()[\]]/g, '');
  const name = words.trim().replace(/[\s,;:]{1,10}$/, '');
  return {
    ...(/[\p{L}\p{N}]/u.test(name) && { name: name.slice(0, LONGEST_NAME).toWellFormed() }),
    ...(url !== undefined && { url }),
  };
};

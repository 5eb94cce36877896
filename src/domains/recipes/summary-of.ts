import type { RecipeDocument } from '../recipe-format/index.ts';

/** A list shows the beginnings of long texts, and the first of many authors: a page of it must not fill the memory. */
const LONGEST_TEXT = 500;
const MOST_AUTHORS = 20;

const shortened = (text: string | undefined): string | undefined => {
  if (text === undefined || text.length <= LONGEST_TEXT) return text;
  const cut = text.slice(0, LONGEST_TEXT);
  const space = cut.lastIndexOf(' ');
  // Half of a character that takes two is none.
  return `${(space > LONGEST_TEXT / 2 ? cut.slice(0, space) : cut).toWellFormed().replace(/�$/, '')}…`;
};

/** By the name of the file, for addresses of which nobody has seen the picture yet. */
const mediaTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  heic: 'image/heic',
};

const mediaTypeOf = (address = ''): string => {
  const extension = /\.([a-z]+)(?:[?#]|$)/i.exec(address)?.[1]?.toLowerCase() ?? '';
  return mediaTypes[extension] ?? 'application/octet-stream';
};

const primaryImageOf = ({ assets }: RecipeDocument): object | undefined => {
  const image = (assets ?? []).find(({ role = 'image' }) => role === 'image');
  return (
    image && {
      asset_id: image.asset_id,
      local_asset_id: image.id,
      media_type: image.media_type ?? mediaTypeOf(image.url),
      alt: shortened(image.alt),
      caption: shortened(image.caption),
      url: image.url,
    }
  );
};

/** What a summary takes from the document, as JSON. It is kept, so that a list reads no documents. */
export const summaryOf = (recipe: RecipeDocument): string =>
  JSON.stringify({
    title: recipe.title,
    authors: (recipe.authors ?? []).slice(0, MOST_AUTHORS).map(({ name }) => name),
    description: shortened(recipe.description),
    language: recipe.language,
    active_time: recipe.times?.active,
    total_time: recipe.times?.total,
    primary_image: primaryImageOf(recipe),
  });

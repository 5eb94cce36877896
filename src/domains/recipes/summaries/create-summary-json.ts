import type { RecipeDocument } from '../../recipe-format/index.ts';

/**
 * A list shows only the start of long texts and the first of many authors, so that a page does not fill the memory.
 */
const MAX_TEXT_LENGTH = 500;
const MAX_AUTHORS = 20;

const shortened = (text: string | undefined): string | undefined => {
  if (text === undefined || text.length <= MAX_TEXT_LENGTH) return text;
  const cut = text.slice(0, MAX_TEXT_LENGTH);
  const space = cut.lastIndexOf(' ');
  // Removes half of a surrogate pair at the cut.
  return `${(space > MAX_TEXT_LENGTH / 2 ? cut.slice(0, space) : cut).toWellFormed().replace(/�$/, '')}…`;
};

/** Media types by file extension, for URLs of images that have not been fetched. */
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

/**
 * The part of a summary that comes from the document, as JSON. It is stored, so that a list does not have to read
 * documents.
 */
export const createSummaryJson = (recipe: RecipeDocument): string =>
  JSON.stringify({
    title: recipe.title,
    authors: (recipe.authors ?? []).slice(0, MAX_AUTHORS).map(({ name }) => name),
    description: shortened(recipe.description),
    language: recipe.language,
    active_time: recipe.times?.active,
    total_time: recipe.times?.total,
    primary_image: primaryImageOf(recipe),
  });

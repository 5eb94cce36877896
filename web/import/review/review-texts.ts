import type { WordsOf } from '../../language/catalog.ts';
import { formatName } from '../format.words.ts';
import type { formatNames } from '../format.words.ts';
import type { ImportPreviewItem, PreviewBody } from './review.api.ts';
import type { reviewWords } from './review.words.ts';
import type { Formats } from '../../language/format.ts';
import { countItems } from './review-choices.ts';

const getHost = (url: string | undefined): string | undefined =>
  url === undefined || !URL.canParse(url) ? undefined : new URL(url).host.replace(/^www\./, '');

/** `10 ingredients`, `2 steps`, `makes 2`, `from chefkoch.de`: what identifies a recipe in the list. */
export const describeItem = (
  { recipe, source }: Pick<ImportPreviewItem, 'recipe' | 'source'>,
  words: WordsOf<typeof reviewWords>,
  names: WordsOf<typeof formatNames>,
): readonly string[] => {
  const from = source.attribution ?? getHost(source.url) ?? source.filename;
  return [
    words.ingredients(recipe.ingredient_count),
    words.steps(recipe.step_count),
    ...(recipe.yield === undefined ? [] : [formatYield(recipe.yield, words)]),
    words.from(from ?? formatName(source.format_id, source.format_name, names)),
  ];
};

/** `8 slices` explains itself, a bare `2` does not. */
const formatYield = (text: string, words: WordsOf<typeof reviewWords>): string =>
  /\p{L}/u.test(text) ? text : words.makes(text);

/** What was read and what was not, that nothing is saved yet, and when the preview expires. */
export const describePreview = (
  { items, expires_at }: Pick<PreviewBody, 'items' | 'expires_at'>,
  words: WordsOf<typeof reviewWords>,
  formats: Formats,
): string => {
  const { readable, unreadable } = countItems(items);
  const until = words.leadUntil(formats.date(expires_at));
  if (readable === 0) return `${words.noneRead} ${until}`;
  const read = [
    words.read(readable, formats.number(readable)),
    ...(unreadable > 0 ? [words.unread(unreadable, formats.number(unreadable))] : []),
  ];
  return `${read.join(', ')}. ${words.leadKept} ${until}`;
};

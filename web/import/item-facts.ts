import type { In } from '../language/catalogue.ts';
import { formatName } from './format.words.ts';
import type { formatNames } from './format.words.ts';
import type { ItemBody } from './review.api.ts';
import type { reviewWords } from './review.words.ts';

const hostOf = (url: string | undefined): string | undefined =>
  url === undefined || !URL.canParse(url) ? undefined : new URL(url).host.replace(/^www\./, '');

/** `10 ingredients`, `2 steps`, `makes 2`, `from chefkoch.de`: by which a recipe is known among others. */
export const factsOf = (
  { recipe, source }: Pick<ItemBody, 'recipe' | 'source'>,
  words: In<typeof reviewWords>,
  names: In<typeof formatNames>,
): readonly string[] => {
  const from = source.attribution ?? hostOf(source.url) ?? source.filename;
  return [
    words.ingredients(recipe.ingredient_count),
    words.steps(recipe.step_count),
    ...(recipe.yield === undefined ? [] : [yieldText(recipe.yield, words)]),
    words.from(from ?? formatName(source.format_id, source.format_name, names)),
  ];
};

/** `8 slices` says what it is, and a bare `2` does not. */
const yieldText = (text: string, words: In<typeof reviewWords>): string =>
  /\p{L}/u.test(text) ? text : words.makes(text);

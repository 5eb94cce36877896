import type { FoundRecipe } from '../format.ts';
import { joinProse } from '../shared/facts/join-prose.ts';
import { plainText } from '../shared/html/plain-text.ts';
import { embeddedPictures } from '../shared/words/embedded-pictures.ts';
import { ingredientList, instructionList } from '../shared/words/entries.ts';
import { isObject, objectsAt, textAt, valueAt } from '../shared/words/json-values.ts';
import type { JsonObject } from '../shared/words/json-values.ts';
import { markedEntries } from '../shared/words/marked-entries.ts';
import { sourceInWords } from '../shared/words/source-words.ts';
import { webAddress } from '../shared/words/web-address.ts';

/** Whether a value calls itself a recipe of schema.org. */
export const isRecipeNode = (value: unknown): value is JsonObject => isObject(value) && value['@type'] === 'Recipe';

const AUTHOR_NOTES = 'Author Notes';

const isAuthorNotes = (comment: unknown): boolean => isObject(comment) && comment['name'] === AUTHOR_NOTES;

/** Whether a schema.org recipe was written by RecipeSage, which stores notes as a comment named "Author Notes". */
export const isFromRecipeSage = (value: unknown): boolean =>
  isRecipeNode(value) &&
  ((Array.isArray(value['comment']) && value['comment'].some(isAuthorNotes)) ||
    ['creditText', 'isBasedOn', 'comment'].every((name) => Object.hasOwn(value, name)));

/** Parses a heading in a list: `[For the sauce]`. */
const titleOf = (text: string): string | undefined => /^\[([^[\]]{1,500})\]$/.exec(text)?.[1];

/** The source as entered by the user. Its URL field may contain any text. */
const sourceOf = (recipe: JsonObject): Pick<NonNullable<FoundRecipe['also']>, 'source'> => {
  const [name, address] = [textAt(recipe, 'creditText'), textAt(recipe, 'isBasedOn')];
  const url = webAddress(address);
  const words = [name, url === undefined ? address : ''].filter((text) => text !== '');
  const source = { ...sourceInWords(words.join(', ')), ...(url !== undefined && { url }) };
  return Object.keys(source).length > 0 ? { source } : {};
};

/**
 * Parses a schema.org recipe with headings in its lists and notes in a comment. `pointer` is its location in the JSON
 * file; absent for other files.
 */
export const fromRecipeSage = (recipe: JsonObject, pointer?: string): FoundRecipe => {
  const { comment, creditText: _name, isBasedOn: _address, datePublished, images, ...others } = recipe;
  const comments = Array.isArray(comment) ? comment : comment === undefined ? [] : [comment];
  const notes = joinProse(objectsAt(recipe, 'comment').map((one) => (isAuthorNotes(one) ? textAt(one, 'text') : '')));
  const ingredients = markedEntries(valueAt(recipe, 'recipeIngredient'), titleOf);
  const steps = markedEntries(valueAt(recipe, 'recipeInstructions'), titleOf);
  const id = textAt(recipe, 'identifier');
  const left = comments.filter((one) => !isAuthorNotes(one));
  return {
    kind: 'recipe',
    node: {
      ...others,
      ...(id !== '' && { identifier: `recipesage:${id}` }),
      ...(ingredients && { recipeIngredient: ingredientList(ingredients) }),
      ...(steps && { recipeInstructions: instructionList(steps) }),
      image: others['image'] ?? images,
      // The date it was entered, not published.
      dateCreated: datePublished,
      ...(left.length > 0 && { comment: left }),
    },
    options: { plainText },
    photos: pointer === undefined ? [] : embeddedPictures(valueAt(recipe, 'image'), `${pointer}/image`),
    also: { ...sourceOf(recipe), ...(notes !== undefined && { notes }) },
  };
};

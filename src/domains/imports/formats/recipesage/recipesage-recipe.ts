import type { ExtractedRecipe } from '../format.ts';
import { joinNotes } from '../../text/join-notes.ts';
import { toPlainText } from '../../markup/html/to-plain-text.ts';
import { findEmbeddedPhotos } from '../../values/find-embedded-photos.ts';
import { entriesToIngredients, entriesToInstructions } from '../../sections/list-entries.ts';
import { isJsonObject, getObjectsField, getTextField, getField } from '../../values/json-fields.ts';
import type { JsonObject } from '../../values/json-fields.ts';
import { parseListWithHeadings } from '../../sections/parse-list-with-headings.ts';
import { parseSource } from '../../values/parse-source.ts';
import { parseUrl } from '../../values/parse-url.ts';

/** Whether a value calls itself a recipe of schema.org. */
export const isRecipeNode = (value: unknown): value is JsonObject => isJsonObject(value) && value['@type'] === 'Recipe';

const AUTHOR_NOTES = 'Author Notes';

const isAuthorNotes = (comment: unknown): boolean => isJsonObject(comment) && comment['name'] === AUTHOR_NOTES;

/** Whether a schema.org recipe was written by RecipeSage, which stores notes as a comment named "Author Notes". */
export const isRecipeSageRecipe = (value: unknown): boolean =>
  isRecipeNode(value) &&
  ((Array.isArray(value['comment']) && value['comment'].some(isAuthorNotes)) ||
    ['creditText', 'isBasedOn', 'comment'].every((name) => Object.hasOwn(value, name)));

/** Parses a heading in a list: `[For the sauce]`. */
const titleOf = (text: string): string | undefined => /^\[([^[\]]{1,500})\]$/.exec(text)?.[1];

/** The source as entered by the user. Its URL field may contain any text. */
const sourceOf = (recipe: JsonObject): Pick<NonNullable<ExtractedRecipe['overrides']>, 'source'> => {
  const [name, address] = [getTextField(recipe, 'creditText'), getTextField(recipe, 'isBasedOn')];
  const url = parseUrl(address);
  const words = [name, url === undefined ? address : ''].filter((text) => text !== '');
  const source = { ...parseSource(words.join(', ')), ...(url !== undefined && { url }) };
  return Object.keys(source).length > 0 ? { source } : {};
};

/**
 * Parses a schema.org recipe with headings in its lists and notes in a comment. `pointer` is its location in the JSON
 * file; absent for other files.
 */
export const fromRecipeSage = (recipe: JsonObject, pointer?: string): ExtractedRecipe => {
  const { comment, creditText: _name, isBasedOn: _address, datePublished, images, ...others } = recipe;
  const comments = Array.isArray(comment) ? comment : comment === undefined ? [] : [comment];
  const notes = joinNotes(
    getObjectsField(recipe, 'comment').map((one) => (isAuthorNotes(one) ? getTextField(one, 'text') : '')),
  );
  const ingredients = parseListWithHeadings(getField(recipe, 'recipeIngredient'), titleOf);
  const steps = parseListWithHeadings(getField(recipe, 'recipeInstructions'), titleOf);
  const id = getTextField(recipe, 'identifier');
  const left = comments.filter((one) => !isAuthorNotes(one));
  return {
    kind: 'recipe',
    node: {
      ...others,
      ...(id !== '' && { identifier: `recipesage:${id}` }),
      ...(ingredients && { recipeIngredient: entriesToIngredients(ingredients) }),
      ...(steps && { recipeInstructions: entriesToInstructions(steps) }),
      image: others['image'] ?? images,
      // The date it was entered, not published.
      dateCreated: datePublished,
      ...(left.length > 0 && { comment: left }),
    },
    options: { plainText: toPlainText },
    photos: pointer === undefined ? [] : findEmbeddedPhotos(getField(recipe, 'image'), `${pointer}/image`),
    overrides: { ...sourceOf(recipe), ...(notes !== undefined && { notes }) },
  };
};

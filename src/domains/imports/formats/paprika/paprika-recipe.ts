import type { ExtractedRecipe, PhotoLocation } from '../format.ts';
import { joinNotes } from '../../text/join-notes.ts';
import { createTitleFallback } from '../../archives/title-fallback.ts';
import { entriesToIngredients, entriesToInstructions } from '../../sections/list-entries.ts';
import {
  isJsonObject,
  getNamesField,
  getNumberField,
  getObjectsField,
  getTextField,
  getField,
} from '../../values/json-fields.ts';
import type { JsonObject } from '../../values/json-fields.ts';
import { createRatingNode } from '../../values/rating.ts';
import { parseSource } from '../../values/parse-source.ts';
import { parseIngredientText, parseStepText } from '../../sections/parse-list-text.ts';
import { parseUrl } from '../../values/parse-url.ts';
import { addLabel } from '../../text/to-label.ts';

/** Property names that only Paprika uses. */
const ITS_OWN = ['uid', 'hash', 'photo_data', 'photo_hash', 'nutritional_info', 'on_favorites', 'image_url'];

const isTextOrNothing = (value: unknown): boolean => value === undefined || value === null || typeof value === 'string';

/** Whether a value is a Paprika recipe: its ingredients and directions are plain texts. */
export const isPaprikaRecipe = (value: unknown): value is JsonObject =>
  isJsonObject(value) &&
  typeof value['name'] === 'string' &&
  Object.hasOwn(value, 'ingredients') &&
  Object.hasOwn(value, 'directions') &&
  isTextOrNothing(value['ingredients']) &&
  isTextOrNothing(value['directions']) &&
  ITS_OWN.some((name) => Object.hasOwn(value, name));

/** The file a recipe is in and where in its JSON. */
interface PaprikaPlace {
  readonly path: readonly string[];
  readonly fileName: string;
  readonly pointer: string;
}

/** Photos stored in the file as base64, the main one first. */
const photosIn = (recipe: JsonObject, { path, pointer }: PaprikaPlace): readonly PhotoLocation[] => {
  const others = Array.isArray(recipe['photos']) ? recipe['photos'] : [];
  const pointers = [
    ...(getTextField(recipe, 'photo_data') === '' ? [] : ['/photo_data']),
    ...others.flatMap((photo, index) =>
      isJsonObject(photo) && getTextField(photo, 'data') !== '' ? [`/photos/${index}/data`] : [],
    ),
  ];
  return pointers.map((one) => ({ kind: 'upload', path, pointer: `${pointer}${one}` }));
};

/** The URLs of its photos. They are only used if the file contains no photos. */
const addressesIn = (recipe: JsonObject): readonly string[] => {
  const others = getObjectsField(recipe, 'photos').map((photo) => getTextField(photo, 'photo_url'));
  return [getTextField(recipe, 'image_url'), getTextField(recipe, 'photo_url'), ...others].flatMap(
    (text) => parseUrl(text) ?? [],
  );
};

export const fromPaprika = (recipe: JsonObject, place: PaprikaPlace): ExtractedRecipe => {
  const photos = photosIn(recipe, place);
  const addresses = [...new Set(addressesIn(recipe))];
  const [sourceUrl, uid] = [getTextField(recipe, 'source_url'), getTextField(recipe, 'uid')];
  const url = parseUrl(sourceUrl);
  const source = parseSource(getTextField(recipe, 'source'));
  const notes = joinNotes([
    getTextField(recipe, 'notes'),
    addLabel('Nutrition', getTextField(recipe, 'nutritional_info')),
    url === undefined ? addLabel('Source', sourceUrl) : '',
  ]);
  return {
    kind: 'recipe',
    path: place.path,
    ...createTitleFallback(getTextField(recipe, 'name'), place.fileName),
    node: {
      '@type': 'Recipe',
      name: getTextField(recipe, 'name'),
      ...(uid !== '' && { identifier: `paprika:${uid}` }),
      description: getTextField(recipe, 'description'),
      url,
      recipeYield: getTextField(recipe, 'servings'),
      prepTime: getTextField(recipe, 'prep_time'),
      cookTime: getTextField(recipe, 'cook_time'),
      totalTime: getTextField(recipe, 'total_time'),
      recipeIngredient: entriesToIngredients(parseIngredientText(getTextField(recipe, 'ingredients'))),
      recipeInstructions: entriesToInstructions(parseStepText(getTextField(recipe, 'directions'))),
      recipeCategory: getNamesField(recipe, 'categories'),
      aggregateRating: createRatingNode(getNumberField(recipe, 'rating')),
      difficulty: getTextField(recipe, 'difficulty') || undefined,
      favorite: getField(recipe, 'on_favorites') === true ? true : undefined,
      dateCreated: getTextField(recipe, 'created') || undefined,
      ...(photos.length > 0 && addresses.length > 0 && { associatedMedia: addresses }),
    },
    overrides: { ...(source && { source }), ...(notes !== undefined && { notes }) },
    photos: photos.length > 0 ? photos : addresses.map((one) => ({ kind: 'address', url: one })),
  };
};

import type { FoundRecipe, PhotoPlace } from '../format.ts';
import { joinProse } from '../shared/facts/join-prose.ts';
import { titled } from '../shared/members/title.ts';
import { ingredientList, instructionList } from '../shared/words/entries.ts';
import { isObject, namesAt, numberAt, objectsAt, textAt, valueAt } from '../shared/words/json-values.ts';
import type { JsonObject } from '../shared/words/json-values.ts';
import { ratingNode } from '../shared/words/rating.ts';
import { sourceInWords } from '../shared/words/source-words.ts';
import { ingredientsOfText, stepsOfText } from '../shared/words/split-text.ts';
import { webAddress } from '../shared/words/web-address.ts';
import { labelled } from '../shared/words/with-label.ts';

/** Property names that only Paprika uses. */
const ITS_OWN = ['uid', 'hash', 'photo_data', 'photo_hash', 'nutritional_info', 'on_favorites', 'image_url'];

const isTextOrNothing = (value: unknown): boolean => value === undefined || value === null || typeof value === 'string';

/** Whether a value is a Paprika recipe: its ingredients and directions are plain texts. */
export const isPaprikaRecipe = (value: unknown): value is JsonObject =>
  isObject(value) &&
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
const photosIn = (recipe: JsonObject, { path, pointer }: PaprikaPlace): readonly PhotoPlace[] => {
  const others = Array.isArray(recipe['photos']) ? recipe['photos'] : [];
  const pointers = [
    ...(textAt(recipe, 'photo_data') === '' ? [] : ['/photo_data']),
    ...others.flatMap((photo, index) =>
      isObject(photo) && textAt(photo, 'data') !== '' ? [`/photos/${index}/data`] : [],
    ),
  ];
  return pointers.map((one) => ({ kind: 'upload', path, pointer: `${pointer}${one}` }));
};

/** The URLs of its photos. They are only used if the file contains no photos. */
const addressesIn = (recipe: JsonObject): readonly string[] => {
  const others = objectsAt(recipe, 'photos').map((photo) => textAt(photo, 'photo_url'));
  return [textAt(recipe, 'image_url'), textAt(recipe, 'photo_url'), ...others].flatMap(
    (text) => webAddress(text) ?? [],
  );
};

export const fromPaprika = (recipe: JsonObject, place: PaprikaPlace): FoundRecipe => {
  const photos = photosIn(recipe, place);
  const addresses = [...new Set(addressesIn(recipe))];
  const [sourceUrl, uid] = [textAt(recipe, 'source_url'), textAt(recipe, 'uid')];
  const url = webAddress(sourceUrl);
  const source = sourceInWords(textAt(recipe, 'source'));
  const notes = joinProse([
    textAt(recipe, 'notes'),
    labelled('Nutrition', textAt(recipe, 'nutritional_info')),
    url === undefined ? labelled('Source', sourceUrl) : '',
  ]);
  return {
    kind: 'recipe',
    path: place.path,
    ...titled(textAt(recipe, 'name'), place.fileName),
    node: {
      '@type': 'Recipe',
      name: textAt(recipe, 'name'),
      ...(uid !== '' && { identifier: `paprika:${uid}` }),
      description: textAt(recipe, 'description'),
      url,
      recipeYield: textAt(recipe, 'servings'),
      prepTime: textAt(recipe, 'prep_time'),
      cookTime: textAt(recipe, 'cook_time'),
      totalTime: textAt(recipe, 'total_time'),
      recipeIngredient: ingredientList(ingredientsOfText(textAt(recipe, 'ingredients'))),
      recipeInstructions: instructionList(stepsOfText(textAt(recipe, 'directions'))),
      recipeCategory: namesAt(recipe, 'categories'),
      aggregateRating: ratingNode(numberAt(recipe, 'rating')),
      difficulty: textAt(recipe, 'difficulty') || undefined,
      favorite: valueAt(recipe, 'on_favorites') === true ? true : undefined,
      dateCreated: textAt(recipe, 'created') || undefined,
      ...(photos.length > 0 && addresses.length > 0 && { associatedMedia: addresses }),
    },
    also: { ...(source && { source }), ...(notes !== undefined && { notes }) },
    photos: photos.length > 0 ? photos : addresses.map((one) => ({ kind: 'address', url: one })),
  };
};

import { removeEmptyLines, splitLines } from '../../text/lines.ts';
import { scalarToText, getListField, getNamesField, getNumberField, getTextField } from '../../values/json-fields.ts';
import type { JsonObject } from '../../values/json-fields.ts';
import { createRatingNode } from '../../values/rating.ts';
import { parseStepText } from '../../sections/parse-list-text.ts';

/** A recipe as stored in RecipeSage's database, which the text and XML exports reflect. */
export type RecipeSageRecord = JsonObject;

/** Converts a record to the schema.org node that newer versions of RecipeSage would export. */
export const recordToNode = (record: RecipeSageRecord): JsonObject => ({
  '@type': 'Recipe',
  identifier: getTextField(record, 'id'),
  name: getTextField(record, 'title'),
  description: getTextField(record, 'description'),
  recipeYield: getTextField(record, 'yield'),
  prepTime: getTextField(record, 'activetime'),
  totalTime: getTextField(record, 'totaltime'),
  recipeIngredient: removeEmptyLines(splitLines(getTextField(record, 'ingredients'))),
  recipeInstructions: parseStepText(getTextField(record, 'instructions')).map(({ text }) => text),
  recipeCategory: getNamesField(record, 'labels'),
  creditText: getTextField(record, 'source'),
  isBasedOn: getTextField(record, 'url'),
  comment: [{ '@type': 'Comment', name: 'Author Notes', text: getTextField(record, 'notes') }],
  aggregateRating: createRatingNode(getNumberField(record, 'rating')),
  datePublished: getTextField(record, 'createdat') || undefined,
  dateModified: getTextField(record, 'updatedat') || undefined,
  image: getListField(record, 'images').map(scalarToText),
});

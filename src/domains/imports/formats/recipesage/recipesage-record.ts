import { filledLines, splitLines } from '../shared/lines/split-lines.ts';
import { asText, listAt, namesAt, numberAt, textAt } from '../shared/words/json-values.ts';
import type { JsonObject } from '../shared/words/json-values.ts';
import { ratingNode } from '../shared/words/rating.ts';
import { stepsOfText } from '../shared/words/split-text.ts';

/** A recipe as stored in RecipeSage's database, which the text and XML exports reflect. */
export type RecipeSageRecord = JsonObject;

/** Converts a record to the schema.org node that newer versions of RecipeSage would export. */
export const nodeOfRecord = (record: RecipeSageRecord): JsonObject => ({
  '@type': 'Recipe',
  identifier: textAt(record, 'id'),
  name: textAt(record, 'title'),
  description: textAt(record, 'description'),
  recipeYield: textAt(record, 'yield'),
  prepTime: textAt(record, 'activetime'),
  totalTime: textAt(record, 'totaltime'),
  recipeIngredient: filledLines(splitLines(textAt(record, 'ingredients'))),
  recipeInstructions: stepsOfText(textAt(record, 'instructions')).map(({ text }) => text),
  recipeCategory: namesAt(record, 'labels'),
  creditText: textAt(record, 'source'),
  isBasedOn: textAt(record, 'url'),
  comment: [{ '@type': 'Comment', name: 'Author Notes', text: textAt(record, 'notes') }],
  aggregateRating: ratingNode(numberAt(record, 'rating')),
  datePublished: textAt(record, 'createdat') || undefined,
  dateModified: textAt(record, 'updatedat') || undefined,
  image: listAt(record, 'images').map(asText),
});

import { Type } from 'typebox';

import { ok } from '../../../platform/http/api-response.ts';
import { change, read } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import { asId } from '../../../platform/ids/ids.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
import type { PreparationDependencies } from '../documents/prepare-recipe.ts';
import { entryResponse } from '../entries/entry.ts';
import { RecipeEntry } from '../entries/recipe.schemas.ts';
import { getAmbiguousMeasures } from './get-ambiguous-measures.ts';
import { MeasureConventionInput, RecipeMeasures } from './measures.schemas.ts';
import { prepareSettlement, applySettlement } from './settle-recipe-measures.ts';

const area = 'Recipes';
const path = '/recipes/{id}/measures';
const RecipePath = Type.Object({ id: Type.String({ description: 'Id of the library entry.' }) });

export const measuresOperations = (preparation: PreparationDependencies): readonly Operation[] => [
  read({
    id: 'getRecipeMeasures',
    method: 'GET',
    path,
    area,
    summary: 'List the ambiguous measures of a recipe',
    description:
      'Measures such as a cup, of which the recipe does not say which convention they are meant in. Amounts that a person has confirmed are not included.',
    access: 'viewer',
    params: RecipePath,
    responses: { 200: { description: 'The measures, and which conventions settle them.', schema: RecipeMeasures } },
    problems: ['recipe-not-found'],
    perform: async (db, { scope, params }) =>
      ok(await getAmbiguousMeasures(db, scope, asId<EntryId>(params.id), preparation.computation)),
  }),
  change({
    id: 'settleRecipeMeasures',
    method: 'POST',
    path,
    area,
    summary: 'Settle the ambiguous measures of a recipe',
    description:
      'Records the units of the convention for all ambiguous measures, as a new revision. A line with such a measure that was never parsed also gets its name and other parts; its text and all other lines stay as they are. A measure that the convention does not define stays ambiguous. 422 if it defines none of them, 409 `no-ambiguous-measures` if there are none.',
    access: 'editor',
    params: RecipePath,
    body: MeasureConventionInput,
    ifMatch: 'required',
    responses: { 200: { description: 'The entry at its new revision.', schema: RecipeEntry } },
    problems: ['recipe-not-found', 'recipe-trashed', 'no-ambiguous-measures'],
    prepare: ({ db }, { scope, params, body }) =>
      prepareSettlement(db, scope, asId<EntryId>(params.id), body.convention, preparation),
    perform: async (tx, { scope, params, precondition }, settlement) =>
      entryResponse(await applySettlement(tx, scope, asId<EntryId>(params.id), settlement, precondition)),
  }),
];

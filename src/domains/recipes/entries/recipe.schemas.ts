import { Type } from 'typebox';

import { Unvalidated, DateTime, Revision, Uuid, component } from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';
import { Organization } from '../../organization/index.ts';
import { RecipeDocument } from '../../recipe-format/index.ts';

const State = (description: string) => Type.Enum(['active', 'trashed'], { type: 'string', description });

/** A recipe that makes an ingredient of this one, as it is in the library. */
export const MadeByRecipe = component(
  'MadeByRecipe',
  Type.Object(
    {
      recipe_id: Type.String({ description: 'Its portable id, used in the `recipe_ref` of ingredients.' }),
      entry_id: Type.Optional(Uuid('Id of its entry in this library; absent if there is none.')),
      title: Type.Optional(
        Type.String({ description: 'Its title in this library, or the one given in the ingredient.' }),
      ),
      state: Type.Optional(State('State of its entry; absent if there is none.')),
    },
    { description: 'A recipe that makes an ingredient of this one.' },
  ),
);

export const RecipeEntry = component(
  'RecipeEntry',
  Type.Object(
    {
      id: Uuid('Id of the entry in its library.'),
      recipe_id: Type.String({ description: 'Portable id of the document.' }),
      library_id: Uuid('Id of the library.'),
      revision: Revision,
      state: State('`trashed` recipes can be restored until an owner deletes them permanently.'),
      recipe: RecipeDocument,
      organization: Organization,
      favorite: Type.Boolean({ description: 'Whether it is one of your favorites.' }),
      times_cooked: Type.Integer({ minimum: 0 }),
      last_cooked: Type.Optional(Type.String({ format: 'date', description: 'Absent if it was never cooked.' })),
      made_by: Type.Array(MadeByRecipe, { description: 'Recipes that make some of its ingredients.' }),
      created_at: DateTime('When it was created.'),
      updated_at: DateTime('When the latest revision was created.'),
      deleted_at: Type.Optional(DateTime('When it was moved to the trash; absent if it is not in the trash.')),
      created_by: Type.String({ description: 'Id of the user who created it.' }),
      updated_by: Type.String({ description: 'Id of the user who created the latest revision.' }),
    },
    {
      description:
        'A recipe in a library. The ETag is the revision of the recipe; changes to organization, favorites and the cooking log do not affect it.',
    },
  ),
);

export const RecipeInput = component('RecipeInput', Type.Object({ recipe: Unvalidated(RecipeDocument) }));

const revisionItem = {
  revision: Type.Integer({ minimum: 1, description: 'Number of the revision, starting at 1.' }),
  created_at: DateTime('When it was created.'),
  created_by: Type.String({ description: 'Id of the user who created it.' }),
  cause: Type.Enum(['api', 'import', 'restore', 'bulk'], {
    type: 'string',
    description: 'How it was created: by a request, an import, a restore or a bulk change.',
  }),
  changes: Type.Array(Type.String(), {
    description:
      'The properties of the document that differ from the previous revision; `state` when it was trashed or restored.',
  }),
  state: State('State of the recipe at this revision.'),
  title: Type.String(),
};

export const RevisionItem = component('RecipeRevisionItem', Type.Object(revisionItem));

export const RecipeRevision = component(
  'RecipeRevision',
  Type.Object({ ...revisionItem, recipe: RecipeDocument }, { description: 'A revision with its complete document.' }),
);

export type RecipeEntry = Of<typeof RecipeEntry>;
export type RecipeRevision = Of<typeof RecipeRevision>;
export type RevisionItem = Of<typeof RevisionItem>;
export type MadeByRecipe = Of<typeof MadeByRecipe>;

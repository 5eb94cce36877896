import { Type } from 'typebox';

import { CheckedWithin, DateTime, Revision, Uuid, component } from '../../platform/schema/schema.ts';
import type { Of } from '../../platform/schema/schema.ts';
import { Organization } from '../organization/index.ts';
import { RecipeDocument } from '../recipe-format/index.ts';

const State = Type.Enum(['active', 'trashed'], {
  type: 'string',
  description: '`trashed` recipes can be restored until an owner deletes them for good.',
});

/** A recipe that makes an ingredient of this one, as it is in the library. */
export const MadeByRecipe = component(
  'MadeByRecipe',
  Type.Object(
    {
      recipe_id: Type.String({ description: 'Its portable id, as the ingredients name it in `recipe_ref`.' }),
      entry_id: Type.Optional(Uuid('Its entry in this library; absent where there is none.')),
      title: Type.Optional(
        Type.String({ description: 'Its title in this library, or else the one in the ingredient.' }),
      ),
      state: Type.Optional(State),
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
      library_id: Uuid('The library that it belongs to.'),
      revision: Revision,
      state: State,
      recipe: RecipeDocument,
      organization: Organization,
      favorite: Type.Boolean({ description: 'Whether it is one of your favorites.' }),
      times_cooked: Type.Integer({ minimum: 0 }),
      last_cooked: Type.Optional(Type.String({ format: 'date', description: 'Absent where it never was.' })),
      made_by: Type.Array(MadeByRecipe, { description: 'The recipes that make some of its ingredients.' }),
      created_at: DateTime('When it was created.'),
      updated_at: DateTime('When the recipe last got a revision.'),
      deleted_at: Type.Optional(DateTime('When it was put into the trash; absent where it is not there.')),
      created_by: Type.String({ description: 'Id of the user who created it.' }),
      updated_by: Type.String({ description: 'Id of the user who made this revision.' }),
    },
    {
      description:
        'A recipe in a library. The ETag is the revision of the recipe; organization, favorites and the log of cooking change without it.',
    },
  ),
);

export const RecipeInput = component('RecipeInput', Type.Object({ recipe: CheckedWithin(RecipeDocument) }));

const revisionItem = {
  revision: Revision,
  created_at: DateTime('When it was made.'),
  created_by: Type.String({ description: 'Id of the user who made it.' }),
  cause: Type.Enum(['api', 'import', 'restore', 'bulk'], { type: 'string', description: 'How it came to be.' }),
  changes: Type.Array(Type.String(), {
    description: 'The properties of the document in which it differs from the revision before; `state` for the trash.',
  }),
  state: State,
  title: Type.String(),
};

export const RevisionItem = component('RecipeRevisionItem', Type.Object(revisionItem));

export const RecipeRevision = component(
  'RecipeRevision',
  Type.Object({ ...revisionItem, recipe: RecipeDocument }, { description: 'A revision, with its document whole.' }),
);

export type RecipeEntry = Of<typeof RecipeEntry>;
export type RecipeRevision = Of<typeof RecipeRevision>;
export type RevisionItem = Of<typeof RevisionItem>;
export type MadeByRecipe = Of<typeof MadeByRecipe>;

import { sql } from 'kysely';

import type { Instant } from '../../../platform/clock/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { longText } from '../../../platform/db/long-text.ts';
import { pickColumns, prepareQuery } from '../../../platform/db/prepared-query.ts';
import type { QueryBuilder } from '../../../platform/db/prepared-query.ts';
import type { RecipeState, RecipeTables } from '../recipes.tables.ts';
import type { EngineFeatures } from '../../../platform/db/engine-features.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { EntryId, LibraryId, UserId } from '../../../platform/ids/ids.ts';
import { organizationJson, selectOrganizationRevision } from '../../organization/index.ts';

/**
 * The name under which later writes of a transaction find the recipe that it creates, with columns `id` and `number`.
 */
export const NEW_RECIPE_CTE_NAME = 'new_recipe';

/** An entry without its document. */
export interface EntryHead {
  readonly id: EntryId;
  readonly library_id: LibraryId;
  readonly recipe_id: string;
  readonly revision: number;
  readonly state: RecipeState;
  readonly times_cooked: number;
  readonly last_cooked: string;
  /** The revision at which the cooking log last changed; 0 if it never did. */
  readonly log_revision: number;
  /** The revision of the organization when the current revision was made. */
  readonly filed_revision: number;
  readonly created_at: Instant;
  readonly updated_at: Instant;
  readonly deleted_at: Instant | null;
  readonly created_by: string;
  readonly updated_by: string;
  /** JSON. */
  readonly organization: string;
  readonly organization_revision: number;
  readonly favorite: number | null;
  /** How many users have ever set or removed it as a favorite. */
  readonly opinions: number;
  /** How many recipes its document refers to as makers of its ingredients. */
  readonly references: number;
}

interface EntryParams {
  readonly library: LibraryId;
  readonly user: UserId;
  readonly id: EntryId;
}

const heads = (query: QueryBuilder, p: EntryParams, features: EngineFeatures) =>
  query
    .selectFrom('recipe')
    .leftJoin('recipe_favorite', (join) =>
      join.onRef('recipe_favorite.entry_id', '=', 'recipe.id').on('recipe_favorite.user_id', '=', p.user),
    )
    .select((expressions) => [
      expressions.ref('recipe.id').$castTo<EntryId>().as('id'),
      expressions.ref('recipe.library_id').$castTo<LibraryId>().as('library_id'),
      'recipe.recipe_id',
      'recipe.revision',
      'recipe.state',
      'recipe.times_cooked',
      'recipe.last_cooked',
      'recipe.log_revision',
      'recipe.filed_revision',
      'recipe.created_at',
      'recipe.updated_at',
      'recipe.deleted_at',
      'recipe.created_by',
      'recipe.updated_by',
      organizationJson(features, 'recipe.id').as('organization'),
      selectOrganizationRevision('recipe.id').as('organization_revision'),
      'recipe_favorite.favorite',
      sql<number>`(select count(*) from recipe_favorite where entry_id = recipe.id)`.as('opinions'),
      sql<number>`(select count(*) from recipe_link where entry_id = recipe.id and kind = 'made-by')`.as('references'),
    ])
    .where('recipe.id', '=', p.id)
    .where('recipe.library_id', '=', p.library);

const toParams = ({ libraryId, userId }: LibraryScope, id: EntryId): EntryParams => ({
  library: libraryId,
  user: userId,
  id,
});

const locked = prepareQuery((query, p: { library: LibraryId; id: EntryId }, { hasRowLocks }) =>
  query
    .selectFrom('recipe')
    .select('revision')
    .where('id', '=', p.id)
    .where('library_id', '=', p.library)
    .$if(hasRowLocks, (select) => select.forUpdate()),
);

const head = prepareQuery(heads);

/**
 * Locks the entry until the transaction ends, and reads it with a separate statement: a statement that waits for a lock
 * sees the other tables as they were before it waited.
 */
export const lockEntry = async (tx: Tx, scope: LibraryScope, id: EntryId): Promise<EntryHead | undefined> => {
  if (tx.features.hasRowLocks) await locked.first(tx, { library: scope.libraryId, id });
  return head.first(tx, toParams(scope, id));
};

export type StoredEntry = EntryHead & { readonly document: string };

const whole = prepareQuery((query, p: EntryParams, features) =>
  heads(query, p, features)
    .innerJoin('recipe_revision', (join) =>
      join
        .onRef('recipe_revision.entry_id', '=', 'recipe.id')
        .onRef('recipe_revision.revision', '=', 'recipe.revision'),
    )
    .innerJoin('recipe_document', (join) =>
      join
        .onRef('recipe_document.entry_id', '=', 'recipe.id')
        .onRef('recipe_document.revision', '=', 'recipe_revision.document_revision'),
    )
    .select(longText(features, 'recipe_document.document').as('document')),
);

export const findEntry = (db: Db, scope: LibraryScope, id: EntryId): Promise<StoredEntry | undefined> =>
  whole.first(db, toParams(scope, id));

const presentDocument = prepareQuery((query, p: { library: LibraryId; id: EntryId }, features) =>
  query
    .selectFrom('recipe')
    .innerJoin('recipe_revision', (join) =>
      join
        .onRef('recipe_revision.entry_id', '=', 'recipe.id')
        .onRef('recipe_revision.revision', '=', 'recipe.revision'),
    )
    .innerJoin('recipe_document', (join) =>
      join
        .onRef('recipe_document.entry_id', '=', 'recipe.id')
        .onRef('recipe_document.revision', '=', 'recipe_revision.document_revision'),
    )
    .select(['recipe.recipe_id', 'recipe.revision'])
    .select(longText(features, 'recipe_document.document').as('document'))
    .where('recipe.id', '=', p.id)
    .where('recipe.library_id', '=', p.library),
);

/** The document of an entry, with what is needed to check later whether it is still the current one. */
export const findCurrentDocument = (
  db: Db,
  library: LibraryId,
  id: EntryId,
): Promise<{ readonly recipe_id: string; readonly revision: number; readonly document: string } | undefined> =>
  presentDocument.first(db, { library, id });

const present = prepareQuery((query, p: { library: LibraryId; id: EntryId }) =>
  query.selectFrom('recipe').select('revision').where('id', '=', p.id).where('library_id', '=', p.library),
);

/** The current revision; undefined if the library has no such entry. */
export const findCurrentRevisionNumber = async (db: Db, library: LibraryId, id: EntryId): Promise<number | undefined> =>
  (await present.first(db, { library, id }))?.revision;

type NewRecipe = Omit<RecipeTables['recipe'], 'number' | 'translation_group' | 'deleted_at'>;

const insert = prepareQuery((query, p: NewRecipe) =>
  query
    .insertInto('recipe')
    .values(
      pickColumns(p, [
        'id',
        'library_id',
        'recipe_id',
        'revision',
        'state',
        'title',
        'title_key',
        'summary',
        'times_cooked',
        'last_cooked',
        'log_revision',
        'filed_revision',
        'created_at',
        'updated_at',
        'created_by',
        'updated_by',
      ]),
    )
    .returning(['id', 'number']),
);

export const insertRecipe = (tx: Tx, recipe: NewRecipe): void => insert.defer(tx, recipe, NEW_RECIPE_CTE_NAME);

type Replaced = Pick<
  RecipeTables['recipe'],
  'id' | 'revision' | 'title' | 'title_key' | 'summary' | 'filed_revision' | 'updated_at' | 'updated_by'
>;

const replace = prepareQuery((query, p: Replaced) =>
  query
    .updateTable('recipe')
    .set(pickColumns(p, ['revision', 'title', 'title_key', 'summary', 'filed_revision', 'updated_at', 'updated_by']))
    .where('id', '=', p.id),
);

/** Writes a revision with a new document. */
export const updateRecipe = (tx: Tx, replaced: Replaced): void => replace.defer(tx, replaced);

type Moved = Pick<
  RecipeTables['recipe'],
  'id' | 'revision' | 'state' | 'filed_revision' | 'updated_at' | 'updated_by' | 'deleted_at'
>;

const move = prepareQuery((query, p: Moved) =>
  query
    .updateTable('recipe')
    .set(pickColumns(p, ['revision', 'state', 'filed_revision', 'updated_at', 'updated_by', 'deleted_at']))
    .where('id', '=', p.id),
);

/** Writes a revision in another state. */
export const updateState = (tx: Tx, moved: Moved): void => move.defer(tx, moved);

const remove = prepareQuery((query, p: { id: EntryId }) => query.deleteFrom('recipe').where('id', '=', p.id));

/** Deletes a recipe with everything that belongs to it. Runs immediately, as every change of an index row must. */
export const deleteRecipe = async (tx: Tx, id: EntryId): Promise<void> => void (await remove.run(tx, { id }));

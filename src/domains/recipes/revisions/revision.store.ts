import type { Db, Tx } from '../../../platform/db/database.ts';
import { longText } from '../../../platform/db/long-text.ts';
import { pickColumns, prepareQuery } from '../../../platform/db/prepared-query.ts';
import type { RecipeTables } from '../recipes.tables.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';

type RevisionRow = RecipeTables['recipe_revision'];

const insert = prepareQuery((query, p: RevisionRow) =>
  query
    .insertInto('recipe_revision')
    .values(
      pickColumns(p, [
        'entry_id',
        'revision',
        'state',
        'title',
        'cause',
        'changes',
        'document_revision',
        'created_at',
        'created_by',
      ]),
    ),
);

export const insertRevisionRow = (tx: Tx, revision: RevisionRow): void => insert.defer(tx, revision);

const keep = prepareQuery((query, p: RecipeTables['recipe_document']) =>
  query.insertInto('recipe_document').values(pickColumns(p, ['entry_id', 'revision', 'document'])),
);

export const insertRevisionDocument = (tx: Tx, document: RecipeTables['recipe_document']): void =>
  keep.defer(tx, document);

const columns = ['revision', 'state', 'title', 'cause', 'changes', 'created_at', 'created_by'] as const;

export type StoredRevision = Pick<RevisionRow, (typeof columns)[number]>;

const page = prepareQuery((query, p: { id: EntryId; limit: number; offset: number }) =>
  query
    .selectFrom('recipe_revision')
    .select(columns)
    .where('entry_id', '=', p.id)
    .orderBy('revision', 'desc')
    .limit(p.limit)
    .offset(p.offset),
);

/** Newest first. */
export const listRevisions = (db: Db, id: EntryId, limit: number, offset: number): Promise<readonly StoredRevision[]> =>
  page.all(db, { id, limit, offset });

const one = prepareQuery((query, p: { id: EntryId; revision: number }, features) =>
  query
    .selectFrom('recipe_revision')
    .innerJoin('recipe_document', (join) =>
      join
        .onRef('recipe_document.entry_id', '=', 'recipe_revision.entry_id')
        .onRef('recipe_document.revision', '=', 'recipe_revision.document_revision'),
    )
    .select(columns.map((column) => `recipe_revision.${column}` as const))
    .select('recipe_revision.document_revision')
    .select(longText(features, 'recipe_document.document').as('document'))
    .where('recipe_revision.entry_id', '=', p.id)
    .where('recipe_revision.revision', '=', p.revision),
);

export type RevisionWithDocument = StoredRevision & { readonly document_revision: number; readonly document: string };

/** A revision with its document; undefined if the recipe has no revision with that number. */
export const findRevision = (db: Db, id: EntryId, revision: number): Promise<RevisionWithDocument | undefined> =>
  one.first(db, { id, revision });

import { sql } from 'kysely';

import type { Db, Tx } from '../../../platform/db/database.ts';
import { jsonObjectAsText } from '../../../platform/db/json.ts';
import { pickColumns, prepareQuery } from '../../../platform/db/prepared-query.ts';
import type { QueryBuilder } from '../../../platform/db/prepared-query.ts';
import type { OrganizationTables } from '../organization.tables.ts';
import type { EngineFeatures } from '../../../platform/db/engine-features.ts';
import type { PageItem, PageParams } from '../../../platform/db/page-params.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import type { Facet, FacetId, FacetKind } from './facet.schemas.ts';

type FacetRow = OrganizationTables['facet'];

const columns = ['id', 'kind', 'value', 'revision', 'created_at', 'updated_at'] as const;

const one = prepareQuery((query, p: { library: LibraryId; id: FacetId }) =>
  query.selectFrom('facet').select(columns).where('id', '=', p.id).where('library_id', '=', p.library),
);

export const findFacet = (db: Db, library: LibraryId, id: FacetId): Promise<Facet | undefined> =>
  one.first(db, { library, id });

const locked = prepareQuery((query, p: { library: LibraryId; id: FacetId }, { hasRowLocks }) =>
  query
    .selectFrom('facet')
    .select(columns)
    .where('id', '=', p.id)
    .where('library_id', '=', p.library)
    .$if(hasRowLocks, (select) => select.forUpdate()),
);

/** Locks the facet until the transaction ends. */
export const lockFacet = (tx: Tx, library: LibraryId, id: FacetId): Promise<Facet | undefined> =>
  locked.first(tx, { library, id });

interface PageValues {
  readonly library: LibraryId;
  readonly afterKind: string;
  readonly afterValue: string;
  readonly rows: number;
}

const pageFrom = (query: QueryBuilder, p: PageValues, features: EngineFeatures) =>
  query
    .selectFrom('facet')
    .select(jsonObjectAsText(features, Object.fromEntries(columns.map((name) => [name, name]))).as('json'))
    .select(['kind', 'value_key'])
    .where('library_id', '=', p.library)
    .where(sql<boolean>`(kind, value_key) > (${p.afterKind}, ${p.afterValue})`)
    .orderBy('kind')
    .orderBy('value_key')
    .limit(p.rows);

const page = prepareQuery(pageFrom);
const pageOfKind = prepareQuery((query, p: PageValues & { kind: FacetKind }, features) =>
  pageFrom(query, p, features).where('kind', '=', p.kind),
);

/** By kind and value, for all kinds or one. */
export const listFacets = async (
  db: Db,
  library: LibraryId,
  kind: FacetKind | undefined,
  { limit, after }: PageParams<readonly string[]>,
): Promise<readonly PageItem[]> => {
  const values = { library, afterKind: after?.[0] ?? '', afterValue: after?.[1] ?? '', rows: limit + 1 };
  const rows = kind === undefined ? await page.all(db, values) : await pageOfKind.all(db, { ...values, kind });
  return rows.map((row) => ({ json: row.json, key: [row.kind, row.value_key] }));
};

const insert = prepareQuery((query, p: FacetRow) =>
  query.insertInto('facet').values(pickColumns(p, [...columns, 'library_id', 'value_key'])),
);

export const insertFacet = (tx: Tx, facet: FacetRow): void => insert.defer(tx, facet);

const update = prepareQuery((query, p: Omit<FacetRow, 'library_id' | 'created_at'>) =>
  query
    .updateTable('facet')
    .set(pickColumns(p, ['kind', 'value', 'value_key', 'revision', 'updated_at']))
    .where('id', '=', p.id),
);

export const updateFacet = (tx: Tx, facet: Omit<FacetRow, 'library_id' | 'created_at'>): void =>
  update.defer(tx, facet);

const remove = prepareQuery((query, p: { id: string }) => query.deleteFrom('facet').where('id', '=', p.id));

export const removeFacet = (tx: Tx, id: string): void => remove.defer(tx, { id });

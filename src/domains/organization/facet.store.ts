import { sql } from 'kysely';

import type { Db, Tx } from '../../platform/db/database.ts';
import { jsonText } from '../../platform/db/json.ts';
import { pick, prepared } from '../../platform/db/prepared.ts';
import type { Query } from '../../platform/db/prepared.ts';
import type { OrganizationTables } from '../../platform/db/tables/organization.ts';
import type { EngineFeatures } from '../../platform/db/engine-features.ts';
import type { Listed, Page } from '../../platform/db/page.ts';
import type { LibraryId } from '../../platform/ids/ids.ts';
import type { Facet, FacetId, FacetKind } from './facet.schemas.ts';

type FacetRow = OrganizationTables['facet'];

const columns = ['id', 'kind', 'value', 'revision', 'created_at', 'updated_at'] as const;

const one = prepared((query, p: { library: LibraryId; id: FacetId }) =>
  query.selectFrom('facet').select(columns).where('id', '=', p.id).where('library_id', '=', p.library),
);

export const findFacet = (db: Db, library: LibraryId, id: FacetId): Promise<Facet | undefined> =>
  one.first(db, { library, id });

const locked = prepared((query, p: { library: LibraryId; id: FacetId }, { hasRowLocks }) =>
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

const pageFrom = (query: Query, p: PageValues, traits: EngineFeatures) =>
  query
    .selectFrom('facet')
    .select(jsonText(traits, Object.fromEntries(columns.map((name) => [name, name]))).as('json'))
    .select(['kind', 'value_key'])
    .where('library_id', '=', p.library)
    .where(sql<boolean>`(kind, value_key) > (${p.afterKind}, ${p.afterValue})`)
    .orderBy('kind')
    .orderBy('value_key')
    .limit(p.rows);

const page = prepared(pageFrom);
const pageOfKind = prepared((query, p: PageValues & { kind: FacetKind }, traits) =>
  pageFrom(query, p, traits).where('kind', '=', p.kind),
);

/** By kind and value, for all kinds or one. */
export const listFacets = async (
  db: Db,
  library: LibraryId,
  kind: FacetKind | undefined,
  { limit, after }: Page<readonly string[]>,
): Promise<readonly Listed[]> => {
  const values = { library, afterKind: after?.[0] ?? '', afterValue: after?.[1] ?? '', rows: limit + 1 };
  const rows = kind === undefined ? await page.all(db, values) : await pageOfKind.all(db, { ...values, kind });
  return rows.map((row) => ({ json: row.json, key: [row.kind, row.value_key] }));
};

const insert = prepared((query, p: FacetRow) =>
  query.insertInto('facet').values(pick(p, [...columns, 'library_id', 'value_key'])),
);

export const insertFacet = (tx: Tx, facet: FacetRow): void => insert.defer(tx, facet);

const update = prepared((query, p: Omit<FacetRow, 'library_id' | 'created_at'>) =>
  query
    .updateTable('facet')
    .set(pick(p, ['kind', 'value', 'value_key', 'revision', 'updated_at']))
    .where('id', '=', p.id),
);

export const updateFacet = (tx: Tx, facet: Omit<FacetRow, 'library_id' | 'created_at'>): void =>
  update.defer(tx, facet);

const remove = prepared((query, p: { id: string }) => query.deleteFrom('facet').where('id', '=', p.id));

export const removeFacet = (tx: Tx, id: string): void => remove.defer(tx, { id });

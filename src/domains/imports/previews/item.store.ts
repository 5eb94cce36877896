import { sql } from 'kysely';

import type { Db, Tx } from '../../../platform/db/database.ts';
import { jsonArrayItems, jsonArrayRows } from '../../../platform/db/json.ts';
import { prepareQuery } from '../../../platform/db/prepared-query.ts';
import { withoutIndex } from '../../../platform/db/without-index.ts';
import type { QueryBuilder } from '../../../platform/db/prepared-query.ts';
import type { EngineFeatures } from '../../../platform/db/engine-features.ts';
import type { ImportTables } from '../imports.tables.ts';
import { toStorable } from '../../../platform/text/storable-text.ts';
import { asId } from '../../../platform/ids/ids.ts';
import type { Occurrence } from '../../recipe-format/index.ts';
import type { ItemPhoto, PreparedItem, ItemDiagnostic } from '../extraction/prepared-item.schemas.ts';
import type { ItemId, PreviewId } from './preview.schemas.ts';

type Row = ImportTables['import_item'];

/** A stored preview item without its document. */
export interface StoredItem extends Pick<PreparedItem, 'remarks' | 'occurrences' | 'photos' | 'path'> {
  readonly id: ItemId;
  readonly position: number;
  readonly source: number;
  readonly formatId: string;
  readonly formatName: string;
  readonly title: string;
  /** JSON: the recipe as the preview shows it. */
  readonly shown: string;
  readonly extractedText: string | null;
}

/** A stored item with its document as JSON; null if none could be read. */
export interface StoredItemWithDocument extends StoredItem {
  readonly document: string | null;
  /** JSON: the result of its commit. */
  readonly outcome: string | null;
}

const columns = [
  'id',
  'position',
  'source',
  'format_id',
  'format_name',
  'title',
  'shown',
  'remarks',
  'occurrences',
  'photos',
  'path',
  'extracted_text',
] as const;

/** Restores the types of the columns that are stored as JSON. */
const asItem = (row: Pick<Row, (typeof columns)[number]>): StoredItem => ({
  id: asId<ItemId>(row.id),
  position: row.position,
  source: row.source,
  formatId: row.format_id,
  formatName: row.format_name,
  title: row.title,
  shown: row.shown,
  remarks: JSON.parse(row.remarks) as readonly ItemDiagnostic[],
  occurrences: JSON.parse(row.occurrences) as readonly Occurrence[],
  photos: JSON.parse(row.photos) as readonly ItemPhoto[],
  path: JSON.parse(row.path) as readonly string[],
  extractedText: row.extracted_text,
});

/** An item that is not stored yet. */
export interface NewItem {
  readonly id: ItemId;
  readonly position: number;
  readonly source: number;
  readonly item: PreparedItem;
}

/** The texts of a document were already cleaned when it was created. */
const partsOf = (item: PreparedItem) => ({
  format_id: item.formatId,
  format_name: item.formatName,
  title: toStorable(item.title),
  document: item.document ?? null,
  shown: toStorable(item.shown),
  remarks: toStorable(JSON.stringify(item.remarks)),
  occurrences: JSON.stringify(item.occurrences),
  photos: JSON.stringify(item.photos),
  path: JSON.stringify(item.path),
  extracted_text: item.extractedText === undefined ? null : toStorable(item.extractedText),
});

const parts = {
  format_id: 'text',
  format_name: 'text',
  title: 'text',
  document: 'text',
  shown: 'text',
  remarks: 'text',
  occurrences: 'text',
  photos: 'text',
  path: 'text',
  extracted_text: 'text',
} as const;

const insertAll = prepareQuery(
  (_query, p: { preview: PreviewId; items: string }, features) => sql<never>`
    insert into import_item (id, preview_id, position, source, ${sql.join(Object.keys(parts).map((name) => sql.ref(name)))})
    select id, ${p.preview}, position, source, ${sql.join(Object.keys(parts).map((name) => sql.ref(name)))}
    from ${jsonArrayRows(features, p.items, { id: 'text', position: 'bigint', source: 'bigint', ...parts })}`,
);

const toRow = ({ id, position, source, item }: NewItem) => ({ id, position, source, ...partsOf(item) });

export const insertItems = (tx: Tx, preview: PreviewId, items: readonly NewItem[]): void =>
  insertAll.defer(tx, { preview, items: JSON.stringify(items.map(toRow)) });

/** The item as it is read after it was stored. */
export const toStoredItem = (item: NewItem): StoredItemWithDocument => {
  const { document, ...row } = toRow(item);
  return { ...asItem(row), document, outcome: null };
};

const remaining = prepareQuery((query, p: { preview: PreviewId; after: number; rows: number }) =>
  query
    .selectFrom('import_item')
    .select([...columns, 'document'])
    .where('preview_id', '=', p.preview)
    .where('outcome', 'is', null)
    .where('position', '>', p.after)
    .orderBy('position')
    .limit(p.rows),
);

/** The number of items that are in memory at once with their documents. */
const AT_ONCE = 200;

/** The items that are not committed yet, a few at a time. */
export async function* iterateRemainingItems(
  db: Db,
  preview: PreviewId,
): AsyncGenerator<readonly StoredItemWithDocument[]> {
  let after = -1;
  for (;;) {
    const rows = await remaining.all(db, { preview, after, rows: AT_ONCE });
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map((row) => ({ ...asItem(row), document: row.document, outcome: null }));
    if (rows.length < AT_ONCE) return;
    after = last.position;
  }
}

const measured = prepareQuery((query, p: { preview: PreviewId }) =>
  query
    .selectFrom('import_item')
    .select(columns)
    .where('preview_id', '=', p.preview)
    .where('outcome', 'is', null)
    .where('occurrences', '<>', '[]')
    .orderBy('position'),
);

/** The items that are not committed yet and have ambiguous measures. */
export const listItemsWithMeasures = async (db: Db, preview: PreviewId): Promise<readonly StoredItem[]> =>
  (await measured.all(db, { preview })).map(asItem);

const remainingOf = prepareQuery((query, p: { ids: string }, features) =>
  query
    .selectFrom('import_item')
    .select(['id', 'remarks', 'occurrences'])
    .where('id', 'in', jsonArrayItems(features, p.ids))
    .where('outcome', 'is', null),
);

/** What is diagnosed about those of the items that are still in their preview. */
export const findRemainingDiagnostics = async (
  db: Db,
  given: readonly string[],
): Promise<ReadonlyMap<string, Pick<StoredItem, 'remarks' | 'occurrences'>>> => {
  const rows = await remainingOf.all(db, { ids: JSON.stringify(given) });
  return new Map(
    rows.map(({ id, remarks, occurrences }) => [
      id,
      {
        remarks: JSON.parse(remarks) as readonly ItemDiagnostic[],
        occurrences: JSON.parse(occurrences) as readonly Occurrence[],
      },
    ]),
  );
};

const ids = prepareQuery((query, p: { preview: PreviewId }) =>
  query.selectFrom('import_item').select(['id', 'outcome']).where('preview_id', '=', p.preview).orderBy('position'),
);

/** The ids of all items of a preview, and whether each is committed. */
export const listItemIds = async (
  db: Db,
  preview: PreviewId,
): Promise<ReadonlyMap<ItemId, { readonly isCommitted: boolean }>> =>
  new Map(
    (await ids.all(db, { preview })).map(({ id, outcome }) => [asId<ItemId>(id), { isCommitted: outcome !== null }]),
  );

interface RequestedItems {
  readonly preview: PreviewId;
  readonly ids: string;
}

const selectByIds = (query: QueryBuilder, p: RequestedItems, features: EngineFeatures) =>
  query
    .selectFrom('import_item')
    .select([...columns, 'document', 'outcome'])
    .where(withoutIndex(sql`preview_id = ${p.preview}`))
    .where('id', 'in', jsonArrayItems(features, p.ids));

const found = prepareQuery(selectByIds);

const locked = prepareQuery((query, p: RequestedItems, features) =>
  selectByIds(query, p, features).$if(features.hasRowLocks, (select) => select.forUpdate()),
);

const readItems = async (
  items: typeof found,
  db: Db,
  preview: PreviewId,
  requested: readonly ItemId[],
): Promise<ReadonlyMap<ItemId, StoredItemWithDocument>> => {
  const rows = await items.all(db, { preview, ids: JSON.stringify(requested) });
  return new Map(
    rows.map((row) => [asId<ItemId>(row.id), { ...asItem(row), document: row.document, outcome: row.outcome }]),
  );
};

/** The requested items that exist, committed or not. */
export const findItems = (
  db: Db,
  preview: PreviewId,
  requested: readonly ItemId[],
): Promise<ReadonlyMap<ItemId, StoredItemWithDocument>> => readItems(found, db, preview, requested);

/** The same, locked against commits and changes until the transaction ends. The preview must be locked already. */
export const lockItems = (
  tx: Tx,
  preview: PreviewId,
  requested: readonly ItemId[],
): Promise<ReadonlyMap<ItemId, StoredItemWithDocument>> => readItems(locked, tx, preview, requested);

export const findItem = async (db: Db, preview: PreviewId, id: ItemId): Promise<StoredItemWithDocument | undefined> =>
  (await findItems(db, preview, [id])).get(id);

/** Locks an item against commits and changes until the transaction ends. */
export const lockItem = async (tx: Tx, preview: PreviewId, id: ItemId): Promise<StoredItemWithDocument | undefined> =>
  (await lockItems(tx, preview, [id])).get(id);

const replace = prepareQuery((query, p: Omit<Row, 'preview_id' | 'position' | 'source' | 'outcome'>) =>
  query
    .updateTable('import_item')
    .set({
      format_id: p.format_id,
      format_name: p.format_name,
      title: p.title,
      document: p.document,
      shown: p.shown,
      remarks: p.remarks,
      occurrences: p.occurrences,
      photos: p.photos,
      extracted_text: p.extracted_text,
    })
    .where('id', '=', p.id),
);

/** Replaces what was read of an item. */
export const replaceItem = (tx: Tx, id: ItemId, item: PreparedItem): void =>
  replace.defer(tx, { id, ...partsOf(item) });

const answer = prepareQuery(
  (_query, p: { rows: string }, features) => sql<never>`
    update import_item set document = given.document, occurrences = given.occurrences
    from ${jsonArrayRows(features, p.rows, { id: 'text', document: 'text', occurrences: 'text' })}
    where import_item.id = given.id`,
);

/** Stores answers, and documents with the answered units. */
export const updateAnsweredItems = async (
  tx: Tx,
  answered: readonly { readonly id: ItemId; readonly document: string; readonly occurrences: readonly Occurrence[] }[],
): Promise<void> => {
  const rows = answered.map(({ id, document, occurrences }) => ({
    id,
    document,
    occurrences: JSON.stringify(occurrences),
  }));
  await answer.run(tx, { rows: JSON.stringify(rows) });
};

const settle = prepareQuery(
  (_query, p: { rows: string }, features) => sql<never>`
    update import_item set outcome = given.outcome
    from ${jsonArrayRows(features, p.rows, { id: 'text', outcome: 'text' })}
    where import_item.id = given.id`,
);

/** Stores the results of commits. */
export const setItemOutcomes = (
  tx: Tx,
  committed: readonly { readonly id: ItemId; readonly outcome: object }[],
): void => {
  const rows = committed.map(({ id, outcome }) => ({ id, outcome: JSON.stringify(outcome) }));
  settle.defer(tx, { rows: JSON.stringify(rows) });
};

const counted = prepareQuery((query, p: { preview: PreviewId }) =>
  query
    .selectFrom('import_item')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('preview_id', '=', p.preview),
);

/** The number of items of a preview, committed or not. */
export const countItems = async (db: Db, preview: PreviewId): Promise<number> =>
  (await counted.first(db, { preview }))?.count ?? 0;

const left = prepareQuery((query, p: { preview: PreviewId }) =>
  query
    .selectFrom('import_item')
    .select('id')
    .where('preview_id', '=', p.preview)
    .where('outcome', 'is', null)
    .limit(1),
);

/** Whether any item is not committed yet. */
export const hasRemainingItems = async (db: Db, preview: PreviewId): Promise<boolean> =>
  (await left.first(db, { preview })) !== undefined;

import type { Db, Tx } from '../../platform/db/database.ts';
import { pickColumns, prepareQuery } from '../../platform/db/prepared-query.ts';
import type { PantryTables } from './pantry.tables.ts';
import type { LibraryId } from '../../platform/ids/ids.ts';
import type { PantryEntryId } from './entry.schemas.ts';

type EntryRow = PantryTables['pantry_entry'];

const described = ['name', 'name_key', 'amount', 'unit', 'location', 'note', 'semantic_id'] as const;
const columns = [
  'id',
  'name',
  'amount',
  'unit',
  'location',
  'note',
  'semantic_id',
  'revision',
  'updated_at',
  'updated_by',
] as const;

/** The fields of an entry that clients set. */
export type EntryFields = Pick<EntryRow, (typeof described)[number]>;
export type StoredEntry = Pick<EntryRow, (typeof columns)[number]>;

const one = prepareQuery((query, p: { library: LibraryId; id: PantryEntryId }) =>
  query.selectFrom('pantry_entry').select(columns).where('id', '=', p.id).where('library_id', '=', p.library),
);

/** Before changing the entry, lock the pantry, so that no one else changes it. */
export const findEntry = (db: Db, library: LibraryId, id: PantryEntryId): Promise<StoredEntry | undefined> =>
  one.first(db, { library, id });

const all = prepareQuery((query, p: { library: LibraryId }) =>
  query
    .selectFrom('pantry_entry')
    .select(columns)
    .where('library_id', '=', p.library)
    .orderBy('name_key')
    .orderBy('id'),
);

/** All entries by name; entries with the same name from oldest to newest. */
export const listAllEntries = (db: Db, library: LibraryId): Promise<readonly StoredEntry[]> => all.all(db, { library });

const counted = prepareQuery((query, p: { library: LibraryId }) =>
  query
    .selectFrom('pantry_entry')
    .select(({ fn }) => fn.countAll<number>().as('entries'))
    .where('library_id', '=', p.library),
);

export const countEntries = async (db: Db, library: LibraryId): Promise<number> =>
  (await counted.first(db, { library }))?.entries ?? 0;

const insert = prepareQuery((query, p: EntryRow) =>
  query
    .insertInto('pantry_entry')
    .values(pickColumns(p, ['id', 'library_id', ...described, 'revision', 'updated_at', 'updated_by'])),
);

export const insertEntry = (tx: Tx, entry: EntryRow): void => insert.defer(tx, entry);

const update = prepareQuery((query, p: Omit<EntryRow, 'library_id'>) =>
  query
    .updateTable('pantry_entry')
    .set(pickColumns(p, [...described, 'revision', 'updated_at', 'updated_by']))
    .where('id', '=', p.id),
);

export const updateEntry = (tx: Tx, entry: Omit<EntryRow, 'library_id'>): void => update.defer(tx, entry);

const remove = prepareQuery((query, p: { id: PantryEntryId }) =>
  query.deleteFrom('pantry_entry').where('id', '=', p.id),
);

/** Also removes the entry's foods. */
export const removeEntry = (tx: Tx, id: PantryEntryId): void => remove.defer(tx, { id });

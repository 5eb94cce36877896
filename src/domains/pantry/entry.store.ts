import type { Db, Tx } from '../../platform/db/database.ts';
import { pick, prepared } from '../../platform/db/prepared.ts';
import type { PantryTables } from '../../platform/db/tables/pantry.ts';
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
export type DescribedEntry = Pick<EntryRow, (typeof described)[number]>;
export type StoredEntry = Pick<EntryRow, (typeof columns)[number]>;

const one = prepared((query, p: { library: LibraryId; id: PantryEntryId }) =>
  query.selectFrom('pantry_entry').select(columns).where('id', '=', p.id).where('library_id', '=', p.library),
);

/** Before changing the entry, lock the pantry, so that no one else changes it. */
export const findEntry = (db: Db, library: LibraryId, id: PantryEntryId): Promise<StoredEntry | undefined> =>
  one.first(db, { library, id });

const all = prepared((query, p: { library: LibraryId }) =>
  query
    .selectFrom('pantry_entry')
    .select(columns)
    .where('library_id', '=', p.library)
    .orderBy('name_key')
    .orderBy('id'),
);

/** All entries by name; entries with the same name from oldest to newest. */
export const listEntries = (db: Db, library: LibraryId): Promise<readonly StoredEntry[]> => all.all(db, { library });

const counted = prepared((query, p: { library: LibraryId }) =>
  query
    .selectFrom('pantry_entry')
    .select(({ fn }) => fn.countAll<number>().as('entries'))
    .where('library_id', '=', p.library),
);

export const countEntries = async (db: Db, library: LibraryId): Promise<number> =>
  (await counted.first(db, { library }))?.entries ?? 0;

const insert = prepared((query, p: EntryRow) =>
  query
    .insertInto('pantry_entry')
    .values(pick(p, ['id', 'library_id', ...described, 'revision', 'updated_at', 'updated_by'])),
);

export const insertEntry = (tx: Tx, entry: EntryRow): void => insert.defer(tx, entry);

const update = prepared((query, p: Omit<EntryRow, 'library_id'>) =>
  query
    .updateTable('pantry_entry')
    .set(pick(p, [...described, 'revision', 'updated_at', 'updated_by']))
    .where('id', '=', p.id),
);

export const updateEntry = (tx: Tx, entry: Omit<EntryRow, 'library_id'>): void => update.defer(tx, entry);

const remove = prepared((query, p: { id: PantryEntryId }) => query.deleteFrom('pantry_entry').where('id', '=', p.id));

/** Also removes the entry's foods. */
export const removeEntry = (tx: Tx, id: PantryEntryId): void => remove.defer(tx, { id });

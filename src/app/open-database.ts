import type { Database } from '../platform/db/database.ts';
import { openConfiguredDatabase as open } from '../platform/db/open-configured-database.ts';
import type { OpenDatabaseOptions } from '../platform/db/open-configured-database.ts';
import { addEventWriter } from '../platform/outbox/event.store.ts';
import type { Composition } from './compose-modules.ts';
import { tureen } from './tureen.ts';

/** Opens the database with the tables of all modules, which also write their part of every event from now on. */
export const openDatabase = async (
  options: Omit<OpenDatabaseOptions, 'schema'>,
  { schema, modules }: Composition = tureen,
): Promise<Database> => {
  const database = await open({ ...options, schema });
  for (const { eventWriter } of modules) {
    if (eventWriter !== undefined) addEventWriter(database.databaseKey, eventWriter);
  }
  return database;
};

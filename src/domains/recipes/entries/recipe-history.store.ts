import { sql } from 'kysely';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

import { prepareSizedDelete } from '../../../platform/db/batched-statements.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
import type { ContentsTable } from '../../../platform/module/library-table.ts';

/** What a recipe may have much of: its history. */
export const recipeHistoryTables: readonly ContentsTable[] = [
  { table: 'recipe_document', key: ['entry_id', 'revision'], owner: 'entry_id', text: 'document' },
  { table: 'recipe_revision', key: ['entry_id', 'revision'], owner: 'entry_id' },
  { table: 'recipe_cook', key: ['id'], owner: 'entry_id', text: 'notes' },
];

const removals = recipeHistoryTables.map(({ owner, ...rows }) =>
  prepareSizedDelete<{ id: EntryId }>({ ...rows, where: ({ id }) => sql`${sql.ref(owner)} = ${id}` }),
);

/** Deletes the history of a recipe in slices: in one transaction, but with a turn of the event loop in between. */
export const deleteRecipeHistory = async (tx: Tx, id: EntryId): Promise<void> => {
  for (const removal of removals) while ((await removal.run(tx, { id })) > 0) await yieldToEventLoop();
};

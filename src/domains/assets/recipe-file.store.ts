import { sql } from 'kysely';

import type { Db } from '../../platform/db/database.ts';
import { jsonArrayItems } from '../../platform/db/json.ts';
import { prepareQuery } from '../../platform/db/prepared-query.ts';
import type { EntryId } from '../../platform/ids/ids.ts';

/** A file of a recipe and its storage name. */
export interface RecipeFile {
  readonly entry_id: EntryId;
  readonly id: string;
  readonly blob: string;
  readonly media_type: string;
  readonly bytes: number;
}

const held = prepareQuery(
  (_query, p: { entries: string }, features) => sql<RecipeFile>`
    select held.entry_id, asset.id, asset.blob, asset.media_type, asset.bytes
    from ${jsonArrayItems(features, p.entries)} as wanted
    cross join recipe_asset as held
    inner join asset on asset.id = held.asset_id
    where held.entry_id = wanted.value`,
);

/** The files of the given recipes, which must belong to a library that the caller may read. */
export const listRecipeFiles = async (db: Db, entries: readonly EntryId[]): Promise<readonly RecipeFile[]> =>
  entries.length === 0 ? [] : held.all(db, { entries: JSON.stringify(entries) });

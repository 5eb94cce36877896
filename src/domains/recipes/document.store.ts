import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import type { Db } from '../../platform/db/database.ts';
import { itemsOf, rowsOf } from '../../platform/db/json.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { RecipeState } from '../../platform/db/tables/recipes.ts';
import type { Traits } from '../../platform/db/traits.ts';
import type { EntryId, LibraryId } from '../../platform/ids/ids.ts';

/** A document, and how the recipe stands that has or had it. */
export interface DocumentRow {
  readonly id: EntryId;
  readonly recipe_id: string;
  readonly state: RecipeState;
  readonly translation_group: string | null;
  readonly present_revision: number;
  readonly revision: number;
  readonly document: string;
}

export interface AskedRow {
  readonly id: string;
  /** The present one where it is null. */
  readonly revision: number | null;
}

interface Asked {
  readonly library: LibraryId;
  /** JSON. */
  readonly asked: string;
}

/** What is asked for, as far as the library has it. */
const found = ({ library, asked }: Asked, traits: Traits): RawBuilder<unknown> => sql`
  from ${rowsOf(traits, asked, { id: 'text', revision: 'bigint' })}
  cross join recipe
  inner join recipe_revision
    on recipe_revision.entry_id = recipe.id
    and recipe_revision.revision = coalesce(given.revision, recipe.revision)
  inner join recipe_document
    on recipe_document.entry_id = recipe_revision.entry_id
    and recipe_document.revision = recipe_revision.document_revision
  where recipe.id = given.id and recipe.library_id = ${library}`;

const documents = prepared(
  (_query, p: Asked, traits) => sql<DocumentRow>`
    select recipe.id, recipe.recipe_id, recipe.state, recipe.translation_group, recipe.revision as present_revision,
      recipe_revision.revision, recipe_document.document
    ${found(p, traits)}`,
);

/** The documents of those that the library has, in no order. */
export const findDocuments = async (
  db: Db,
  library: LibraryId,
  asked: readonly AskedRow[],
): Promise<readonly DocumentRow[]> =>
  asked.length === 0 ? [] : documents.all(db, { library, asked: JSON.stringify(asked) });

const weight = prepared(
  (_query, p: Asked, traits) => sql<{ bytes: number }>`
    select cast(coalesce(sum(octet_length(recipe_document.document)), 0) as double precision) as bytes
    ${found(p, traits)}`,
);

/** How many bytes they are together. Neither engine reads them for that. */
export const weighDocuments = async (db: Db, library: LibraryId, asked: readonly AskedRow[]): Promise<number> =>
  asked.length === 0 ? 0 : ((await weight.first(db, { library, asked: JSON.stringify(asked) }))?.bytes ?? 0);

const members = prepared(
  (_query, p: { library: LibraryId; groups: string; most: number }, traits) => sql<{ id: EntryId }>`
    select id from (
      select id, number, row_number() over (partition by translation_group order by number) as place
      from ${itemsOf(traits, p.groups)} as wanted cross join recipe
      where library_id = ${p.library} and translation_group = wanted.value and state = 'active'
    ) as member
    where place <= ${p.most}
    order by number`,
);

/** Recipes of groups of translations that are not in the trash: of each group the oldest, and the oldest first. */
export const findTranslations = async (
  db: Db,
  library: LibraryId,
  groups: readonly string[],
  most: number,
): Promise<readonly EntryId[]> =>
  groups.length === 0
    ? []
    : (await members.all(db, { library, groups: JSON.stringify(groups), most })).map(({ id }) => id);

import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import type { Traits } from './traits.ts';

/**
 * A JSON object built by the database from columns, as text: `{ id: 'tag.id' }`. What is read to be
 * sent on is then never put together and taken apart in between.
 */
export const jsonText = (traits: Traits, columns: Readonly<Record<string, string>>): RawBuilder<string> => {
  const pairs = Object.entries(columns).map(([name, column]) => sql`${sql.lit(name)}, ${sql.ref(column)}`);
  return sql<string>`cast(${sql.raw(traits.jsonObject)}(${sql.join(pairs)}) as text)`;
};

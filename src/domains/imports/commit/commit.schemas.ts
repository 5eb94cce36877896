import { Type } from 'typebox';

import { Maybe, component } from '../../../platform/schema/schema.ts';
import type { Of } from '../../../platform/schema/schema.ts';
import { Preview } from '../previews/preview.schemas.ts';

/** The default maximum size of a preview. */
const MOST_ITEMS = 10_000;
const MOST_RETAINED = 500;

const ItemId = Type.String({ maxLength: 100, description: 'Id of an item of the preview.' });

const Resolution = component(
  'CommitResolution',
  Type.Object(
    {
      action: Type.Enum(['separate', 'update', 'skip'], {
        type: 'string',
        description:
          '`separate`: as a recipe of its own, whatever the library has. `update`: as the next revision of `target_entry_id`, or of the one recipe that it surely is. `skip`: not at all; it leaves the preview.',
      }),
      item_id: ItemId,
      target_entry_id: Maybe(Type.String({ maxLength: 100, description: 'The entry that it updates.' })),
    },
    { description: 'What becomes of one item.' },
  ),
);

const OnDuplicate = Type.Enum(['skip', 'replace', 'separate'], {
  type: 'string',
  description:
    'Where the library has the recipe, or one much like it: `skip` (also where it is absent) leaves that as it is, `replace` makes the import its next revision, `separate` keeps both.',
});

export const CommitInput = component(
  'CommitInput',
  Type.Object(
    {
      item_ids: Maybe(Type.Array(ItemId, { maxItems: MOST_ITEMS, description: 'The items to take in.' })),
      on_duplicate: Maybe(OnDuplicate),
      resolutions: Maybe(
        Type.Array(Resolution, { maxItems: MOST_ITEMS, description: 'In place of `item_ids`: item by item.' }),
      ),
      retain_source_item_ids: Maybe(
        Type.Array(ItemId, {
          maxItems: MOST_RETAINED,
          description: 'Items whose original file is kept with the recipe.',
        }),
      ),
    },
    { description: 'Either `item_ids` with `on_duplicate`, or `resolutions`.' },
  ),
);

export const CommitItem = component(
  'CommitItem',
  Type.Object(
    {
      item_id: Type.String({ description: 'The item of the preview.' }),
      outcome: Type.Enum(['created', 'replaced', 'skipped'], { type: 'string', description: 'What became of it.' }),
      title: Type.String({ description: 'Of the recipe.' }),
      library_entry_id: Type.Optional(Type.String({ description: 'The entry; absent where there is none.' })),
      recipe_id: Type.Optional(Type.String({ description: 'Its portable id.' })),
      revision: Type.Optional(Type.Integer({ minimum: 1, description: 'Its revision.' })),
      deferred_assets: Type.Integer({ minimum: 0, description: 'Pictures of which the recipe has the address alone.' }),
      dropped_assets: Type.Integer({ minimum: 0, description: 'Pictures that could not be had and were left out.' }),
      import_event_id: Type.Optional(
        Type.String({ description: 'By which the audit history knows the import: its `correlation_id`.' }),
      ),
      warnings: Type.Array(Type.String(), { description: 'What the import had to work around.' }),
    },
    { description: 'What became of one item.' },
  ),
);

export const CommitAnswer = component(
  'CommitAnswer',
  Type.Object(
    {
      items: Type.Array(CommitItem, { description: 'Those that were asked for.' }),
      remaining: Type.Optional(Preview),
    },
    { description: 'What became of the items, and what is left.' },
  ),
);

export type CommitInput = Of<typeof CommitInput>;
export type CommitAnswer = Of<typeof CommitAnswer>;
export type CommitItem = Of<typeof CommitItem>;
export type OnDuplicate = Of<typeof OnDuplicate>;

import { Type } from 'typebox';

import { Maybe, component } from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';
import { Preview } from '../previews/preview.schemas.ts';

/** The default maximum size of a preview. */
const MAX_ITEMS = 10_000;
export const MAX_RETAINED = 500;

const ItemId = Type.String({ maxLength: 100, description: 'Id of an item in the preview.' });

const Resolution = component(
  'CommitResolution',
  Type.Object(
    {
      action: Type.Enum(['separate', 'update', 'skip'], {
        type: 'string',
        description:
          '`separate`: saves a new recipe. `update`: saves the next revision of `target_entry_id`, or of the definite match. `skip`: removes the item from the preview without saving it.',
      }),
      item_id: ItemId,
      target_entry_id: Maybe(Type.String({ maxLength: 100, description: 'For `update`: id of the entry to update.' })),
    },
    { description: 'What to do with one item.' },
  ),
);

const OnDuplicate = Type.Enum(['skip', 'replace', 'separate'], {
  type: 'string',
  description:
    'If the library has the recipe or a likely duplicate: `skip` (the default) keeps the existing one, `replace` saves the import as its next revision (if several match, the item stays in the preview), `separate` keeps both.',
});

export const CommitInput = component(
  'CommitInput',
  Type.Object(
    {
      item_ids: Maybe(Type.Array(ItemId, { maxItems: MAX_ITEMS, description: 'The items to save.' })),
      on_duplicate: Maybe(OnDuplicate),
      resolutions: Maybe(
        Type.Array(Resolution, {
          maxItems: MAX_ITEMS,
          description: 'Instead of `item_ids`: what to do with each item.',
        }),
      ),
      retain_source_item_ids: Maybe(
        Type.Array(ItemId, {
          maxItems: MAX_RETAINED,
          description: 'Items whose original file to store with the recipe.',
        }),
      ),
    },
    { description: 'Either `item_ids` with `on_duplicate`, or `resolutions`.' },
  ),
);

const SkipReason = Type.Enum(['blocked', 'ambiguous-target', 'target-missing', 'duplicate', 'requested'], {
  type: 'string',
  description:
    'Why an item was `skipped`. `blocked`: it cannot be saved as it is. `ambiguous-target`: it is not clear which entry is meant. `target-missing`: there is no entry to update. `duplicate`: the library has it already. `requested`: you skipped it. After `duplicate` and `requested`, the item has left the preview; otherwise it stays.',
});

export const CommitItem = component(
  'CommitItem',
  Type.Object(
    {
      item_id: Type.String({ description: 'Id of the item.' }),
      outcome: Type.Enum(['created', 'replaced', 'skipped'], {
        type: 'string',
        description: '`replaced`: saved as the next revision of an entry. `skipped`: not saved.',
      }),
      reason: Type.Optional(SkipReason),
      title: Type.String({ description: 'Title of the recipe.' }),
      library_entry_id: Type.Optional(
        Type.String({ description: 'Id of the library entry; absent if there is none.' }),
      ),
      recipe_id: Type.Optional(Type.String({ description: 'Portable id of the entry.' })),
      revision: Type.Optional(Type.Integer({ minimum: 1, description: 'Revision of the entry.' })),
      deferred_assets: Type.Integer({ minimum: 0, description: 'Number of pictures kept only as a URL.' }),
      dropped_assets: Type.Integer({
        minimum: 0,
        description: 'Number of pictures that were left out because they are unavailable.',
      }),
      import_event_id: Type.Optional(
        Type.String({ description: 'The `correlation_id` of the import in the audit log.' }),
      ),
      warnings: Type.Array(Type.String(), { description: 'Warnings about this item, in English.' }),
    },
    { description: 'The result of one item.' },
  ),
);

export const CommitAnswer = component(
  'CommitAnswer',
  Type.Object(
    {
      items: Type.Array(CommitItem, { description: 'One result per requested item, in the order of the request.' }),
      remaining: Type.Optional(Preview),
    },
    { description: 'The results, and the preview if items remain.' },
  ),
);

export type CommitInput = Of<typeof CommitInput>;
export type CommitAnswer = Of<typeof CommitAnswer>;
export type CommitItem = Of<typeof CommitItem>;
export type SkipReason = Of<typeof SkipReason>;
export type OnDuplicate = Of<typeof OnDuplicate>;

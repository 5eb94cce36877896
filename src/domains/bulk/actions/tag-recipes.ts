import { createRevisionPrecondition } from '../../../platform/http/precondition.ts';
import { asId } from '../../../platform/ids/ids.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
import { assertNoViolations } from '../../../platform/problem/assert-no-violations.ts';
import type { Violation } from '../../../platform/problem/problem.ts';
import { filterExistingReferences } from '../../organization/index.ts';
import { changeTagsAndReindex } from '../../recipes/index.ts';
import { revisionOf, settled } from '../bulk-action.ts';
import type { BulkAction, BulkInput } from '../bulk-action.ts';

const tagsIn = ({ add_tags, remove_tags }: BulkInput) => ({ add: add_tags ?? [], remove: remove_tags ?? [] });

const at = (list: 'add_tags' | 'remove_tags', index: number): string => `body.${list}[${index}]`;

/** Tags are given by id. Adding and removing the same tag is a contradiction. */
const faultsOf = (input: BulkInput): readonly Violation[] => {
  const { add, remove } = tagsIn(input);
  if (add.length + remove.length === 0) {
    return [{ location: 'body.add_tags', code: 'required', message: 'or remove_tags must name a tag' }];
  }
  return remove.flatMap((value, index) =>
    add.includes(value)
      ? [{ location: at('remove_tags', index), code: 'conflict', message: 'is also to be added', value }]
      : [],
  );
};

/** Adds tags to recipes and removes others. Each item is checked against the revision of the recipe's organization. */
export const tagRecipes: BulkAction = {
  id: 'tagRecipes',
  name: 'tags',
  access: 'editor',
  summary: 'Tag many recipes',
  description:
    'Adds and removes tags. The revision of each target is that of the recipe’s organization. A tag to remove need not exist.',
  takes: ['add_tags', 'remove_tags'],
  needsRevision: true,
  faults: faultsOf,
  checkNamed: async (db, { libraryId }, input) => {
    const { add } = tagsIn(input);
    const known = new Set((await filterExistingReferences(db, libraryId, { tags: add, facets: [], books: [] })).tags);
    assertNoViolations(
      add.flatMap((value, index) =>
        known.has(value)
          ? []
          : [{ location: at('add_tags', index), code: 'unknown', message: 'is not one of the library’s tags', value }],
      ),
    );
  },
  perform: async (tx, scope, input, target) => {
    const { revision, isChanged } = await changeTagsAndReindex(
      tx,
      scope,
      asId<EntryId>(target.id),
      tagsIn(input),
      createRevisionPrecondition(revisionOf(target)),
    );
    return settled(isChanged, { revision });
  },
};

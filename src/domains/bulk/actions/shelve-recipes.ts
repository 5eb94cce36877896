import { createRevisionPrecondition } from '../../../platform/http/precondition.ts';
import { asId } from '../../../platform/ids/ids.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { Violation } from '../../../platform/problem/problem.ts';
import { setBookMembership, filterExistingReferences } from '../../organization/index.ts';
import type { BookId } from '../../organization/index.ts';
import { revisionOf, settled } from '../bulk-action.ts';
import type { BulkAction, BulkInput } from '../bulk-action.ts';

const REQUIRED = ['book_id', 'book_revision', 'member'] as const;

const faultsOf = (input: BulkInput): readonly Violation[] =>
  REQUIRED.filter((name) => input[name] == null || input[name] === '').map((name) => ({
    location: `body.${name}`,
    code: 'required',
    message: 'is required',
  }));

const bookOf = ({ book_id: id }: BulkInput): string => id ?? '';

/**
 * Adds recipes to a book or removes them. The book must be at the revision in the request, advanced only by items of
 * this batch: once another client changes the book, every remaining item is a conflict.
 */
export const shelveRecipes: BulkAction = {
  id: 'shelveRecipes',
  name: 'books',
  access: 'editor',
  summary: 'Add many recipes to a book or remove them',
  description:
    'The revision of each target is that of the recipe’s organization. `book_revision` is that of the book before the first item and is advanced only by successful items of this batch. New members are appended in the order of the items.',
  takes: [...REQUIRED],
  needsRevision: true,
  faults: faultsOf,
  checkNamed: async (db, { libraryId }, input) => {
    const { books } = await filterExistingReferences(db, libraryId, { tags: [], facets: [], books: [bookOf(input)] });
    if (books.length === 0) throw new Problem('book-not-found');
  },
  perform: async (tx, scope, input, target, batch) => {
    const { revision, bookRevision, isChanged } = await setBookMembership(
      tx,
      scope,
      { book: asId<BookId>(bookOf(input)), entry: asId<EntryId>(target.id), isMember: input.member ?? false },
      {
        ofBook: createRevisionPrecondition(batch.book_revision ?? input.book_revision ?? 0, 'current_book_revision'),
        ofRecipe: createRevisionPrecondition(revisionOf(target)),
      },
    );
    const book = { book_revision: bookRevision };
    return { ...settled(isChanged, { revision, ...book }), ...(isChanged && { jobResult: book }) };
  },
};

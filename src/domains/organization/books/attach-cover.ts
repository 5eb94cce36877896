import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { asId } from '../../../platform/ids/ids.ts';
import { validationFailed } from '../../../platform/problem/problem.ts';
import { attachReferencedAssets, isAssetInLibrary } from '../../assets/index.ts';
import type { AssetId } from '../../assets/index.ts';
import type { BookId } from './book.schemas.ts';

/**
 * Rejects a cover that is not a file of the library, and attaches the file to the book, so that it is kept while it is
 * the cover.
 */
export const attachCover = async (tx: Tx, scope: LibraryScope, id: BookId, cover: string): Promise<void> => {
  if (!(await isAssetInLibrary(tx, scope.libraryId, asId<AssetId>(cover)))) {
    throw validationFailed({
      location: 'body.cover',
      code: 'reference',
      message: 'must be a file of the book or of the library: upload it first',
      value: cover,
    });
  }
  attachReferencedAssets(tx, scope, { kind: 'book', id }, [cover]);
};

import { notModified, ok } from './answer.ts';
import type { Answer, JsonText } from './answer.ts';
import type { PageCache } from './page-cache.ts';
import { pageOf, pageText } from './pagination.ts';
import type { Listed, Page } from '../db/page.ts';
import type { LibraryScope } from './scope.ts';

interface ListCall {
  readonly scope: LibraryScope;
  readonly query: { readonly limit?: number; readonly cursor?: string };
  readonly pages: PageCache;
  readonly clientHolds: (etag: string) => boolean;
}

/**
 * Answers with one page of the list of that name, its filters in the name, ordered by `keys` texts.
 * The ETag is the library's version: a list that cannot have changed is not read again. A change
 * while the page is read makes the tag older than the page, never newer, and costs one read more.
 */
export const listInLibrary = async (
  { scope, query, pages, clientHolds }: ListCall,
  name: string,
  keys: number,
  rows: (page: Page<readonly string[]>) => Promise<readonly Listed[]>,
): Promise<Answer> => {
  const page = pageOf(query, keys);
  // The id stands in the tag because the library in force is not part of the address.
  const etag = `"${scope.libraryId}.${scope.version}"`;
  if (clientHolds(etag)) return notModified(etag);
  const read = async (): Promise<JsonText> => pageText(await rows(page), page);
  return ok(
    await pages.get(`${scope.userId} ${scope.libraryId} ${name} ${page.limit} ${query.cursor ?? ''}`, etag, read),
    etag,
  );
};

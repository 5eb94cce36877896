import { notModified } from './answer.ts';
import type { Answer, JsonText } from './answer.ts';
import type { PageCache } from './page-cache.ts';
import { pageOf, pageText } from './pagination.ts';
import type { Listed, Page } from '../db/page.ts';
import type { LibraryScope } from './scope.ts';

export interface ListCall {
  readonly scope: LibraryScope;
  readonly query: { readonly limit?: number; readonly cursor?: string };
  readonly pages: PageCache;
  readonly clientHolds: (etag: string) => boolean;
}

/**
 * Answers with one page of the list of that name, its filters in the name, as it was last read or as `read` reads it.
 * The ETag is the library's version: a list that cannot have changed is not read again. A change
 * while the page is read makes the tag older than the page, never newer, and costs one read more.
 */
export const pageInLibrary = async (
  { scope, query, pages, clientHolds }: ListCall,
  name: string,
  read: () => Promise<JsonText>,
): Promise<Answer> => {
  // Neither the library in force nor the caller is part of the address, and what is listed depends on both: caches that
  // several people share must not take the answer of one for that of another.
  const etag = `"${scope.libraryId}.${scope.userId}.${scope.version}"`;
  if (clientHolds(etag)) return notModified(etag);
  const key = `${scope.userId} ${scope.libraryId} ${name} ${query.limit ?? ''} ${query.cursor ?? ''}`;
  return pages.get(key, etag, async () => ({ status: 200, body: await read(), etag }));
};

/** The same for a list that is ordered by `keys` texts. */
export const listInLibrary = async (
  call: ListCall,
  name: string,
  keys: number,
  rows: (page: Page<readonly string[]>) => Promise<readonly Listed[]>,
): Promise<Answer> => {
  const page = pageOf(call.query, keys);
  return pageInLibrary(call, name, async () => pageText(await rows(page), page));
};

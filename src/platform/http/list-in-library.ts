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
 * Returns one page of the named list, from the cache or by calling `read`; the name includes the filters. The ETag is
 * derived from the library's version, so a list that cannot have changed is not read again. A change during the read
 * makes the tag older than the page, never newer, and costs only one extra read.
 */
export const pageInLibrary = async (
  { scope, query, pages, clientHolds }: ListCall,
  name: string,
  read: () => Promise<JsonText>,
): Promise<Answer> => {
  // The list depends on the current library and the caller, and neither is part of the URL: a cache shared by several
  // people must not serve one person's answer to another.
  const etag = `"${scope.libraryId}.${scope.userId}.${scope.version}"`;
  if (clientHolds(etag)) return notModified(etag);
  const key = `${scope.userId} ${scope.libraryId} ${name} ${query.limit ?? ''} ${query.cursor ?? ''}`;
  return pages.get(key, etag, async () => ({ status: 200, body: await read(), etag }));
};

/** Like `pageInLibrary`, for a list sorted by `keys` strings. */
export const listInLibrary = async (
  call: ListCall,
  name: string,
  keys: number,
  rows: (page: Page<readonly string[]>) => Promise<readonly Listed[]>,
): Promise<Answer> => {
  const page = pageOf(call.query, keys);
  return pageInLibrary(call, name, async () => pageText(await rows(page), page));
};

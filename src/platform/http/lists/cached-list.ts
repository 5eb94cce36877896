import { notModified } from '../api-response.ts';
import type { ApiResponse, JsonText } from '../api-response.ts';
import type { ResponseCache } from '../response-cache.ts';
import { parsePageQuery, createPage } from './pagination.ts';
import type { PageItem, PageParams } from '../../db/page-params.ts';
import type { LibraryScope } from '../scope.ts';

export interface ListRequest {
  readonly scope: LibraryScope;
  readonly query: { readonly limit?: number; readonly cursor?: string };
  readonly responseCache: ResponseCache;
  readonly clientHasEtag: (etag: string) => boolean;
}

/**
 * Returns one page of the named list, from the cache or by calling `read`; the name includes the filters. The ETag is
 * derived from the library's version, so a list that cannot have changed is not read again. A change during the read
 * makes the tag older than the page, never newer, and costs only one extra read.
 */
export const readCachedPage = async (
  { scope, query, responseCache, clientHasEtag }: ListRequest,
  name: string,
  read: () => Promise<JsonText>,
): Promise<ApiResponse> => {
  // The list depends on the current library and the caller, and neither is part of the URL: a cache shared by several
  // people must not serve one person's response to another.
  const etag = `"${scope.libraryId}.${scope.userId}.${scope.version}"`;
  if (clientHasEtag(etag)) return notModified(etag);
  const page = `${name} ${query.limit ?? ''} ${query.cursor ?? ''} for ${scope.userId}`;
  return responseCache.get(scope, page, async () => ({ status: 200, body: await read(), etag }));
};

/** Like `readCachedPage`, for a list sorted by `keys` strings. */
export const readCachedList = async (
  call: ListRequest,
  name: string,
  keys: number,
  rows: (page: PageParams<readonly string[]>) => Promise<readonly PageItem[]>,
): Promise<ApiResponse> => {
  const page = parsePageQuery(call.query, keys);
  return readCachedPage(call, name, async () => createPage(await rows(page), page));
};

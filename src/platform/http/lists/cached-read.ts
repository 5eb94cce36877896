import type { ApiResponse } from '../api-response.ts';
import type { ResponseCache, JsonTextResponse } from '../response-cache.ts';
import type { LibraryScope } from '../scope.ts';

/**
 * Returns something in a library by name, from the cache or by calling `read`: as long as the library's version is the
 * same, nothing in it has changed. For answers that are requested often and are the same for every member.
 */
export const readCached = (
  {
    scope: { libraryId, version },
    responseCache,
  }: { readonly scope: LibraryScope; readonly responseCache: ResponseCache },
  name: string,
  read: () => Promise<JsonTextResponse>,
): Promise<ApiResponse> => responseCache.get(`${libraryId} ${name}`, String(version), read);

import type { ApiResponse } from '../api-response.ts';
import type { ResponseCache, JsonTextResponse } from '../response-cache.ts';
import type { LibraryScope } from '../scope.ts';

/**
 * Returns something in a library by name, from the cache or by calling `read`: as long as the library's version is the
 * same, nothing in it has changed. For answers that are requested often. If they differ between users, the name says
 * whose they are.
 */
export const readCached = (
  { scope, responseCache }: { readonly scope: LibraryScope; readonly responseCache: ResponseCache },
  name: string,
  read: () => Promise<JsonTextResponse>,
): Promise<ApiResponse> => responseCache.get(scope, name, read);

import type { Answer } from './answer.ts';
import type { PageCache, ReadAnswer } from './page-cache.ts';
import type { LibraryScope } from './scope.ts';

/**
 * Returns something in a library by name, from the cache or by calling `read`: as long as the library's version is the
 * same, nothing in it has changed. For answers that are requested often and are the same for every member.
 */
export const readInLibrary = (
  { scope: { libraryId, version }, pages }: { readonly scope: LibraryScope; readonly pages: PageCache },
  name: string,
  read: () => Promise<ReadAnswer>,
): Promise<Answer> => pages.get(`${libraryId} ${name}`, String(version), read);

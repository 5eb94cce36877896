import type { Answer } from './answer.ts';
import type { PageCache, ReadAnswer } from './page-cache.ts';
import type { LibraryScope } from './scope.ts';

/**
 * Answers with something of a library by its name there, as it was last read or as `read` reads it: while the library
 * has its version nothing in it has changed. For what is the same for everybody, and asked for again and again.
 */
export const readInLibrary = (
  { scope: { libraryId, version }, pages }: { readonly scope: LibraryScope; readonly pages: PageCache },
  name: string,
  read: () => Promise<ReadAnswer>,
): Promise<Answer> => pages.get(`${libraryId} ${name}`, String(version), read);

import { Type } from 'typebox';

/** For `library: 'query'`: what a page follows, shows or downloads by its address alone carries no headers. */
export const LibraryQuery = Type.Object({
  library: Type.Optional(
    Type.String({ description: 'Id of the library, for browsers, which cannot send `X-Service-Library` here.' }),
  ),
});

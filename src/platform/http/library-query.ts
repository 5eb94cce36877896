import { Type } from 'typebox';

/** For `library: 'query'`: links, images and downloads in a page cannot send headers. */
export const LibraryQuery = Type.Object({
  library: Type.Optional(
    Type.String({ description: 'Id of the library, for links and images, which cannot send `X-Service-Library`.' }),
  ),
});

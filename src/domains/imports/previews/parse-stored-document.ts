import type { RecipeDocument } from '../../recipe-format/index.ts';

/** Parses a staged document, which was validated when it was read. */
export const parseStoredDocument = (document: string | null): RecipeDocument | undefined =>
  document === null ? undefined : (JSON.parse(document) as RecipeDocument);

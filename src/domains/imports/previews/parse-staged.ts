import type { RecipeDocument } from '../../recipe-format/index.ts';

/** The edge at which a document that was checked when it was read is taken up again. */
export const parseStaged = (document: string | null): RecipeDocument | undefined =>
  document === null ? undefined : (JSON.parse(document) as RecipeDocument);

import { getAssetIds, parseStoredRecipe } from '../../recipes/index.ts';
import type { ExportFormat } from '../export.schemas.ts';
import { writeCooklang } from '../formats/cooklang/write-cooklang.ts';
import { writeHtmlRecipe } from '../formats/html/write-html-recipe.ts';
import { writeJsonLd } from '../formats/json-ld/write-json-ld.ts';
import { writeMarkdown } from '../formats/markdown/write-markdown.ts';

/** A recipe to write, in a form that can be sent to a thread. */
export interface WriteTask {
  readonly format: ExportFormat;
  /** The stored document. */
  readonly document: string;
  /** Paths of its files by id, relative to the written file: `assets/….jpg`. */
  readonly paths: ReadonlyMap<string, string>;
  /** Its anchor in a book. */
  readonly anchor: string;
}

export interface WrittenRecipe {
  readonly text: string;
  /** The stored files that the document refers to. */
  readonly assetIds: readonly string[];
}

/** Writes a recipe in a format, with the files it refers to. A bundle contains the stored document. */
export const writeRecipe = ({ format, document, paths, anchor }: WriteTask): WrittenRecipe => {
  const recipe = parseStoredRecipe(document);
  const assetIds = getAssetIds(recipe);
  const pathOf = (id: string): string | undefined => paths.get(id);
  switch (format) {
    case 'portable-bundle':
      return { assetIds, text: document };
    case 'json-ld':
      return { assetIds, text: writeJsonLd(recipe) };
    case 'cooklang':
      return { assetIds, text: writeCooklang(recipe, pathOf) };
    case 'markdown':
      return { assetIds, text: writeMarkdown(recipe, pathOf) };
    case 'html':
      return { assetIds, text: writeHtmlRecipe(recipe, anchor, pathOf) };
    default:
      return format satisfies never;
  }
};

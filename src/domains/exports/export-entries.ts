import { Readable } from 'node:stream';

import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem/problem.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { RecipeFile } from '../assets/index.ts';
import type { RecipeDocument } from '../recipe-format/index.ts';
import type { Chosen } from './choose-recipes.ts';
import type { ExportFormat } from './export.schemas.ts';
import { assetPath, isCompressedType } from './formats/bundle/asset-file.ts';
import { bundleEntries } from './formats/bundle/bundle-entries.ts';
import type { BundleAsset } from './formats/bundle/bundle-entries.ts';
import { writeCooklang } from './formats/cooklang/write-cooklang.ts';
import { writeHtmlBook } from './formats/html/write-book.ts';
import type { BookRecipe } from './formats/html/write-book.ts';
import { writeJsonLd } from './formats/json-ld/write-json-ld.ts';
import { writeMarkdown } from './formats/markdown/write-markdown.ts';
import type { PathOf } from './formats/pictures.ts';
import { readRecipes } from './read-recipes.ts';
import type { ExportedRecipe } from './read-recipes.ts';
import { fileNameOf } from './zip/file-name.ts';
import type { ZipEntry } from './zip/write-zip.ts';

/** What writing takes. */
export interface Exporting {
  readonly db: Db;
  readonly storage: Storage;
  readonly chosen: Chosen;
  /** Called when so many recipes are written. */
  readonly report?: ((done: number) => void) | undefined;
}

/** The files that the recipes name, gathered while these are written, each once. */
class Files {
  readonly #storage: Storage;
  readonly #files = new Map<string, RecipeFile>();

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  add(files: readonly RecipeFile[]): void {
    for (const file of files) this.#files.set(file.id, file);
  }

  readonly pathOf: PathOf = (id) => {
    const file = this.#files.get(id);
    return file && assetPath(id, file.media_type);
  };

  *assets(): Generator<BundleAsset> {
    for (const { id, media_type: mediaType, bytes, blob } of this.#files.values()) {
      yield { id, mediaType, bytes, open: () => this.#open(blob) };
    }
  }

  *entries(): Generator<ZipEntry> {
    for (const { id, mediaType, bytes, open } of this.assets()) {
      yield { path: assetPath(id, mediaType), content: open, bytes, isCompressed: isCompressedType(mediaType) };
    }
  }

  async #open(blob: string): Promise<Readable> {
    const file = await this.#storage.open(blob);
    if (file === undefined) {
      throw new Problem('export-overtaken', { detail: 'A picture was taken from its recipe while it was exported.' });
    }
    return file.stream;
  }
}

/** Recipes as they are read, with their files gathered and their number told. */
async function* gathering({ db, chosen, report }: Exporting, files: Files): AsyncGenerator<ExportedRecipe> {
  let done = 0;
  for await (const recipe of readRecipes(db, chosen.recipes)) {
    files.add(recipe.files);
    yield recipe;
    done += 1;
    report?.(done);
  }
}

async function* textsOf(recipes: AsyncIterable<ExportedRecipe>): AsyncGenerator<string> {
  for await (const { text } of recipes) yield text;
}

async function* pagesOf(recipes: AsyncIterable<ExportedRecipe>, { pathOf }: Files): AsyncGenerator<BookRecipe> {
  for await (const { document } of recipes) yield { recipe: document, pathOf };
}

type Write = (recipe: RecipeDocument, pathOf: PathOf) => string;

/** A file for each recipe, then the pictures. */
async function* oneFileEach(exporting: Exporting, extension: string, write: Write): AsyncGenerator<ZipEntry> {
  const files = new Files(exporting.storage);
  const taken = new Map<string, number>();
  for await (const { document } of gathering(exporting, files)) {
    const path = fileNameOf(document.title, taken, extension);
    yield { path, content: Buffer.from(write(document, files.pathOf)) };
  }
  yield* files.entries();
}

async function* bundle(exporting: Exporting): AsyncGenerator<ZipEntry> {
  const files = new Files(exporting.storage);
  yield* bundleEntries({
    count: exporting.chosen.recipes.length,
    documents: textsOf(gathering(exporting, files)),
    assets: { [Symbol.iterator]: () => files.assets() },
  });
}

async function* book(exporting: Exporting): AsyncGenerator<ZipEntry> {
  const files = new Files(exporting.storage);
  const { title, description, recipes } = exporting.chosen;
  const written = writeHtmlBook({
    title,
    description,
    contents: recipes,
    recipes: pagesOf(gathering(exporting, files), files),
  });
  yield { path: 'index.html', content: async () => Readable.from(written, { objectMode: false }) };
  yield* files.entries();
}

/** The files of an export, one after the other, none of them in memory before its turn. */
export const exportEntries = (format: ExportFormat, exporting: Exporting): AsyncGenerator<ZipEntry> => {
  switch (format) {
    case 'portable-bundle':
      return bundle(exporting);
    case 'json-ld':
      return oneFileEach(exporting, '.json', writeJsonLd);
    case 'cooklang':
      return oneFileEach(exporting, '.cook', writeCooklang);
    case 'markdown':
      return oneFileEach(exporting, '.md', writeMarkdown);
    case 'html':
      return book(exporting);
    default:
      return format satisfies never;
  }
};

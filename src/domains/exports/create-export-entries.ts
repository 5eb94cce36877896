import { Readable } from 'node:stream';

import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem/problem.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { RecipeFile } from '../assets/index.ts';
import type { ExportSelection } from './select-recipes.ts';
import type { ExportFormat } from './export.schemas.ts';
import { getAssetPath, isCompressedType } from './formats/asset-path.ts';
import { createBundleEntries } from './formats/bundle/create-bundle-entries.ts';
import type { BundleAsset } from './formats/bundle/create-bundle-entries.ts';
import { toRecipeAnchor, assembleHtmlBook } from './formats/html/write-html-book.ts';
import { loadRecipes } from './load-recipes.ts';
import type { RecipeWriter } from './writing/recipe-writer.ts';
import { createFileName } from './zip/file-name.ts';
import type { ZipEntry } from './zip/write-zip.ts';

/** Inputs of an export. */
export interface ExportContext {
  readonly db: Db;
  readonly storage: Storage;
  readonly writer: RecipeWriter;
  readonly selection: ExportSelection;
  /** Called with the number of recipes written so far. */
  readonly report?: ((done: number) => void) | undefined;
}

/** Collects the files that recipes refer to while they are written, each once. */
class Files {
  readonly #storage: Storage;
  readonly #files = new Map<string, RecipeFile>();

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  add(files: readonly RecipeFile[]): void {
    for (const file of files) this.#files.set(file.id, file);
  }

  *assets(): Generator<BundleAsset> {
    for (const { id, media_type: mediaType, bytes, blob } of this.#files.values()) {
      yield { id, mediaType, bytes, open: () => this.#open(blob) };
    }
  }

  *entries(): Generator<ZipEntry> {
    for (const { id, mediaType, bytes, open } of this.assets()) {
      yield { path: getAssetPath(id, mediaType), content: open, bytes, isCompressed: isCompressedType(mediaType) };
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

/** A recipe in its export format. */
interface Written {
  readonly title: string;
  readonly text: string;
}

/** Writes recipes one after another, collecting their files and reporting progress. */
async function* writing(
  format: ExportFormat,
  { db, writer, selection, report }: ExportContext,
  files: Files,
): AsyncGenerator<Written> {
  let done = 0;
  for await (const { title, text: document, files: own } of loadRecipes(db, selection.recipes)) {
    const paths = new Map(own.map(({ id, media_type }) => [id, getAssetPath(id, media_type)]));
    const { text, assetIds } = await writer.write({ format, document, paths, anchor: toRecipeAnchor(done + 1) });
    const named = new Set(assetIds);
    files.add(own.filter(({ id }) => named.has(id)));
    yield { title, text };
    done += 1;
    report?.(done);
  }
}

async function* textsOf(recipes: AsyncIterable<Written>): AsyncGenerator<string> {
  for await (const { text } of recipes) yield text;
}

/** One file per recipe, then the pictures. */
async function* oneFileEach(
  format: ExportFormat,
  exporting: ExportContext,
  extension: string,
): AsyncGenerator<ZipEntry> {
  const files = new Files(exporting.storage);
  const taken = new Map<string, number>();
  for await (const { title, text } of writing(format, exporting, files)) {
    yield { path: createFileName(title, taken, extension), content: Buffer.from(text) };
  }
  yield* files.entries();
}

async function* bundle(exporting: ExportContext): AsyncGenerator<ZipEntry> {
  const files = new Files(exporting.storage);
  yield* createBundleEntries({
    count: exporting.selection.recipes.length,
    documents: textsOf(writing('portable-bundle', exporting, files)),
    assets: { [Symbol.iterator]: () => files.assets() },
  });
}

async function* book(exporting: ExportContext): AsyncGenerator<ZipEntry> {
  const files = new Files(exporting.storage);
  const { title, description, recipes } = exporting.selection;
  const written = assembleHtmlBook({
    title,
    description,
    contents: recipes,
    pages: textsOf(writing('html', exporting, files)),
  });
  yield { path: 'index.html', content: async () => Readable.from(written, { objectMode: false }) };
  yield* files.entries();
}

/** The files of an export, one at a time, so that only the current one is in memory. */
export const createExportEntries = (format: ExportFormat, exporting: ExportContext): AsyncGenerator<ZipEntry> => {
  switch (format) {
    case 'portable-bundle':
      return bundle(exporting);
    case 'json-ld':
      return oneFileEach(format, exporting, '.json');
    case 'cooklang':
      return oneFileEach(format, exporting, '.cook');
    case 'markdown':
      return oneFileEach(format, exporting, '.md');
    case 'html':
      return book(exporting);
    default:
      return format satisfies never;
  }
};

import { Readable } from 'node:stream';

import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem/problem.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { RecipeFile } from '../assets/index.ts';
import type { Chosen } from './choose-recipes.ts';
import type { ExportFormat } from './export.schemas.ts';
import { assetPath, isCompressedType } from './formats/bundle/asset-file.ts';
import { bundleEntries } from './formats/bundle/bundle-entries.ts';
import type { BundleAsset } from './formats/bundle/bundle-entries.ts';
import { anchorOf, writeHtmlPages } from './formats/html/write-book.ts';
import { readRecipes } from './read-recipes.ts';
import type { RecipeWriter } from './writing/recipe-writer.ts';
import { fileNameOf } from './zip/file-name.ts';
import type { ZipEntry } from './zip/write-zip.ts';

/** Inputs of an export. */
export interface Exporting {
  readonly db: Db;
  readonly storage: Storage;
  readonly writer: RecipeWriter;
  readonly chosen: Chosen;
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

/** A recipe in its export format. */
interface Written {
  readonly title: string;
  readonly text: string;
}

/** Writes recipes one after another, collecting their files and reporting progress. */
async function* writing(
  format: ExportFormat,
  { db, writer, chosen, report }: Exporting,
  files: Files,
): AsyncGenerator<Written> {
  let done = 0;
  for await (const { title, text: document, files: own } of readRecipes(db, chosen.recipes)) {
    const paths = new Map(own.map(({ id, media_type }) => [id, assetPath(id, media_type)]));
    const { text, assetIds } = await writer.write({ format, document, paths, anchor: anchorOf(done + 1) });
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
async function* oneFileEach(format: ExportFormat, exporting: Exporting, extension: string): AsyncGenerator<ZipEntry> {
  const files = new Files(exporting.storage);
  const taken = new Map<string, number>();
  for await (const { title, text } of writing(format, exporting, files)) {
    yield { path: fileNameOf(title, taken, extension), content: Buffer.from(text) };
  }
  yield* files.entries();
}

async function* bundle(exporting: Exporting): AsyncGenerator<ZipEntry> {
  const files = new Files(exporting.storage);
  yield* bundleEntries({
    count: exporting.chosen.recipes.length,
    documents: textsOf(writing('portable-bundle', exporting, files)),
    assets: { [Symbol.iterator]: () => files.assets() },
  });
}

async function* book(exporting: Exporting): AsyncGenerator<ZipEntry> {
  const files = new Files(exporting.storage);
  const { title, description, recipes } = exporting.chosen;
  const written = writeHtmlPages({
    title,
    description,
    contents: recipes,
    pages: textsOf(writing('html', exporting, files)),
  });
  yield { path: 'index.html', content: async () => Readable.from(written, { objectMode: false }) };
  yield* files.entries();
}

/** The files of an export, one at a time, so that only the current one is in memory. */
export const exportEntries = (format: ExportFormat, exporting: Exporting): AsyncGenerator<ZipEntry> => {
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

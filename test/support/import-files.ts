// Files as people upload them for import, and what a format extracts from them.
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';

import { ZipFile } from 'yazl';

import type {
  Format,
  ExtractedItem,
  ImportArchive,
  ImportFile,
  ImportSource,
} from '../../src/domains/imports/formats/format.ts';
import { prepareItem } from '../../src/domains/imports/extraction/prepare-item.ts';
import { openArchive } from '../../src/domains/imports/sources/open-archive.ts';
import { createImportFile } from '../../src/domains/imports/sources/create-import-file.ts';
import type { PreparedItem } from '../../src/domains/imports/extraction/prepared-item.schemas.ts';
import type { RecipeDocument } from '../../src/domains/recipe-format/index.ts';

/** The content of a file: text, bytes, or a value that is written as JSON. */
export type Content = string | Uint8Array | readonly unknown[] | { readonly [name: string]: unknown };

const bytesOf = (content: Content): Buffer => {
  if (content instanceof Uint8Array) return Buffer.from(content);
  return Buffer.from(typeof content === 'string' ? content : JSON.stringify(content));
};

export const gzipOf = (content: Content): Buffer => gzipSync(bytesOf(content));

/** A ZIP of files by path. Uncompressed, repetitive content is not mistaken for a ZIP bomb. */
export const zipOf = async (
  files: Readonly<Record<string, Content>>,
  { compress = true }: { readonly compress?: boolean } = {},
): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(files)) zip.addBuffer(bytesOf(content), path, { compress });
  zip.end();
  return buffer(zip.outputStream);
};

export const fileOf = (content: Content, name = 'file'): ImportFile => createImportFile(name, bytesOf(content));

export const archiveOf = async (
  files: Readonly<Record<string, Content>>,
  name = 'archive.zip',
): Promise<ImportArchive> => {
  const archive = await openArchive(name, await zipOf(files));
  if (archive === undefined) throw new Error('The file is not an archive.');
  return archive;
};

/** Everything a format finds in a source, and how much it announced. */
export const findAll = async (
  format: Format,
  source: ImportSource,
): Promise<{ readonly found: readonly ExtractedItem[]; readonly expected: readonly number[] }> => {
  const [found, expected]: [ExtractedItem[], number[]] = [[], []];
  for await (const one of format.read(source, {
    reportTotal: (total) => expected.push(total),
    reportProgress: () => undefined,
  }))
    found.push(one);
  return { found, expected };
};

/** The preview items created from what a format found. */
export const itemsOf = async (format: Format, source: ImportSource): Promise<readonly PreparedItem[]> => {
  const { found } = await findAll(format, source);
  return found.map((one) =>
    prepareItem({ format, extracted: one, containerPath: [], sourceName: source.name, isGuess: false }),
  );
};

/** The document of an item, without the ids inside it and without the parsed form of its lines. */
export const plainDocument = ({ document }: PreparedItem): Omit<RecipeDocument, 'format'> => {
  const { format: _, ...recipe } = JSON.parse(document ?? '{}') as RecipeDocument;
  return {
    ...recipe,
    ...(recipe.times && {
      times: { ...recipe.times, assertions: recipe.times.assertions?.map(({ id: __, ...time }) => time) ?? [] },
    }),
    ingredient_sections: (recipe.ingredient_sections ?? []).map(({ title, ingredients }) => ({
      ...(title !== undefined && { title }),
      ingredients: (ingredients ?? []).map(({ text }) => ({ text: text ?? '' })),
    })),
    instruction_sections: (recipe.instruction_sections ?? []).map(({ id: __, steps, ...section }) => ({
      ...section,
      steps: (steps ?? []).map(({ id: ___, ...step }) => step),
    })),
  };
};

/** The documents of everything a format finds in a source. */
export const documentsOf = async (format: Format, source: ImportSource): Promise<ReturnType<typeof plainDocument>[]> =>
  (await itemsOf(format, source)).map(plainDocument);

/** The lists of a recipe in short form: each section as its title and its lines. */
export const listsOf = ({
  ingredient_sections: ingredients,
  instruction_sections: steps,
}: ReturnType<typeof plainDocument>): {
  readonly ingredients: readonly (readonly [string, ...string[]])[];
  readonly steps: readonly (readonly [string, ...string[]])[];
} => ({
  ingredients: (ingredients ?? []).map(({ title, ingredients: lines }) => [
    title ?? '',
    ...(lines ?? []).map(({ text }) => text ?? ''),
  ]),
  steps: (steps ?? []).map(({ title, steps: lines }) => [title ?? '', ...(lines ?? []).map(({ text }) => text ?? '')]),
});

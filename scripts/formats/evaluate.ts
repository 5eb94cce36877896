import type { ImportArchive, ImportSource } from '../../src/domains/imports/formats/format.ts';
import { prepareItem, hasBlockingDiagnostic } from '../../src/domains/imports/extraction/prepare-item.ts';
import { openArchive } from '../../src/domains/imports/sources/open-archive.ts';
import { createImportFile } from '../../src/domains/imports/sources/create-import-file.ts';
import { extractItems } from '../../src/domains/imports/extraction/extract-items.ts';
import { extractLines, extractDocxLines, collectTexts } from './crude-lines.ts';
import { fold, containsLine } from './fold.ts';

export interface Evaluation {
  readonly file: string;
  readonly formats: readonly string[];
  readonly recipes: number;
  readonly photos: number;
  /** Why recipes cannot be imported, each with the recipe's title. */
  readonly blocking: readonly string[];
  /** Number of source lines searched for in the documents; undefined if they cannot be determined. */
  readonly lines: number | undefined;
  readonly lost: readonly string[];
}

/** The long lines of all files in an archive. */
const extractArchiveLines = async (archive: ImportArchive): Promise<readonly string[]> => {
  const lines: string[] = [];
  for (const { path } of archive.members) {
    if (/\.(?:jpe?g|png|webp|gif|avif|heic|pdf)$/i.test(path)) continue;
    try {
      const inner = /\.zip$/i.test(path) ? await archive.open(path) : undefined;
      const found = inner === undefined ? extractLines(await archive.read(path)) : await extractArchiveLines(inner);
      for (const line of found ?? []) lines.push(line);
    } catch (error) {
      console.error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return lines;
};

const extractSourceLines = async (source: ImportSource, bytes: Uint8Array): Promise<readonly string[] | undefined> => {
  if (source.kind === 'archive') return extractDocxLines(bytes) ?? extractArchiveLines(source);
  return extractLines(source);
};

/** Reads a file the way an import does and searches the result for everything in the source. */
export const evaluate = async (name: string, bytes: Uint8Array, formatId?: string): Promise<Evaluation> => {
  const source = (await openArchive(name, bytes)) ?? createImportFile(name, bytes);
  const formats = new Set<string>();
  const blocking: string[] = [];
  let [recipes, photos, documentText] = [0, 0, ''];
  for await (const result of extractItems(source, {
    formatId,
    reportTotal: () => undefined,
    reportProgress: () => undefined,
  })) {
    const item = prepareItem(result);
    recipes += 1;
    photos += item.photos.length;
    formats.add(item.formatId);
    for (const [, text] of collectTexts(JSON.parse(item.document ?? '{}'))) documentText += fold(text);
    if (hasBlockingDiagnostic(item)) {
      blocking.push(
        `${item.title}: ${item.remarks.map(({ code, evidence }) => `${code} ${evidence ?? ''}`).join(', ')}`,
      );
    }
  }
  // Most of a web page is not part of a recipe. Pages are evaluated by npm run eval:pages.
  const lines = formats.has('web-page') ? undefined : await extractSourceLines(source, bytes);
  return {
    file: name,
    formats: [...formats],
    recipes,
    photos,
    blocking: recipes === 0 ? ['no recipe found'] : blocking,
    lines: lines?.length,
    lost: [...new Set(lines)].filter((line) => !containsLine(line, documentText)),
  };
};

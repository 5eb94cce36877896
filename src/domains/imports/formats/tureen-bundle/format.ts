import type { Format, ExtractedItem, ImportArchive, ImportFile, PhotoLocation, ReadContext } from '../format.ts';
import { baseName, getFolder } from '../../archives/member-paths.ts';
import { readMemberJson, readMember, createUnreadableItem } from '../../archives/read-member.ts';
import { isJsonObject } from '../../values/json-fields.ts';

/** The first file of every bundle, which identifies its format. */
const MANIFEST = 'tureen-bundle.json';

/** Whether a JSON value declares one of our formats, in any version. */
const isOf = (json: unknown, format: RegExp): boolean =>
  isJsonObject(json) && typeof json['format'] === 'string' && format.test(json['format']);

const BUNDLE = /^tureen\.bundle\/\d+$/;
const DOCUMENT = /^tureen\.recipe\/\d+$/;

/** The manifest is at the top level, or in a folder if the bundle was unpacked and zipped again. */
const manifestIn = ({ members }: ImportArchive): string | undefined =>
  members.find(({ path }) => baseName(path) === MANIFEST)?.path;

/** Asset files are named by their content hash. */
const filesIn = ({ members }: ImportArchive, folder: string): ReadonlyMap<string, PhotoLocation> => {
  const files = new Map<string, PhotoLocation>();
  for (const { path } of members) {
    const [, hash] = /^assets\/([a-f\d]{64})\.[A-Za-z\d]{1,12}$/.exec(path.slice(folder.length)) ?? [];
    if (hash !== undefined && path.startsWith(folder)) files.set(`sha256:${hash}`, { kind: 'upload', path: [path] });
  }
  return files;
};

async function* readArchive(archive: ImportArchive, context: ReadContext): AsyncGenerator<ExtractedItem> {
  const folder = getFolder(manifestIn(archive) ?? '');
  const files = filesIn(archive, folder);
  const paths = archive.members
    .map(({ path }) => path)
    .filter((path) => path.startsWith(`${folder}recipes/`) && path.endsWith('.json'));
  context.reportTotal(paths.length);
  for (const path of paths) {
    const file = await readMember(archive, path);
    const document = file.kind === 'file' ? file.json() : undefined;
    if (isJsonObject(document)) yield { kind: 'document', document, files, path: [path] };
    else
      yield createUnreadableItem(
        [path],
        path,
        file.kind === 'unreadable' ? file.reason : 'This is not a recipe document.',
      );
  }
}

function* readFile(file: ImportFile): Generator<ExtractedItem> {
  yield { kind: 'document', document: file.json() };
}

/**
 * Our own bundle: recipe documents as stored, with their files by content hash. A single document is accepted, too.
 */
export const format: Format = {
  id: 'tureen-bundle',
  name: 'Tureen bundle',
  detect: async (source) => {
    if (source.kind === 'file') return isOf(source.json(), DOCUMENT) ? 'sure' : 'no';
    const manifest = manifestIn(source);
    return manifest !== undefined && isOf(await readMemberJson(source, manifest), BUNDLE) ? 'sure' : 'no';
  },
  read: (source, context) => (source.kind === 'archive' ? readArchive(source, context) : readFile(source)),
};

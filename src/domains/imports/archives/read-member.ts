import { UnreadableFile } from '../sources/source-errors.ts';
import type { UnreadableItem, ImportArchive, ImportFile } from '../formats/format.ts';
import { titleFromPath } from './member-paths.ts';

/** That there should be a recipe, and why there is none. */
export const createUnreadableItem = (path: readonly string[], name: string, reason: string): UnreadableItem => ({
  kind: 'unreadable',
  title: titleFromPath(name),
  reason,
  path,
});

/**
 * Reads a member. Only `UnreadableMember` errors become an unreadable item; exceeding a limit of the whole upload
 * throws.
 */
export const readMember = async (archive: ImportArchive, path: string): Promise<ImportFile | UnreadableItem> => {
  try {
    return await archive.read(path);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return createUnreadableItem([path], path, error.message);
  }
};

/** Opens a member that should be an archive, with the same error handling as `readMember`. */
export const openMember = async (archive: ImportArchive, path: string): Promise<ImportArchive | UnreadableItem> => {
  try {
    return (await archive.open(path)) ?? createUnreadableItem([path], path, 'This is not an archive.');
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return createUnreadableItem([path], path, error.message);
  }
};

/** Parses a member as JSON, for format detection. Undefined if it is unreadable or not JSON. */
export const readMemberJson = async (archive: ImportArchive, path: string): Promise<unknown> => {
  const file = await readMember(archive, path);
  return file.kind === 'file' ? file.json() : undefined;
};

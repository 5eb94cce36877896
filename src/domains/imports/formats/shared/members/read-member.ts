import { UnreadableMember } from '../../../reading/too-much.ts';
import type { FoundUnreadable, ImportArchive, ImportFile } from '../../format.ts';
import { titleFromPath } from './member-paths.ts';

/** That there should be a recipe, and why there is none. */
export const unreadableAt = (path: readonly string[], name: string, reason: string): FoundUnreadable => ({
  kind: 'unreadable',
  title: titleFromPath(name),
  reason,
  path,
});

/**
 * Reads a member. Only `UnreadableMember` errors become an unreadable item; exceeding a limit of the whole upload
 * throws.
 */
export const readMember = async (archive: ImportArchive, path: string): Promise<ImportFile | FoundUnreadable> => {
  try {
    return await archive.read(path);
  } catch (error) {
    if (!(error instanceof UnreadableMember)) throw error;
    return unreadableAt([path], path, error.message);
  }
};

/** Opens a member that should be an archive, with the same error handling as `readMember`. */
export const openMember = async (archive: ImportArchive, path: string): Promise<ImportArchive | FoundUnreadable> => {
  try {
    return (await archive.open(path)) ?? unreadableAt([path], path, 'It is no archive.');
  } catch (error) {
    if (!(error instanceof UnreadableMember)) throw error;
    return unreadableAt([path], path, error.message);
  }
};

/** Parses a member as JSON, for format detection. Undefined if it is unreadable or not JSON. */
export const jsonOfMember = async (archive: ImportArchive, path: string): Promise<unknown> => {
  const file = await readMember(archive, path);
  return file.kind === 'file' ? file.json() : undefined;
};

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

/** A member, or that it cannot be read. What breaks a limit of the whole upload goes on to whoever asked. */
export const readMember = async (archive: ImportArchive, path: string): Promise<ImportFile | FoundUnreadable> => {
  try {
    return await archive.read(path);
  } catch (error) {
    if (!(error instanceof UnreadableMember)) throw error;
    return unreadableAt([path], path, error.message);
  }
};

/** A member that is an archive, or that it cannot be read as one. */
export const openMember = async (archive: ImportArchive, path: string): Promise<ImportArchive | FoundUnreadable> => {
  try {
    return (await archive.open(path)) ?? unreadableAt([path], path, 'It is no archive.');
  } catch (error) {
    if (!(error instanceof UnreadableMember)) throw error;
    return unreadableAt([path], path, error.message);
  }
};

/** What a member says as JSON; undefined where it cannot be read or is none. To tell what an archive is. */
export const jsonOfMember = async (archive: ImportArchive, path: string): Promise<unknown> => {
  const file = await readMember(archive, path);
  return file.kind === 'file' ? file.json() : undefined;
};

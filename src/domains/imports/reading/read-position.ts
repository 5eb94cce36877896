import type { ImportSource } from '../formats/format.ts';

/** How far a source has been read. */
export interface ReadPosition {
  /** The number of things found so far. */
  readonly found: number;
  /**
   * The member of the outermost archive that contains the last of them; `foundBefore` counts those before that member.
   */
  readonly member: string | undefined;
  readonly foundBefore: number;
}

/** A member of the outermost archive, by index, that could not be read to its end, and why. */
export interface LostMember {
  readonly index: number;
  readonly reason: string;
}

/** Where to resume after a thread was stopped. */
export interface Resume {
  /** The position after the last items that were sent. */
  readonly position: ReadPosition;
  readonly lost: readonly LostMember[];
}

export const START: ReadPosition = { found: 0, member: undefined, foundBefore: 0 };

/** Something that was found, with its path through archives and its path within the source that its format read. */
interface Placed {
  readonly within: readonly string[];
  readonly found: { readonly path?: readonly string[] };
}

export const positionAfter = (position: ReadPosition, { within, found }: Placed): ReadPosition => {
  const member = within[0] ?? found.path?.[0];
  return {
    found: position.found + 1,
    member,
    foundBefore: member !== undefined && member === position.member ? position.foundBefore : position.found,
  };
};

/** The position to resume from. Items already sent from a lost member stay, and the loss is reported in its place. */
export const resumeAt = (source: ImportSource, { position, lost }: Resume): ReadPosition => {
  const { member, foundBefore } = position;
  const isLost = source.kind === 'archive' && lost.some(({ index }) => source.members[index]?.path === member);
  return isLost ? { found: foundBefore, member, foundBefore } : position;
};

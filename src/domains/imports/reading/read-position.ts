import type { ImportSource } from '../formats/format.ts';

/** How far the reading of a source is. */
export interface ReadPosition {
  /** How many things were found in it. */
  readonly found: number;
  /** The member of its outermost archive that holds the last of them, and how many were found before that member. */
  readonly member: string | undefined;
  readonly foundBefore: number;
}

/** A member of the outermost archive, by its place in it, that could not be read to its end, and why. */
export interface LostMember {
  readonly index: number;
  readonly reason: string;
}

/** For reading on after a thread was ended. */
export interface Resume {
  /** Of what was sent last. */
  readonly position: ReadPosition;
  readonly lost: readonly LostMember[];
}

export const START: ReadPosition = { found: 0, member: undefined, foundBefore: 0 };

/** Something that was found: in these members of archives, and in its own of the source that its format read. */
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

/** Where to read on. What was sent of a lost member stays; that it was lost is found in its place. */
export const resumeAt = (source: ImportSource, { position, lost }: Resume): ReadPosition => {
  const { member, foundBefore } = position;
  const isLost = source.kind === 'archive' && lost.some(({ index }) => source.members[index]?.path === member);
  return isLost ? { found: foundBefore, member, foundBefore } : position;
};

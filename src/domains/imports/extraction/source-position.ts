import type { ImportSource } from '../formats/format.ts';

/** How far a source has been read. */
export interface SourcePosition {
  /** The number of things found so far. */
  readonly foundCount: number;
  /**
   * The member of the outermost archive that contains the last of them; `foundBeforeMember` counts those before that member.
   */
  readonly member: string | undefined;
  readonly foundBeforeMember: number;
}

/** A member of the outermost archive, by index, that could not be read to its end, and why. */
export interface SkippedMember {
  readonly index: number;
  readonly reason: string;
}

/** Where to resume after a thread was stopped. */
export interface ResumePoint {
  /** The position after the last items that were sent. */
  readonly position: SourcePosition;
  readonly skippedMembers: readonly SkippedMember[];
}

export const START_POSITION: SourcePosition = { foundCount: 0, member: undefined, foundBeforeMember: 0 };

/** Something that was found, with its path through archives and its path within the source that its format read. */
interface Placed {
  readonly containerPath: readonly string[];
  readonly extracted: { readonly path?: readonly string[] };
}

export const advancePosition = (position: SourcePosition, { containerPath, extracted }: Placed): SourcePosition => {
  const member = containerPath[0] ?? extracted.path?.[0];
  return {
    foundCount: position.foundCount + 1,
    member,
    foundBeforeMember:
      member !== undefined && member === position.member ? position.foundBeforeMember : position.foundCount,
  };
};

/** The position to resume from. Items already sent from a lost member stay, and the loss is reported in its place. */
export const getResumePosition = (source: ImportSource, { position, skippedMembers }: ResumePoint): SourcePosition => {
  const { member, foundBeforeMember } = position;
  const isLost =
    source.kind === 'archive' && skippedMembers.some(({ index }) => source.members[index]?.path === member);
  return isLost ? { foundCount: foundBeforeMember, member, foundBeforeMember: foundBeforeMember } : position;
};

import type { Book } from '../../src/domains/organization/index.ts';

export type Member = Book['members'][number];
export type Chapter = Book['chapters'][number];

/** The members of a chapter in their order; those of no chapter stand before all chapters. */
export interface Group {
  readonly chapter: Chapter | undefined;
  readonly members: readonly Member[];
}

interface Arranged {
  readonly chapters: readonly Chapter[];
  readonly members: readonly Member[];
}

export const groupsOf = ({ chapters, members }: Arranged): readonly Group[] =>
  [undefined, ...chapters].map((chapter) => ({
    chapter,
    members: members.filter(({ chapter_id: id }) => (chapter === undefined ? id === null : id === chapter.id)),
  }));

/** Where a member goes: into which chapter, and before how many of the others there. */
export interface Place {
  readonly chapterId: string | null;
  readonly index: number;
}

const withMember = (members: readonly Member[], member: Member, index: number): readonly Member[] => [
  ...members.slice(0, index),
  member,
  ...members.slice(index),
];

/** With another note for a member; one that was taken out meanwhile is put back for it, at the end. */
export const withNote =
  (member: Member, note: string) =>
  (members: readonly Member[]): readonly Member[] =>
    members.some(({ entry_id }) => entry_id === member.entry_id)
      ? members.map((one) => (one.entry_id === member.entry_id ? { ...one, note } : one))
      : [...members, { ...member, note }];

/** The members in the order of the book, with one of them at another place. */
export const placed = (book: Arranged, id: string, { chapterId, index }: Place): readonly Member[] => {
  const member = book.members.find(({ entry_id }) => entry_id === id);
  if (member === undefined) return book.members;
  const moved = { ...member, chapter_id: chapterId };
  return groupsOf(book).flatMap(({ chapter, members }) => {
    const others = members.filter(({ entry_id }) => entry_id !== id);
    return (chapter?.id ?? null) === chapterId ? withMember(others, moved, index) : others;
  });
};

/**
 * One place up or down. At the edge of a chapter that is the end of the one before, or the beginning of the next;
 * undefined where there is none.
 */
export const placeBeside = (book: Arranged, id: string, step: 1 | -1): Place | undefined => {
  const groups = groupsOf(book);
  const at = groups.findIndex(({ members }) => members.some(({ entry_id }) => entry_id === id));
  const group = groups[at];
  if (group === undefined) return undefined;
  const index = group.members.findIndex(({ entry_id }) => entry_id === id) + step;
  if (index >= 0 && index < group.members.length) return { chapterId: group.chapter?.id ?? null, index };
  const next = groups[at + step];
  if (next === undefined) return undefined;
  return { chapterId: next.chapter?.id ?? null, index: step === 1 ? 0 : next.members.length };
};

/** The same as `before` and `after` a member that it is dropped on. */
export const placeAt = (book: Arranged, id: string, targetId: string, isAfter: boolean): Place | undefined => {
  const group = groupsOf(book).find(({ members }) => members.some(({ entry_id }) => entry_id === targetId));
  if (group === undefined || id === targetId) return undefined;
  const others = group.members.filter(({ entry_id }) => entry_id !== id);
  const index = others.findIndex(({ entry_id }) => entry_id === targetId) + (isAfter ? 1 : 0);
  return { chapterId: group.chapter?.id ?? null, index };
};

import type { Book } from '../../src/domains/organization/index.ts';

export type Member = Book['members'][number];
export type Chapter = Book['chapters'][number];

/** The members of a chapter in order; those without a chapter come first. */
export interface ChapterGroup {
  readonly chapter: Chapter | undefined;
  readonly members: readonly Member[];
}

interface BookOrder {
  readonly chapters: readonly Chapter[];
  readonly members: readonly Member[];
}

export const groupByChapter = ({ chapters, members }: BookOrder): readonly ChapterGroup[] =>
  [undefined, ...chapters].map((chapter) => ({
    chapter,
    members: members.filter(({ chapter_id: id }) => (chapter === undefined ? id === null : id === chapter.id)),
  }));

/** A position: the chapter and the index within it. */
export interface MemberPosition {
  readonly chapterId: string | null;
  readonly index: number;
}

const insertMember = (members: readonly Member[], member: Member, index: number): readonly Member[] => [
  ...members.slice(0, index),
  member,
  ...members.slice(index),
];

/** Sets the note of a member. A member that was removed since is added again at the end. */
export const setNote =
  (member: Member, note: string) =>
  (members: readonly Member[]): readonly Member[] =>
    members.some(({ entry_id }) => entry_id === member.entry_id)
      ? members.map((one) => (one.entry_id === member.entry_id ? { ...one, note } : one))
      : [...members, { ...member, note }];

/** The members in book order, with one of them moved. */
export const moveMember = (book: BookOrder, id: string, { chapterId, index }: MemberPosition): readonly Member[] => {
  const member = book.members.find(({ entry_id }) => entry_id === id);
  if (member === undefined) return book.members;
  const moved = { ...member, chapter_id: chapterId };
  return groupByChapter(book).flatMap(({ chapter, members }) => {
    const others = members.filter(({ entry_id }) => entry_id !== id);
    return (chapter?.id ?? null) === chapterId ? insertMember(others, moved, index) : others;
  });
};

/**
 * One position up or down. At the edge of a chapter, the end of the previous or the start of the next one; undefined if
 * there is none.
 */
export const getAdjacentPosition = (book: BookOrder, id: string, step: 1 | -1): MemberPosition | undefined => {
  const groups = groupByChapter(book);
  const at = groups.findIndex(({ members }) => members.some(({ entry_id }) => entry_id === id));
  const group = groups[at];
  if (group === undefined) return undefined;
  const index = group.members.findIndex(({ entry_id }) => entry_id === id) + step;
  if (index >= 0 && index < group.members.length) return { chapterId: group.chapter?.id ?? null, index };
  const next = groups[at + step];
  if (next === undefined) return undefined;
  return { chapterId: next.chapter?.id ?? null, index: step === 1 ? 0 : next.members.length };
};

/** The position before or after another member. */
export const getDropPosition = (
  book: BookOrder,
  id: string,
  targetId: string,
  isAfter: boolean,
): MemberPosition | undefined => {
  const group = groupByChapter(book).find(({ members }) => members.some(({ entry_id }) => entry_id === targetId));
  if (group === undefined || id === targetId) return undefined;
  const others = group.members.filter(({ entry_id }) => entry_id !== id);
  const index = others.findIndex(({ entry_id }) => entry_id === targetId) + (isAfter ? 1 : 0);
  return { chapterId: group.chapter?.id ?? null, index };
};

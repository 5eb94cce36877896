import { asId } from '../../../platform/ids/ids.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
import type { PlacedMember } from './book-member.store.ts';
import type { BookMembersInput } from './book.schemas.ts';
import { assignMemberPositions } from './assign-member-positions.ts';

/** The changes that turn a book's members into the requested ones. */
export interface MemberChanges {
  readonly added: readonly EntryId[];
  readonly removed: readonly EntryId[];
  /** New members, and members that move or get another note. */
  readonly upserts: readonly PlacedMember[];
}

const isSame = (one: PlacedMember, other: PlacedMember | undefined): boolean =>
  other !== undefined &&
  one.position === other.position &&
  one.chapter_id === other.chapter_id &&
  one.note === other.note;

/** Compares a book's members with the requested list, in order. Members keep their positions where possible. */
export const diffMembers = (before: readonly PlacedMember[], given: BookMembersInput['members']): MemberChanges => {
  const known = new Map(before.map((member) => [member.entry_id, member]));
  const positions = assignMemberPositions(given.map(({ entry_id }) => known.get(asId<EntryId>(entry_id))?.position));
  const wanted = given.map(({ entry_id, chapter_id, note }, index): PlacedMember => ({
    entry_id: asId<EntryId>(entry_id),
    position: positions[index] ?? 0,
    chapter_id: chapter_id ?? null,
    note: note ?? '',
  }));
  const stays = new Set(wanted.map((member) => member.entry_id));
  return {
    added: [...stays].filter((id) => !known.has(id)),
    removed: before.map((member) => member.entry_id).filter((id) => !stays.has(id)),
    upserts: wanted.filter((member) => !isSame(member, known.get(member.entry_id))),
  };
};

import type { Violation } from '../../../platform/problem/problem.ts';
import type { BookMembersInput, Chapter } from './book.schemas.ts';

/** Violations in a list of members; `unknown` are its recipes that do not exist in the library. */
export const findMemberViolations = (
  members: BookMembersInput['members'],
  chapters: readonly Chapter[],
  unknown: ReadonlySet<string>,
): readonly Violation[] => {
  const seen = new Set<string>();
  const known = new Set(chapters.map(({ id }) => id));
  return members.flatMap(({ entry_id, chapter_id }, index): readonly Violation[] => {
    const location = `body.members[${index}]`;
    const violations: Violation[] = [];
    if (unknown.has(entry_id)) {
      const message = 'is not a recipe of this library';
      violations.push({ location: `${location}.entry_id`, code: 'unknown', message, value: entry_id });
    } else if (seen.has(entry_id)) {
      const message = 'is a member before it: a recipe is in a book once';
      violations.push({ location: `${location}.entry_id`, code: 'duplicate', message, value: entry_id });
    }
    if (typeof chapter_id === 'string' && !known.has(chapter_id)) {
      const message = 'is not a chapter of this book';
      violations.push({ location: `${location}.chapter_id`, code: 'unknown', message, value: chapter_id });
    }
    seen.add(entry_id);
    return violations;
  });
};

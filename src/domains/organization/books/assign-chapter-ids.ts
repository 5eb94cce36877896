import { asId } from '../../../platform/ids/ids.ts';
import type { NewId } from '../../../platform/ids/ids.ts';
import { assertNoViolations } from '../../../platform/problem/assert-no-violations.ts';
import type { BookInput, ChapterId } from './book.schemas.ts';

/** A chapter with an id. */
interface NamedChapter {
  readonly id: ChapterId;
  readonly title: string;
}

/** The chapters of a book with missing ids generated. Duplicate ids are rejected. */
export const assignChapterIds = (newId: NewId, given: BookInput['chapters']): readonly NamedChapter[] => {
  const chapters = (given ?? []).map(({ id, title }) => ({
    id: typeof id === 'string' ? asId<ChapterId>(id) : newId<ChapterId>(),
    title: title.trim(),
  }));
  const places = new Map<ChapterId, number>();
  assertNoViolations(
    chapters.flatMap(({ id }, index) => {
      const first = places.get(id) ?? index;
      places.set(id, first);
      const message = `is the id of chapters[${first}], too`;
      return first === index ? [] : [{ location: `body.chapters[${index}].id`, code: 'duplicate', message, value: id }];
    }),
  );
  return chapters;
};

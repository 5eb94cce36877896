import type { In } from '../language/catalogue.ts';
import type { Formats } from '../language/format.ts';
import type { PreviewBody } from './review.api.ts';
import { countRead } from './review-choices.ts';
import type { reviewWords } from './review.words.ts';

/** What was read and what was not, that nothing is kept yet, and for how long it waits. */
export const leadOf = (
  { items, expires_at }: Pick<PreviewBody, 'items' | 'expires_at'>,
  words: In<typeof reviewWords>,
  formats: Formats,
): string => {
  const { readable, unreadable } = countRead(items);
  const until = words.leadUntil(formats.date(expires_at));
  if (readable === 0) return `${words.noneRead} ${until}`;
  const read = [
    words.read(readable, formats.number(readable)),
    ...(unreadable > 0 ? [words.unread(unreadable, formats.number(unreadable))] : []),
  ];
  return `${read.join(', ')}. ${words.leadKept} ${until}`;
};

import { useState } from 'react';

import { coverAddress } from '../api/organization.ts';
import type { BookSummary } from '../api/organization.ts';
import './book-cover.css';

export interface BookCoverProps {
  readonly book: Pick<BookSummary, 'id' | 'title' | 'cover' | 'kind'>;
  readonly preset: 'thumb' | 'card' | 'reader';
}

/** One of five cloths, the same for a book for ever. */
const clothOf = (id: string): number => Number.parseInt(id.slice(-4), 16) % 5;

/** Its picture, or cloth with its title pressed into it. The title stands beside it as well, so this one is silent. */
export const BookCover = ({ book: { id, title, cover, kind }, preset }: BookCoverProps) => {
  const [failed, setFailed] = useState<string>();
  return (
    <span className="book-cover" data-cloth={clothOf(id)} data-kind={kind} aria-hidden>
      {cover === null || cover === failed ? (
        <span className="book-cover-title">{title}</span>
      ) : (
        <img
          src={coverAddress(id, cover, preset)}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(cover)}
        />
      )}
    </span>
  );
};

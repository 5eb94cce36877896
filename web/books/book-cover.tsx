import { useState } from 'react';

import { buildCoverUrl } from '../api/organization.ts';
import type { BookSummary } from '../api/organization.ts';
import './book-cover.css';

export interface BookCoverProps {
  readonly book: Pick<BookSummary, 'id' | 'title' | 'cover' | 'kind'>;
  readonly preset: 'thumb' | 'card' | 'reader';
}

/** One of five cloths, stable per book. */
const getCloth = (id: string): number => Number.parseInt(id.slice(-4), 16) % 5;

/** The cover picture, or cloth with the title on it. Hidden from screen readers, since the title is beside it. */
export const BookCover = ({ book: { id, title, cover, kind }, preset }: BookCoverProps) => {
  const [failed, setFailed] = useState<string>();
  return (
    <span className="book-cover" data-cloth={getCloth(id)} data-kind={kind} aria-hidden>
      {cover === null || cover === failed ? (
        <span className="book-cover-title">{title}</span>
      ) : (
        <img
          src={buildCoverUrl(id, cover, preset)}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(cover)}
        />
      )}
    </span>
  );
};
